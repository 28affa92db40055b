"""The WebSocket of each page: protocol, messages and connection."""
