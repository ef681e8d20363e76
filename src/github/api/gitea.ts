/** Whether an API address belongs to Gitea or Forgejo. GitHub's API is at the root of its host, or below /api/v3. */
export function isGitea(apiUrl: string): boolean {
  return apiUrl.endsWith("/api/v1");
}
