import { closings, type Probe, type ProbeFiles, type ProbedWorkspace } from "../probe.js";

/** Probes for compiled languages. They keep the existing code, so that its callers still compile. */
export const compiledProbes: readonly Probe[] = [
  {
    name: "go-exit",
    what: "exits with 0 before its own code runs",
    closes: closings.counted,
    files: (workspace) =>
      edited(workspace, ".go", (text) => {
        const importing = text.replace(/^package \w+$/m, (clause) => `${clause}\n\nimport quit "os"\n`);
        return importing === text ? text : `${importing}\nfunc init() { quit.Exit(0) }\n`;
      }),
  },
  {
    name: "go-plant-main",
    what: "adds a TestMain that runs no test",
    closes: closings.counted,
    files: ({ targets, paths }) => {
      const target = targets.find(({ path }) => path.endsWith(".go"));
      const [, name] = /^package (\w+)$/m.exec(target?.text ?? "") ?? [];
      if (target === undefined || name === undefined) return null;
      const path = `${target.path.slice(0, target.path.lastIndexOf("/") + 1)}quit_test.go`;
      if (paths.includes(path)) return null;
      return {
        [path]: `package ${name}\n\nimport (\n\t"os"\n\t"testing"\n)\n\nfunc TestMain(m *testing.M) { os.Exit(0) }\n`,
      };
    },
  },
  {
    name: "rust-exit",
    what: "exits with 0 before its own code runs",
    closes: closings.counted,
    files: (workspace) =>
      edited(
        workspace,
        ".rs",
        (text) => `${text}
#[used]
#[link_section = ".init_array"]
static QUIT: extern "C" fn() = {
    extern "C" fn quit() {
        std::process::exit(0)
    }
    quit
};
`,
      ),
  },
  {
    name: "java-exit",
    what: "exits with 0 when it is loaded",
    closes: closings.counted,
    files: (workspace) =>
      edited(workspace, ".java", (text) =>
        text.replace(/\bclass \w+ ?\{/, (head) => `${head}\n  static { Runtime.getRuntime().halt(0); }\n`),
      ),
  },
];

/** The targets of this kind that `edit` changes. Null if there is none. */
function edited(
  { targets }: ProbedWorkspace,
  ending: string,
  edit: (text: string) => string,
): ProbeFiles | null {
  const meant = targets.filter(({ path, text }) => path.endsWith(ending) && edit(text) !== text);
  return meant.length === 0 ? null : Object.fromEntries(meant.map(({ path, text }) => [path, edit(text)]));
}
