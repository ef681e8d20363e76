# Runs one of two equivalent programs: $1 in Python, $2 in Node. $3 is its argument. Exit code 90: the image has
# neither.
if command -v python3 >/dev/null 2>&1; then exec python3 -I -S -c "$1" "$3"
elif command -v python >/dev/null 2>&1; then exec python -I -S -c "$1" "$3"
elif command -v node >/dev/null 2>&1; then exec node -e "$2" "$3"
fi
exit 90
