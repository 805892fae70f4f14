"""Atua: every rule of its ledger, and every example of its rulebook."""
