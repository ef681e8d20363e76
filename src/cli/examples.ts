/** What `--help` teaches by example. */
export const examples = {
  program: `
Examples:
  $ agent-exec demo
  $ agent-exec run "Plot sin(x) as plot.svg" --model gpt-5-mini
  $ agent-exec exec notes.md --keep-going
  $ agent-exec run --help

Exit codes: 0 passed or answered, 1 failed, 2 bad settings, 3 sandbox or model server failed,
  4 budget or time spent, 5 waiting for an approval or rejected, 130 cancelled.`,
  run: `
Examples:
  $ OPENAI_API_KEY=… agent-exec run "Plot sin(x) as plot.svg" --model gpt-5-mini
  $ agent-exec run --task-file task.md --model llama3 --base-url http://127.0.0.1:11434/v1
  $ agent-exec run "Write fizzbuzz.py" --model gpt-5-mini --verify "python3 fizzbuzz.py | tail -1 | grep Buzz"
  $ agent-exec run "Also add a test" --continue .agent-exec/RUN --model gpt-5-mini --workspace repo
  $ agent-exec run "Sort these names" --script answers.json --json > result.json

Durations are written 500ms, 90s, 10m (a bare number is seconds), sizes 512m, 2g.
Exit codes: 0 passed or answered, 1 failed, 2 bad settings, 3 sandbox or model server failed,
  4 budget or time spent, 5 waiting for an approval or rejected, 130 cancelled.`,
  resume: `
Examples:
  $ agent-exec resume .agent-exec/20261121-054401-3f9a0c
  $ agent-exec resume .agent-exec/20261121-054401-3f9a0c --executor local --workspace ../checkout

What the run was given counts again, but for what is not believed of a folder alone, such as --executor local:
that is asked for. Its clock and its budgets go on where they were; exit codes are those of run.`,
  answer: `
Examples:
  $ agent-exec approve .agent-exec/20261121-054401-3f9a0c --hash 69bdc1e2044763c4118bff6c568a44371ba4457c020547572f6195f8b887387f
  $ agent-exec feedback .agent-exec/20261121-054401-3f9a0c "Leave the tests as they are"
  $ agent-exec reject .agent-exec/20261121-054401-3f9a0c "It sends data away"

An answer is taken once: with another hash, or a second time, the exit code is 2 and nothing runs. What the run was given counts
again, as with resume, and has to be given again where a folder alone is not believed. Exit codes are those of run.`,
  replay: `
Examples:
  $ agent-exec replay .agent-exec/20261121-054401-3f9a0c
  $ agent-exec replay downloaded-artifact --workspace ../checkout --json | jq .differences

The recorded answers run again in the same image, in a run of its own; times are not compared. What the run was given
counts again, as with resume. Exit codes: 0 nothing differs, 1 something does, 2 bad settings.`,
  exec: `
Examples:
  $ agent-exec exec notes.md
  $ agent-exec exec docs/*.md --keep-going --timeout 30s
  $ printf '\`\`\`python\\nprint(6 * 7)\\n\`\`\`\\n' | agent-exec exec - --json

Runs code fences that name a language the image can run (docs/languages.md lists all), in lists and quotes too. Stops at the
first block that fails, unless --keep-going is given. Of \`console\` blocks the commands behind \`$ \` run. A comment
<!-- no-run --> above a block, or \`no_run\` behind its language, leaves it alone (docs/documents.md).`,
  demo: `
Examples:
  $ agent-exec demo
  $ agent-exec demo --image python:3.13-slim --out demo-run

Runs in Docker when an engine answers, without --image in python:3-slim or, where that is not at hand,
in agent-exec-base:bookworm, which the project's own set-up builds. Without Docker a JavaScript task
runs without isolation, and says so, unless --executor, --image or another flag of the container was given.`,
  regrade: `
Examples:
  $ agent-exec regrade .agent-exec/20261124-091500-3f9a0c
  $ agent-exec regrade downloaded-artifact --image python:3.13-slim --json

Run it in the files that the run was given (a checkout of its commit). Its patch is put into them in fresh
sandboxes, and each verification runs again, before and after it, as the run's policy says.
Exit codes: 0 all is as recorded, 1 something differs, 2 bad settings, 3 nothing could run, 130 cancelled.`,
  check: `
Examples:
  $ agent-exec check downloaded-artifact --repo org/name
  $ gh attestation trusted-root >roots.jsonl
  $ agent-exec check downloaded-artifact --repo org/name --trusted-root roots.jsonl

✓ fits, ✗ does not, – nothing to hold it against, ? signed, but you named nobody who must have.
Exit codes: 0 nothing contradicts anything, 1 something does, or nobody of --repo signed it, 2 no run there.`,
  audit: `
Examples:
  $ agent-exec audit --workspace repo --files 'src/**' --verify 'npm test'
  $ agent-exec audit --workspace repo --files slug.py --verify 'python3 -m unittest' --from .agent-exec/20261124-091500-3f9a0c
  $ agent-exec audit --workspace . --files '*.py' --verify 'sh check.sh' --protect check.sh --json

Tries the workspace as it is, the right solution, a broken one and some twenty wrong ones, each in a fresh
sandbox. HELD: the verification told it from a right one. FOOLED: it did not; below stands what closes the hole.
Exit codes: 0 nothing fooled it, 1 something did, 2 bad settings, 3 not all could be tried, 130 cancelled.`,
  doctor: `
Examples:
  $ agent-exec doctor
  $ agent-exec doctor --image python:3.13-slim --runtime runsc
  $ agent-exec doctor --model llama3 --base-url http://127.0.0.1:11434/v1
  $ agent-exec doctor --json | jq '.checks[] | select(.status != "ok")'

Starts small containers that end with it: one must be killed for its memory, one must not get more
processes, one must reach nobody. ✓ holds, ! is worth knowing, ✗ does not hold, – was not tried.
Exit codes: 0 all that was tried holds, 1 something does not hold, 2 bad settings, 3 nothing can run:
  no engine, no image or no sandbox, 130 cancelled.`,
  conformance: `
Examples:
  $ agent-exec conformance ./my-executor.mjs --executor-option region=eu
  $ agent-exec conformance docker --image python:3.13-slim --runtime runsc
  $ agent-exec conformance ./my-executor.mjs --json | jq '.cases[] | select(.status == "fails")'

✓ holds, ~ differs as its export \`knownDifferences\` says, ✗ does not hold. The place that it runs code in
needs sh and python3. Exit codes: 0 none fails, 1 some do, 2 bad settings, 130 cancelled.`,
  clean: `
Examples:
  $ agent-exec clean --dry-run
  $ agent-exec clean --kept --older-than 36h

A run's container ends with its process; this is for what a killed machine or engine left all the same,
and for containers that were kept by --stop-container false or --auto-remove false.`,
  apply: `
Examples:
  $ agent-exec apply .agent-exec/20261121-054401-3f9a0c
  $ agent-exec apply downloaded-artifact --to ../checkout --yes

git applies it, all or nothing. Exit codes: 0 applied, 1 you said no, 2 it does not fit the files, or there is none.`,
  prune: `
Examples:
  $ agent-exec prune --keep 20 --dry-run
  $ agent-exec prune --older-than 168h --unfinished

A run at which a process is at work stays in any case.`,
  report: `
Examples:
  $ agent-exec report .agent-exec/20261121-054401-3f9a0c`,
} as const;
