"""The operator's own address: metrics, and the API as a document.

In a thread of its own: what it tells is most wanted when nothing else answers.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from penstock.server.config import BadSetting, why_not_there

SECONDS = 10.0  # in which somebody must have asked
Document = tuple[str, Callable[[], bytes]]  # its kind, and how it is made


class OperatorDoor:
    """A small server that only answers GET, for few and friendly readers."""

    def __init__(self, address: str, documents: Mapping[str, Document]) -> None:
        """
        Args:
            address: host and port to listen on.
            documents: what there is beside the metrics, by path.
        """
        host, _, port = address.rpartition(":")
        found = {"/metrics": (CONTENT_TYPE_LATEST, generate_latest), **documents}

        class Handler(BaseHTTPRequestHandler):
            timeout = SECONDS

            def do_GET(self) -> None:
                document = found.get(self.path.partition("?")[0])
                body = document[1]() if document else b"not found\n"
                self.send_response(200 if document else 404)
                self.send_header("content-type", document[0] if document else "text/plain")
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                """Nobody's addresses in the log."""

        try:
            self._server = ThreadingHTTPServer((host.strip("[]"), int(port)), Handler)
        except OSError as error:
            raise BadSetting(f"The operator's address {address}: {why_not_there(error)}.") from None
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True, name="operator")

    def start(self) -> None:
        self._thread.start()

    async def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
