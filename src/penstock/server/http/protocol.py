"""HTTP from strangers: a header comes soon and is small, and whoever asks also reads the answer.

uvicorn waits for ever for the first byte, the last header and the reader of an answer.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from penstock.server.config import RateLimits

TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


def timed(limits: RateLimits) -> type[HttpToolsProtocol]:
    """The protocol with these limits; uvicorn makes one of them for each connection."""

    class Timed(HttpToolsProtocol):
        _header_bytes = 0
        _is_in_header = True
        _header_timer: asyncio.TimerHandle | None = None
        _write_timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._expect_header()

        def _expect_header(self) -> None:
            self._is_in_header, self._header_bytes = True, 0
            if self._header_timer is None:
                self._header_timer = self.loop.call_later(limits.header_seconds, self.transport.abort)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._expect_header()

        def on_headers_complete(self) -> None:
            self._is_in_header = False
            self._stop_timers()
            super().on_headers_complete()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._header_bytes += len(data)
            if self._is_in_header and self._header_bytes > limits.header_bytes:
                self.transport.write(TOO_LARGE)
                self.transport.close()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._write_timer = self.loop.call_later(limits.send_seconds, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            self._stop_timers()

        def _stop_timers(self) -> None:
            for timer in (self._header_timer, self._write_timer):
                if timer is not None:
                    timer.cancel()
            self._header_timer = self._write_timer = None

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_timers()
            super().connection_lost(exc)

    return Timed
