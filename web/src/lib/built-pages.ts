const built = new Set<string>();

/** Pages of this site that server links may open; the application names them when it starts. */
export function addBuiltPaths(paths: readonly string[]): void {
  for (const path of paths) built.add(path);
}

/** The link where its page is there, else null: links to pages not yet built are ignored. */
export function builtLink(link: string | null | undefined): string | null {
  if (!link || !/^\/(?![/\\])/.test(link)) return null;
  const path = link.split(/[?#]/)[0] ?? '';
  return built.has(path) ? link : null;
}
