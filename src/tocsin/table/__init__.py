"""Tables: matches with seats, clocks, chat and a log; no network code."""
