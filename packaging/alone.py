"""Runs a command while nobody else does: `alone.py FILE COMMAND...` waits for FILE's lock.

The lock ends with the command, however that ends; flock(1) is not on every system.
"""

import fcntl
import os
import sys

file = os.open(sys.argv[1], os.O_RDONLY)
fcntl.flock(file, fcntl.LOCK_EX)
os.set_inheritable(file, True)
os.execvp(sys.argv[2], sys.argv[2:])
