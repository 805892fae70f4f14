"""Environments keep the promises of their libraries."""
