"""Notices by e-mail, web push and webhook."""
