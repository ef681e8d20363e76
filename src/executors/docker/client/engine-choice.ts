/** The chosen engine: its address and connection. */
export interface EngineChoice {
  /**
   * `unix:///path`, a bare path, `tcp://host:port`, `http(s)://host:port`, `ssh://user@host`. Default: where Docker's
   * own command would look.
   */
  readonly endpoint?: string | undefined;
  /** Reads DOCKER_HOST, DOCKER_CONTEXT and the like. Default: none of them is set. */
  readonly variable?: ((name: string) => string | undefined) | undefined;
  /** The program that reaches an engine at `ssh://`. Default: `ssh`, as PATH finds it. */
  readonly sshProgram?: string | undefined;
}
