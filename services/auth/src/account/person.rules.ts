/** Without accents, case or doubled spaces, as banks write names. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * What identifies a person among members: the name with the birth date. The order of the names does not matter, because forms
 * of other countries turn it round. Undefined if either is missing.
 */
export function personKey({ payeeName, birthday }: Readonly<Record<string, string>>): string | undefined {
  const names = plainName(payeeName ?? '').split(' ');
  if (names[0] === '' || !birthday) return undefined;
  return [...names.toSorted(), birthday].join(' ');
}
