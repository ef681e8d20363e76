/** Whether it is the API of Gitea or Forgejo. GitHub's own API is at the root of its host, or below /api/v3. */
export function isGitea(apiUrl: string): boolean {
  return apiUrl.endsWith("/api/v1");
}
