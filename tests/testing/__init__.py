"""The contract test itself."""
