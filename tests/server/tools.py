"""`curl` and `jq` for machines without them: as much of both as the example of docs/api.md uses."""

from __future__ import annotations

import argparse
import json
import re
import sys
from http.cookiejar import MozillaCookieJar
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

LATE = 2**31 - 1
STEP = re.compile(r'\.(\w+)|\["(\w+)"\]|\[(-?\d+)\]')


def curl(arguments: list[str]) -> str:
    parser = argparse.ArgumentParser()
    parser.add_argument("-sS", action="store_true")
    parser.add_argument("-X")
    parser.add_argument("-b", required=True)
    parser.add_argument("-c", required=True)
    parser.add_argument("-H", action="append", default=[])
    parser.add_argument("-d")
    parser.add_argument("url")
    args = parser.parse_args(arguments)
    jar = MozillaCookieJar(args.b)
    if Path(args.b).stat().st_size:
        jar.load(ignore_discard=True)
    headers = dict(line.split(": ", 1) for line in args.H)
    body = args.d.encode() if args.d else None
    request = Request(args.url, body, headers, method=args.X or ("POST" if body else "GET"))
    try:
        answer = build_opener(HTTPCookieProcessor(jar)).open(request)
    except HTTPError as error:
        answer = error
    for cookie in jar:
        cookie.expires = cookie.expires or LATE  # an empty column would be read as none
    jar.save(args.c, ignore_discard=True)
    return str(answer.read().decode())


def jq(arguments: list[str]) -> str:
    """A path, and perhaps a text for where it leads nowhere."""
    flags = [a for a in arguments if a.startswith("-")]
    path, *files = [a for a in arguments if not a.startswith("-")]
    value: Any = json.loads(Path(files[0]).read_text("utf-8") if files else sys.stdin.read())
    for name, quoted, index in STEP.findall(path.removesuffix(' // ""')):
        if value is not None:
            value = value[int(index)] if index else value.get(name or quoted)
    if value is None and path.endswith(' // ""'):
        value = ""
    is_bare = "-r" in flags and isinstance(value, str)
    return value if is_bare else json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    print({"curl": curl, "jq": jq}[sys.argv[1]](sys.argv[2:]))
