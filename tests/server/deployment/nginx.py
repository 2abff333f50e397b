"""nginx for the tests: private, on a free port, with a certificate of its own.

It is Debian's, or whichever is on the PATH; on a Debian where we are root and there is none, it is
installed. Where there cannot be one the tests are skipped and the summary says so; with CI=true
they fail.
"""

import datetime
import ipaddress
import os
import shutil
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.server.postgres import install_package, is_root

NOT_TESTED = "The proxy was NOT tested"
PACKAGE = "nginx"
DEBIAN = "/usr/sbin/nginx"  # not on everybody's PATH

# As in the image nginx:1, which includes the files of conf.d.
MAIN = """
{user}
worker_processes 1;
pid {folder}/pid;
events {{ worker_connections 1024; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/conf.d/*.conf;
}}
"""


def nginx_command(folder: Path, configuration: str) -> list[str]:
    """`configuration` is the file for conf.d. The command is the image's."""
    (folder / "conf.d").mkdir(parents=True)
    (folder / "conf.d" / "default.conf").write_text(configuration)
    user = "user root;" if is_root() else ""  # another one couldn't enter pytest's folder
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
    where = ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    return [program(), *where, "-g", "daemon off;"]


def program() -> str:
    found = _installed()
    complaints = "" if found else install_package(PACKAGE)
    found = found or _installed()
    if found is None:
        how = f"on Debian and Ubuntu: apt-get install {PACKAGE}"
        reason = f"{NOT_TESTED}: it is not installed ({how}) {complaints}".strip()
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return found


def make_certificate(folder: Path) -> None:
    """For 127.0.0.1, signed by itself."""
    folder.mkdir(parents=True)
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    now, day = datetime.datetime.now(datetime.UTC), datetime.timedelta(days=1)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    (folder / "fullchain.pem").write_bytes(certificate.public_bytes(pem))
    private = serialization.PrivateFormat.PKCS8
    bare = serialization.NoEncryption()
    (folder / "privkey.pem").write_bytes(key.private_bytes(pem, private, bare))


def _installed() -> str | None:
    return shutil.which(PACKAGE) or shutil.which(DEBIAN)
