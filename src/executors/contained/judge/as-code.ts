import { AgentExecError } from "../../../errors.js";
import { blockUser, codeUser } from "../guard/users.js";
import { runPreparation } from "../sandbox/preparation.js";
import type { Sandbox } from "../sandbox/sandbox.js";

/** Where the judge asks for programs to be run; only the judge writes there. */
const folder = "/tmp/.agent-exec-judge";

/**
 * What a verification's script begins with for `verify-user: other`: `as-code` is found, and what the judge writes nobody else
 * reads. In one line.
 */
export const judgePrologue = `PATH=${folder}/bin:$PATH; export PATH PYTHONDONTWRITEBYTECODE=1; umask 077; `;

/**
 * Has `as-code PROGRAM …` of a verification run that program as a user of its own, in the folder where the judge stands. By
 * nothing but FIFOs: no process here may become another user. To be called once for a place, before a verification.
 *
 * @throws AgentExecError `image-unsuitable` where the image lacks what that takes, and as `runPreparation` does.
 */
export async function serveAsCode(sandbox: Sandbox, signal: AbortSignal): Promise<void> {
  const { place, shell } = sandbox;
  const command = [shell, "-c", preparing(place.workspaceFolder), "judge", launcher];
  if ((await runPreparation({ place, signal, command, user: blockUser })) !== 0)
    throw new AgentExecError(
      "image-unsuitable",
      "The image lacks a program that `verify-user: other` needs: mkfifo, cat, mkdir, chmod, rm.",
      {
        nextStep: "Use an image with coreutils, or set `verify-user` to `same`.",
      },
    );
  // It ends with the place.
  await place.spawn({ command: [shell, "-c", serving], user: codeUser, signal });
}

/** A repository holds copies of all files. */
function preparing(workspace: string): string {
  return `set -e; umask 022
mkdir -m 0711 ${folder}; mkdir ${folder}/bin
printf '%s' "$1" >${folder}/bin/as-code; chmod 0755 ${folder}/bin/as-code
mkfifo -m 0666 ${folder}/requests; chmod 0666 ${folder}/requests
if test -d ${workspace}/.git; then chmod 0700 ${workspace}/.git; fi
cat </dev/null; rm -f ${folder}/none`;
}

/** Each request is the number of a process that waits for it; what to run stands in a file of its own. */
const serving = `unset IFS; export HOME=/tmp TMPDIR=/tmp; umask 022
exec 3<>${folder}/requests || exit
while read -r asked <&3; do (exec 3<&-; . ${folder}/"$asked"/run) & done`;

/**
 * The judge's side: writes down what is to be run, with each word quoted, and carries what goes in and comes out. Ends with the
 * program's exit code, with 125 where it could not ask, and where the code ended what would have told it.
 */
const launcher = `#!/bin/sh
[ $# -gt 0 ] || { echo "as-code: name a program" >&2; exit 125; }
d=${folder}/$$
quote() {
  rest=$1
  printf "'"
  while :; do
    case $rest in
      *"'"*) printf "%s'\\\\''" "\${rest%%"'"*}"; rest=\${rest#*"'"} ;;
      *) printf "%s' " "$rest"; return ;;
    esac
  done
}
umask 022
mkdir -m 0711 "$d" || exit 125
trap 'rm -rf "$d"' EXIT
mkfifo -m 0644 "$d/in" && mkfifo -m 0622 "$d/out" "$d/err" "$d/end" || exit 125
chmod 0622 "$d/out" "$d/err" "$d/end"
{
  printf 'exec 9>%s/end <%s/in >%s/out 2>%s/err\\n' "$d" "$d" "$d" "$d"
  printf 'cd '; quote "$PWD"; printf '&& '
  for word; do quote "$word"; done
  printf '9>&-\\necho $? >&9\\n'
} >"$d/run"
exec 3<&0
cat <&3 >"$d/in" 2>/dev/null & in=$!
cat <"$d/out" & out=$!
cat <"$d/err" >&2 & err=$!
echo $$ >${folder}/requests
read -r code <"$d/end" || { echo "as-code: nobody tells how it ended" >&2; code=125; }
wait $out $err
kill $in 2>/dev/null
exit "$code"
`;
