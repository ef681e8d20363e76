const answer = `
Examples:
  $ agent-exec approve .agent-exec/20261121-054401-3f9a0c --hash 69bdc1e2044763c4118bff6c568a44371ba4457c020547572f6195f8b887387f
  $ agent-exec feedback .agent-exec/20261121-054401-3f9a0c "Leave the tests as they are"
  $ agent-exec reject .agent-exec/20261121-054401-3f9a0c "It sends data away"

A run accepts one answer.
If the hash is wrong or the run has an answer already, nothing runs and the exit code is 2.
The run keeps its settings, but you must pass unsafe settings, such as --executor local, again.
Exit codes are the same as for run.`;

/** The end of each command's help, by its name. */
export const examples: Readonly<Record<string, string>> = {
  "agent-exec": `
Examples:
  $ agent-exec demo
  $ agent-exec run "Plot sin(x) as plot.svg" --model gpt-5-mini
  $ agent-exec exec notes.md --keep-going
  $ agent-exec run --help

Exit codes: 0 success, 1 failed, 2 bad settings, 3 no sandbox or model, 4 budget spent, 5 not approved, 130 cancelled.`,
  run: `
Examples:
  $ OPENAI_API_KEY=… agent-exec run "Plot sin(x) as plot.svg" --model gpt-5-mini
  $ agent-exec run --task-file task.md --model llama3 --base-url http://127.0.0.1:11434/v1
  $ agent-exec run "Write fizzbuzz.py" --model gpt-5-mini --verify "python3 fizzbuzz.py | tail -1 | grep Buzz"
  $ agent-exec run "Also add a test" --continue .agent-exec/RUN --model gpt-5-mini --workspace repo
  $ agent-exec run "Sort these names" --script answers.json --json > result.json

Durations: 500ms, 90s, 10m; a number alone means seconds. Sizes: 512m, 2g.
Exit codes: 0 success, 1 failed, 2 bad settings, 3 no sandbox or model, 4 budget spent, 5 not approved, 130 cancelled.`,
  resume: `
Examples:
  $ agent-exec resume .agent-exec/20261121-054401-3f9a0c
  $ agent-exec resume .agent-exec/20261121-054401-3f9a0c --executor local --workspace ../checkout

The run keeps its settings. The tokens, cost and time before the interruption count toward its limits.
agent-exec refuses unsafe settings in the folder, such as --executor local, until you pass them again.
Exit codes are the same as for run.`,
  approve: answer,
  feedback: answer,
  reject: answer,
  replay: `
Examples:
  $ agent-exec replay .agent-exec/20261121-054401-3f9a0c
  $ agent-exec replay downloaded-artifact --workspace ../checkout --json | jq .differences

A new run executes the code of the recorded replies in the same image, with the recorded settings.
agent-exec refuses unsafe recorded settings, such as --executor local, until you pass them again.
The comparison leaves out times.
Exit codes: 0 same results, 1 different results, 2 bad settings.`,
  exec: `
Examples:
  $ agent-exec exec notes.md
  $ agent-exec exec 'docs/**/*.md' --keep-going --timeout 30s
  $ agent-exec exec README.md --update
  $ printf '\`\`\`python\\nprint(6 * 7)\\n\`\`\`\\n' | agent-exec exec - --json

Runs every code block whose language the image supports (see docs/languages.md).
After a failed block, the rest of its file does not run, unless you add --keep-going.
A fence marked \`output\` must show what the block above it prints.
To skip a block, write \`skip\` after its language (see docs/documents.md).`,
  demo: `
Examples:
  $ agent-exec demo
  $ agent-exec demo --image python:3.13-slim --out demo-run

The demo runs in Docker, with the image python:3-slim.
If that image is missing, the demo uses agent-exec-base:bookworm, which
\`npm run set-up\` builds. Without Docker, the demo replays a JavaScript task on this machine, without isolation, and
says so.
If you set --executor, --image or another option of the container, the demo keeps your choice.`,
  regrade: `
Examples:
  $ agent-exec regrade .agent-exec/20261124-091500-3f9a0c
  $ agent-exec regrade downloaded-artifact --image python:3.13-slim --json

Start this command in a folder with the original files, for example a checkout of the run's commit.
Each verification runs again in a fresh sandbox, without and with the run's patch.
Exit codes: 0 same results, 1 different results, 2 bad settings, 3 nothing could run, 130 cancelled.`,
  check: `
Examples:
  $ agent-exec check downloaded-artifact --repo org/name
  $ gh attestation trusted-root >roots.jsonl
  $ agent-exec check downloaded-artifact --repo org/name --trusted-root roots.jsonl

✓ correct, ✗ wrong, – nothing to compare with, ? signed, but --repo does not say which repository should have signed.
Exit codes: 0 all correct, 1 a file is wrong, or the signature is wrong or missing, 2 the folder has no run.`,
  audit: `
Examples:
  $ agent-exec audit --workspace repo --files 'src/**' --verify 'npm test'
  $ agent-exec audit --workspace repo --files slug.py --verify 'python3 -m unittest' --from .agent-exec/20261124-091500-3f9a0c
  $ agent-exec audit --workspace . --files '*.py' --verify 'sh check.sh' --protect check.sh --json

Runs your verification on the original files, the right solution, a broken solution and up to thirty wrong solutions,
each in a fresh sandbox.
HELD: the verification refused the wrong solution.
FOOLED: the verification accepted the wrong solution. The line with → says how to fix the verification.
Exit codes: 0 all wrong solutions refused, 1 a wrong solution passed, 2 bad settings, 3 a trial could not run, 130 cancelled.`,
  init: `
Examples:
  $ agent-exec init
  $ agent-exec init --yes --action you/agent-exec@0123456789abcdef0123456789abcdef01234567
  $ agent-exec init --yes --action … --start comment,failed-ci --verify "npm test" --image node:lts-slim

Asks five questions, writes the workflows to .github/workflows, and says what each permission is for.
It changes no existing file.
Exit codes: 0 written, 2 an answer is wrong, or a workflow file exists with other content, 130 cancelled.`,
  outcomes: `
Examples:
  $ GITHUB_TOKEN=$(gh auth token) agent-exec outcomes
  $ agent-exec outcomes --repo org/name --json | jq .totals.costPerMergedUsd

Lists the pull requests that runs opened. Each is merged unchanged, merged after changes, closed or open.
"After changes" means that somebody else added a commit, or that the merged lines differ.
The command looks through the newest 1,000 pull requests and lists at most 200.
Exit codes: 0 listed, 2 no token or repository, 3 GitHub refused.`,
  batch: `
Examples:
  $ agent-exec batch tasks.jsonl --model gpt-5-mini --out results
  $ agent-exec batch tasks.jsonl --model gpt-5-mini --out results --resume
  $ agent-exec batch harbor-tasks/ --writer oracle --out oracle
  $ agent-exec batch tasks.jsonl --model gpt-5-mini --shard 2/4 --out shard-2

TASKS is a file with one task per line:
{"id": "fix-1", "task": "Make the tests pass.", "workspace": "repo-1", "verify": "npm test"}.
A line can set options of \`run\` by their names; these options override the command line.
A line cannot set options that could send your key elsewhere or run code outside of the sandbox.
TASKS can also be a folder of Harbor tasks, or a HumanEval or MBPP file.
Exit codes: 0 all passed, 1 some failed, 2 bad settings, 3 infrastructure errors, 4 cost limit, 130 cancelled.`,
  merge: `
Examples:
  $ agent-exec merge shard-1 shard-2 shard-3 shard-4 --out merged

The command writes all results to \`merged.jsonl\` in the folder --out. The last line of the output is this file's SHA-256.
merged.jsonl contains no times, so the same results always have the same hash.
Exit codes: 0 complete, 1 a part or a task is missing, 2 the folders are not parts of one batch, 3 more infrastructure errors than --max-infrastructure allows.`,
  prove: `
Examples:
  $ agent-exec prove --base origin/main --verify pytest
  $ agent-exec prove --base v1.2.0 --head fix --verify 'go test ./...' --image golang:1.25
  $ agent-exec prove --base origin/main --verify 'npm test' --setup 'npm ci' --setup-network full --json

Runs your tests without and with the change, each time in a fresh sandbox.
Then the command undoes the parts of the change one by one, and runs the tests again each time.
Verdicts: proven, guarded, unproven, regressed, weakened, flaky, cannot-tell.
Exit codes: 0 proven or guarded, 1 unproven, regressed, weakened or flaky, 2 bad settings, 3 cannot-tell, 130 cancelled.`,
  doctor: `
Examples:
  $ agent-exec doctor
  $ agent-exec doctor --image python:3.13-slim --runtime runsc
  $ agent-exec doctor --model llama3 --base-url http://127.0.0.1:11434/v1
  $ agent-exec doctor --json | jq '.checks[] | select(.status != "ok")'

Starts small containers and tries to break their limits for memory, processes and the network.
✓ works, ! works with a warning, ✗ does not work, – not tried.
Exit codes: 0 everything works, 1 something does not work, 2 bad settings, 3 nothing can run, 130 cancelled.`,
  conformance: `
Examples:
  $ agent-exec conformance ./my-executor.mjs --executor-option region=eu
  $ agent-exec conformance docker --image python:3.13-slim --runtime runsc
  $ agent-exec conformance ./my-executor.mjs --json | jq '.cases[] | select(.status == "fails")'

✓ passes, ~ fails as expected (the executor lists it in \`knownDifferences\`), ✗ fails. The sandbox needs sh and python3.
Exit codes: 0 nothing failed, 1 something failed, 2 bad settings, 130 cancelled.`,
  clean: `
Examples:
  $ agent-exec clean --dry-run
  $ agent-exec clean --kept --older-than 36h

A run removes its container when it ends.
Use this command after the machine or the engine crashed, or to remove containers that you kept with
--stop-container false or --auto-remove false.`,
  apply: `
Examples:
  $ agent-exec apply .agent-exec/20261121-054401-3f9a0c
  $ agent-exec apply downloaded-artifact --to ../checkout --yes

Git applies the whole patch or nothing.
Exit codes: 0 applied, 1 you declined, 2 there is no patch, or the patch does not fit the files.`,
  prune: `
Examples:
  $ agent-exec prune --keep 20 --dry-run
  $ agent-exec prune --older-than 168h --unfinished

agent-exec never removes a run that is still in progress.`,
  report: `
Examples:
  $ agent-exec report .agent-exec/20261121-054401-3f9a0c
  $ agent-exec report results-new --compare results-old
  $ agent-exec report results --trajectories

--compare writes comparison.html and comparison.md to the first folder.
A task counts as won if it passed in the batch <DIR>, but not in the batch of --compare.
A task is flaky if some of its runs passed and others failed.
--trajectories writes trajectories.jsonl: one run per line, in the Agent Trajectory Interchange Format (ATIF).`,
};
