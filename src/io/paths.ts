/** `a/b/c.json` → `a`, `a/b`. */
export function listFoldersAbove(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
