/** The only reader of the process's environment. */
export interface Environment {
  /** A variable's value; empty counts as absent. */
  readonly variable: (name: string) => string | undefined;
  /** All variables whose names begin with `prefix`, without it. */
  withPrefix(prefix: string): ReadonlyMap<string, string>;
}

export function readEnvironment(): Environment {
  const { env } = process;
  return {
    variable: (name) => (env[name] === "" ? undefined : env[name]),
    withPrefix: (prefix) =>
      new Map(
        Object.entries(env)
          .filter(([name, value]) => name.startsWith(prefix) && value !== undefined && value !== "")
          .map(([name, value]) => [name.slice(prefix.length), value!] as const),
      ),
  };
}
