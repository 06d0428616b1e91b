#!/bin/sh
# Starts one program of the composition with its settings:
#   with-settings.sh NAME PROGRAM [ARGUMENT…]
# NAME is a setting without which the program cannot work. In production it comes from .env. With `--profile sandbox` a file of
# generated settings is mounted instead (scripts/development-settings.mjs). Both at once would mix production data with the sandbox.
set -eu
needed=$1
shift
file=${DEVELOPMENT_SETTINGS:-/run/development/settings.env}
given=$(printenv "$needed" || true)
if [ -r "$file" ]; then
  if [ -n "$given" ]; then
    echo "This project has settings of the sandbox, and .env has $needed: production and the sandbox are never mixed. Start one of them under a name of its own with 'docker compose --project-name'. When the sandbox was started here by mistake, remove only its volumes, whose names contain 'development-'." >&2
    exit 1
  fi
  set -a
  # shellcheck disable=SC1090
  . "$file"
  set +a
elif [ -z "$given" ]; then
  echo "Setting $needed is missing. Run 'npm run setup' to write .env for production, or try the product with 'docker compose --profile sandbox up'." >&2
  exit 1
fi
exec "$@"
