"""The contract between games and the platform; it contains no game and does no input or output."""
