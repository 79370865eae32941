"""The manifests for Kubernetes name only what there is: options, variables, paths, ports."""

from typing import Any

import pytest
import typer.main
import yaml
from docs.doc_pages import ROOT
from docs.test_doc_commands import fault

from saleroom.cli import app
from saleroom.web.http_pages import health, ready

FILE = ROOT / "docs" / "examples" / "kubernetes" / "saleroom.yaml"
# Read by others than `saleroom serve`: by uvicorn, and where compiled code is kept.
OTHERS = {"FORWARDED_ALLOW_IPS", "SALEROOM_CACHE"}

Manifest = dict[str, Any]


@pytest.fixture(scope="module")
def manifests() -> dict[str, Manifest]:
    found = list(yaml.safe_load_all(FILE.read_text()))
    kinds = [one["kind"] for one in found]
    assert len(kinds) == len(set(kinds))
    return dict(zip(kinds, found, strict=True))


@pytest.fixture(scope="module")
def container(manifests: dict[str, Manifest]) -> Manifest:
    (only,) = manifests["Deployment"]["spec"]["template"]["spec"]["containers"]
    found: Manifest = only
    return found


def test_everything_a_server_needs_is_there(manifests: dict[str, Manifest]) -> None:
    wanted = {"Secret", "Deployment", "PodDisruptionBudget", "Service", "Ingress"}
    assert set(manifests) == wanted
    assert all(one["apiVersion"] and one["metadata"]["name"] for one in manifests.values())


def test_the_command_can_be_typed(container: Manifest) -> None:
    program, *words = container["args"]
    assert program == "saleroom"
    assert fault(words) == ""


def test_every_variable_is_read_and_every_secret_is_there(
    manifests: dict[str, Manifest], container: Manifest
) -> None:
    serve: Any = typer.main.get_command(app).commands["serve"]
    read = {str(option.envvar) for option in serve.params if option.envvar} | OTHERS
    assert {one["name"] for one in container["env"]} <= read
    kept = manifests["Secret"]["stringData"]
    named = [one["valueFrom"]["secretKeyRef"] for one in container["env"] if "valueFrom" in one]
    assert {one["name"] for one in named} == {manifests["Secret"]["metadata"]["name"]}
    assert {one["key"] for one in named} == set(kept)


def test_probes_ask_what_the_server_answers(container: Manifest) -> None:
    paths = {
        name: container[f"{name}Probe"]["httpGet"]["path"] for name in ("liveness", "readiness")
    }
    assert paths == {"liveness": health.path, "readiness": ready.path}


def test_ports_and_labels_lead_from_the_ingress_to_the_server(
    manifests: dict[str, Manifest], container: Manifest
) -> None:
    (port,) = container["ports"]
    assert f"--port={port['containerPort']}" in container["args"]
    (service,) = manifests["Service"]["spec"]["ports"]
    assert service["targetPort"] == port["name"]
    (rule,) = manifests["Ingress"]["spec"]["rules"]
    (path,) = rule["http"]["paths"]
    backend = path["backend"]["service"]
    assert backend["name"] == manifests["Service"]["metadata"]["name"]
    assert backend["port"]["name"] == service["name"]
    assert f"--origin=https://{rule['host']}" in container["args"]
    labels = manifests["Deployment"]["spec"]["template"]["metadata"]["labels"]
    assert manifests["Service"]["spec"]["selector"] == labels
    assert manifests["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
