const chosen = new Map<string, string>();

/** One of the list, chosen at random once per visit: another choice per picture would lose the HTTP cache. */
export function chooseCdn(kind: string, hosts: readonly string[] | undefined): string {
  const known = chosen.get(kind);
  if (known !== undefined) return known;
  if (!hosts?.length) return '';
  const host = hosts[Math.floor(Math.random() * hosts.length)] ?? '';
  chosen.set(kind, host);
  return host;
}
