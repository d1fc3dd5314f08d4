const names = new Map<string, string>();

/** A uuid of its own for each name that a test uses. */
export function idOf(name: string): string {
  const id = `00000000-0000-4000-8000-${Buffer.from(name.slice(0, 6)).toString('hex').padStart(12, '0')}`;
  names.set(id, name);
  return id;
}

export function nameOf(id: string): string {
  return names.get(id) ?? id;
}
