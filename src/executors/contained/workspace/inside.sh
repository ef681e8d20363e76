# Reads or changes the workspace. Arguments: the workspace, then actions. "list" takes the expression of entries that
# find skips, and a pattern of paths that are too long for the kernel. Names are compared as bytes, and times in one
# time zone. TAR_OPTIONS of the image or the user must not apply here.
export LC_ALL=C TZ=UTC0
unset TAR_OPTIONS
enter_workspace "$1"
shift
newline='
'
# If find does not support -printf, stat is used. Its records end with a line break. So names with a line break, and
# paths too long for the kernel, are listed separately. Only a complete listing has an end, because a part of one would
# look like deletions.
list() {
  if find . -maxdepth 0 -printf '' >/dev/null 2>&1; then
    find . $most -printf '%M %s %i %T@ %C@ %p\0' 2>/dev/null
    return
  fi
  _ends=$({ {
      { find . $most ! -path "*$newline*" ! -path "$long" -print0 2>/dev/null; echo $? >&4; } |
        { xargs -0 stat -c '%A %s %i %y %z %n' 2>/dev/null; echo $? >&4; } | tr '\n' '\0' >&3
    } 4>&1; } 3>&5)
  find . $most ! -type d \( -path "*$newline*" -o -path "$long" \) -exec printf '?????????? 0 0 0 - %s\0' {} + 2>/dev/null
  set -- $? $_ends
  for _end in "$@"; do case $_end in 0|1|123) ;; *) return 2 ;; esac; done
} 5>&1
while [ $# -gt 0 ]; do
  case $1 in
    list)
      most=$2 long=$3
      list </dev/null
      [ $? -le 1 ] && printf '\0'
      shift 2
      ;;
    pack)
      # Uses several archives if there are many names, because not every tar reads names from its input.
      case $(tar --help 2>&1) in *--hard-dereference*) _flags="--no-recursion --hard-dereference" ;; *) _flags= ;; esac
      exec xargs -0 tar $_flags -cf -
      ;;
    # Its error output stays open, because some engines end the input of a process that has closed an output.
    hash) exec xargs -0 sha256sum -b ;;
    unlock) chmod -R u+rwx . 2>/dev/null ;;
    remove) exec xargs -0 rm -rf -- ;;
    remove-empty) xargs -0 rmdir -- 2>/dev/null; true ;;
  esac
  shift
done
