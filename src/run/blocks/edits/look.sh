# "bounds MOST PIECES" comes first: the largest size of a file, and the blocks of a piece. "look INDEX PATH SKIP" then
# prints the kind of the entry at a path, without opening or following it. For a regular file that is not too large, it
# also prints a piece in base64, after SKIP blocks of 512 bytes. For "-" it prints no content. The script opens only
# regular files, because opening a pipe would block.
LC_ALL=C
export LC_ALL
bounds() { most=$1 pieces=$2; }
look() {
  if [ -L "$2" ] || [ -e "$2" ]; then
    line=$(ls -ldn "$2") || exit
    set -f
    set -- "$1" "$2" "$3" $line
    set +f
    case $4 in -*) ;; *) echo "= $1 $4 0"; return ;; esac
    echo "= $1 $4 $8"
    [ "$3" = - ] || [ "$8" -gt "$most" ] || [ "$8" -le "$(($3 * 512))" ] || piece "$2" "$3"
  fi
}
piece() {
  dd if="$1" bs=512 skip="$2" count="$pieces" 2>/dev/null | base64 || exit
}
