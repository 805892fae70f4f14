"""The engine: chance, hexes, words, ledger, parts, records, sessions."""
