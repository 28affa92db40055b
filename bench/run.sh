#!/bin/sh
# Measures our games beside peers' in one run; see bench/README.md.
set -eu
cd "$(dirname "$0")/.."
exec "${PYTHON:-python3}" -m bench.compare "$@"
