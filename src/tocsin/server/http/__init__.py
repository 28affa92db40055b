"""HTTP endpoints, by resource."""
