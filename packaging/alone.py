"""Runs a command under an exclusive lock of a file: `alone.py FILE COMMAND...`.

The lock is released when the command ends; flock(1) does not exist on every system.
"""

import fcntl
import os
import sys

file = os.open(sys.argv[1], os.O_RDONLY)
fcntl.flock(file, fcntl.LOCK_EX)
os.set_inheritable(file, True)
os.execvp(sys.argv[2], sys.argv[2:])
