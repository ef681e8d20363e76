export const id = 7631;
export const ids = [7631];
export const modules = {

/***/ 47631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgePrologue: () => (/* binding */ judgePrologue),
  serveAsCode: () => (/* binding */ serveAsCode)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/executors/contained/guard/users.js
var users = __webpack_require__(13082);
// EXTERNAL MODULE: ./lib/executors/contained/sandbox/preparation.js
var preparation = __webpack_require__(76657);
;// CONCATENATED MODULE: ./lib/executors/contained/judge/as-code.sh.js
/* harmony default export */ const as_code_sh = ("#!/bin/sh\n# The verification's part. It writes down the program to run, with each word quoted, and passes input and output on. It\n# ends with the program's exit code. 125 means that it could not ask, or that the code ended the process that reports\n# the exit code.\n[ $# -gt 0 ] || { echo \"as-code-user: name a program\" >&2; exit 125; }\nfolder=/tmp/.agent-exec-judge\nd=$folder/$$\nquote() {\n  rest=$1\n  printf \"'\"\n  while :; do\n    case $rest in\n      *\"'\"*) printf \"%s'\\\\''\" \"${rest%%\"'\"*}\"; rest=${rest#*\"'\"} ;;\n      *) printf \"%s' \" \"$rest\"; return ;;\n    esac\n  done\n}\numask 022\nmkdir -m 0711 \"$d\" || exit 125\ntrap 'rm -rf \"$d\"' EXIT\nmkfifo -m 0644 \"$d/in\" && mkfifo -m 0622 \"$d/out\" \"$d/err\" \"$d/end\" || exit 125\nchmod 0622 \"$d/out\" \"$d/err\" \"$d/end\"\n{\n  printf 'exec 9>%s/end <%s/in >%s/out 2>%s/err\\n' \"$d\" \"$d\" \"$d\" \"$d\"\n  printf 'cd '; quote \"$PWD\"; printf '&& '\n  for word; do quote \"$word\"; done\n  printf '9>&-\\necho $? >&9\\n'\n} >\"$d/run\"\nexec 3<&0\ncat <&3 >\"$d/in\" 2>/dev/null & in=$!\ncat <\"$d/out\" & out=$!\ncat <\"$d/err\" >&2 & err=$!\necho $$ >$folder/requests\nread -r code <\"$d/end\" || { echo \"as-code-user: nobody tells how it ended\" >&2; code=125; }\nwait $out $err\nkill $in 2>/dev/null\nexit \"$code\"\n");

;// CONCATENATED MODULE: ./lib/executors/contained/judge/prepare-judge.sh.js
/* harmony default export */ const prepare_judge_sh = ("# Creates the things that as-code-user needs. Arguments: its folder, the program as-code-user, the workspace. A Git\n# repository in the workspace contains copies of all files, so only the verification's user may enter it.\nset -e; umask 022\nmkdir -m 0711 \"$1\"; mkdir \"$1/bin\"\nprintf '%s' \"$2\" >\"$1/bin/as-code-user\"; chmod 0755 \"$1/bin/as-code-user\"\nmkfifo -m 0666 \"$1/requests\"; chmod 0666 \"$1/requests\"\nif test -d \"$3/.git\"; then chmod 0700 \"$3/.git\"; fi\ncat </dev/null; rm -f \"$1/none\"\n");

;// CONCATENATED MODULE: ./lib/executors/contained/judge/serve-as-code.sh.js
/* harmony default export */ const serve_as_code_sh = ("# Runs the programs that as-code-user asks for, as the code's user. Argument: the folder. Each request on standard input\n# is the number of a waiting process. A separate file names the program.\nunset IFS; export HOME=/tmp TMPDIR=/tmp; umask 022\nexec 3<>\"$1/requests\" || exit\nwhile read -r asked <&3; do (exec 3<&-; . \"$1/$asked/run\") & done\n");

;// CONCATENATED MODULE: ./lib/executors/contained/judge/as-code.js






/** The folder for requests of `as-code.sh`. Only the verification's user can write there. */
const folder = "/tmp/.agent-exec-judge";
/** Begins a verification's script. With it the script finds `as-code-user`, and no other user can read its files. */
const judgePrologue = `PATH=${folder}/bin:$PATH; export PATH PYTHONDONTWRITEBYTECODE=1; umask 077; `;
/**
 * Lets a verification's `as-code-user PROGRAM …` run that program as another user, in the verification's current
 * folder. It uses only FIFOs, because no process here can change its user. Call it once for a place, before a
 * verification.
 * @throws AgentExecError `image-unsuitable` if the image lacks a needed program, and the errors of `runPreparation`.
 */
async function serveAsCode(sandbox, signal) {
    const { place, shell } = sandbox;
    const command = [shell, "-c", prepare_judge_sh, "judge", folder, as_code_sh, place.workspaceFolder];
    if ((await (0,preparation/* runPreparation */.V9)({ place, signal, command, user: users/* blockUser */.rn })) !== 0)
        throw new errors/* AgentExecError */.r("image-unsuitable", "The image does not have all programs that `verify-user: other` needs (mkfifo, cat, mkdir, chmod and rm).", { nextStep: "Use an image with coreutils, or set `verify-user` to `same`." });
    // This process ends with the place.
    await place.spawn({ command: [shell, "-c", serve_as_code_sh, "judge", folder], user: users/* codeUser */.tB, signal });
}


/***/ })

};
