/** The only reader of the process's environment: everything else gets what it needs from here. */
export interface Environment {
  /** A variable's value; absent and empty are the same. */
  readonly variable: (name: string) => string | undefined;
  /** Every variable whose name begins with `prefix`, without it. */
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
