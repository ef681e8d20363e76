export interface EngineChoice {
  /**
   * `unix:///path`, a bare path, `tcp://host:port`, `http(s)://host:port`, `ssh://user@host`. Default: the address that
   * the `docker` command would use.
   */
  readonly endpoint?: string | undefined;
  /** Reads DOCKER_HOST, DOCKER_CONTEXT and similar variables. Default: none is set. */
  readonly variable?: ((name: string) => string | undefined) | undefined;
  /** The program that connects to an engine at `ssh://`. Default: `ssh` from PATH. */
  readonly sshProgram?: string | undefined;
}
