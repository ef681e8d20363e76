/** Reads the process's environment variables. No other code does. */
export interface Environment {
  /** The value of a variable. An empty variable counts as absent. */
  readonly variable: (name: string) => string | undefined;
  /** All variables whose names begin with `prefix`. The keys do not include it. */
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
