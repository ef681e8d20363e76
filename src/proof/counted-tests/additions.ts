import { randomBytes } from "node:crypto";
import type { Execution } from "../../facts/execution.js";

/** What agent-exec adds to a verification's environment in order to count its tests. The command does not change. */
export interface Additions {
  /** Shell commands to run before it. Each ends with `;`. */
  readonly prepared: string;
  /** The folder for reports, as a shell word. Its name cannot be guessed, and no other user can open it. */
  readonly folder: string;
  /** Whether the addition may have caused a failure. In that case, another run without the addition decides. */
  readonly mayHaveBroken: (ran: Execution, hasReport: boolean) => boolean;
}

export const pytestReport = "pytest.xml";

export function additionsTo(command: string): Additions {
  const token = `agent-exec-${randomBytes(16).toString("hex")}`;
  const folder = `"\${TMPDIR:-/tmp}/${token}"`;
  const isGo = /\bgo\s+test\b/.test(command);
  const callsPytest = /\b(?:pytest|py\.test)\b/.test(command);
  const pytest = appended("PYTEST_ADDOPTS", `--junitxml='$_told/${pytestReport}'`);
  const go = isGo ? ` ${appended("GOFLAGS", "-v")};` : "";
  return {
    folder,
    prepared: `_told=${folder}; { mkdir -m 700 "$_told" && ${pytest}; } 2>/dev/null || :;${go} unset _told; `,
    mayHaveBroken({ exitCode, stdout, stderr }, hasReport) {
      if (exitCode === 0) return false;
      const text = stdout.text + stderr.text;
      // Exit code 4 means that pytest does not know an option.
      if (hasReport || callsPytest || exitCode === 4 || text.includes(token)) return true;
      return isGo && !/^FAIL\b|\[(?:build|setup) failed\]/m.test(text);
    },
  };
}

function appended(variable: string, value: string): string {
  return `export ${variable}="\${${variable}:+$${variable} }${value}"`;
}
