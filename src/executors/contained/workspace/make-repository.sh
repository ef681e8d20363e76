# Makes the workspace a repository of one commit. Arguments: the workspace, how generated names begin, the folder for
# bytecode. Files are added with -f, because all given files belong to the commit, ignored or not. Little compression,
# and none for large files, because the same machine reads them again. Code without a file name is stored in files that
# nobody should see as the model's work. The same is true for bytecode. The same is true for bytecode.
export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null HOME=/dev/null
cd "$1" || exit
{
  git init -q --template= . && git symbolic-ref HEAD refs/heads/main &&
  git config user.name writer && git config user.email writer@example.invalid && git config gc.auto 0 &&
  mkdir -p .git/info && printf '%s\n' "$2*" "$3/" >.git/info/exclude &&
  git -c core.compression=1 -c pack.compression=0 -c core.bigFileThreshold=32m -c core.fsync=none -c core.safecrlf=false add -f -A . &&
  git commit -q --no-verify --allow-empty -m 'The files as they were given'
} >/dev/null 2>&1 && exit
rm -rf .git
exit 1
