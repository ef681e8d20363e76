import { defaultWorkspaceFolder } from "../../languages/code-file.js";
import { inodesFor } from "../../contained/limits/sizes.js";

/** The limits that can be tried; each is a trial that must fail. */
export const triableLimits = ["workspace", "inodes", "no new privileges", "cpus", "memory", "pids"] as const;

export type TriableLimit = (typeof triableLimits)[number];

const mebibyte = 1024 * 1024;

/** The limits of the container that they are tried in: small, so that each is reached in milliseconds. */
export const canaryLimits = {
  sizes: {
    memoryBytes: 32 * mebibyte,
    workspaceBytes: mebibyte,
    tmpBytes: mebibyte,
    shmBytes: mebibyte,
    isWorkspaceOnDisk: false,
  },
  /** 24, of which eight are ours, and the engine's for a moment. */
  pids: 24,
  /** A tenth of a processor, of which the trial wants four. */
  cpus: 0.1,
} as const;

/** One script for all of them, for any `sh`. */
export function scriptOf(limits: readonly TriableLimit[]): string {
  const steps = limits.map((limit) => `echo "begin ${limit}"\n${trials[limit]}`);
  return [preparation, ...steps, "echo end"].join("\n");
}

/** `$x` is 2 MiB then: twice what a folder of the canary takes. */
const preparation = `
double() { x=$1; n=0; while [ $n -lt $2 ]; do x=$x$x; n=$((n + 1)); done; }
double 0123456789abcdef 17
`;

/** By builtins wherever that goes. Each says that its limit broke or held, or nothing where nobody can tell. */
const trials: Readonly<Record<TriableLimit, string>> = {
  workspace: `if printf %s "$x" 2>/dev/null >${defaultWorkspaceFolder}/x; then echo "broke workspace"; else echo "held workspace"; fi`,
  inodes: `
if (n=0; while [ $n -lt ${inodesFor(canaryLimits.sizes.tmpBytes) + 1} ]; do : >/tmp/$n || exit; n=$((n + 1)); done) 2>/dev/null
then echo "broke inodes"; else echo "held inodes"; fi`,
  "no new privileges": `
case $(setpriv --dump 2>/dev/null) in
  *"no_new_privs: 1"*) echo "held no new privileges" ;;
  *"no_new_privs: 0"*) echo "broke no new privileges" ;;
esac`,
  // For 0.3 s, in hundredths behind a digit that keeps a leading zero from meaning something.
  cpus: `
look() { read -r now rest </proc/uptime; now=1\${now%.*}\${now#*.}; }
spin() { while look; [ $now -lt $until ]; do n=0; while [ $n -lt 200 ]; do n=$((n + 1)); done; done; }
look; from=$now; until=$((now + 30))
spin & spin & spin & spin & wait
look; echo "spun $from $now"
times`,
  // Doubled up to 32 MiB, of which the shell holds two at times: more than the canary has, in a process of its own.
  memory: `
(double "$x" 4; echo "broke memory") 2>/dev/null
[ $? = 137 ] && echo "held memory"`,
  pids: `
if ! command -v sleep >/dev/null; then :
elif (n=0; while [ $n -lt ${canaryLimits.pids + 4} ]; do sleep 9 & n=$((n + 1)); done; echo "broke pids")
then :; else echo "held pids"; fi`,
};
