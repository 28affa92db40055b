"""Rules: the position, a module for each chapter of the booklet, end and scoring."""
