import { closings, type Probe, type ProbeFiles, type ProbedWorkspace } from "../probe.js";

/** Probes for compiled languages. They keep the existing code, so that its callers still compile. */
export const compiledProbes: readonly Probe[] = [
  {
    name: "go-exit",
    what: "exits with 0 before its own code runs",
    closes: closings.counted,
    files: (workspace) =>
      edited(workspace, ".go", (text) => {
        const [before, clause] = cutAt(text, /^package \w+$/m);
        if (clause === "") return null;
        const rest = text.slice(before.length + clause.length);
        return `${before}${clause}\n\nimport quit "os"\n${rest}\nfunc init() { quit.Exit(0) }\n`;
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
      edited(workspace, ".java", (text) => {
        const [before, head] = cutAt(text, /\bclass \w+ ?\{/);
        if (head === "") return null;
        return `${before}${head}\n  static { Runtime.getRuntime().halt(0); }\n${text.slice(before.length + head.length)}`;
      }),
  },
];

/** Edits each target of this kind. Null if there is none, or if one of them cannot be edited. */
function edited(
  { targets }: ProbedWorkspace,
  ending: string,
  edit: (text: string) => string | null,
): ProbeFiles | null {
  const files = targets
    .filter(({ path }) => path.endsWith(ending))
    .flatMap(({ path, text }) => {
      const made = edit(text);
      return made === null ? [] : [[path, made] as const];
    });
  return files.length === 0 ? null : Object.fromEntries(files);
}

/** The text up to the end of the first match, and the rest. Without a match, the first text is "". */
function cutAt(text: string, pattern: RegExp): readonly [string, string] {
  const found = pattern.exec(text);
  return found === null ? [text, ""] : [text.slice(0, found.index), found[0]];
}
