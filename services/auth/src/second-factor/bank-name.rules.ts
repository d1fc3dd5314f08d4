/** Ignores accents and case: banks write names in capitals without accents. */
export function isSameName(known: string, typed: string): boolean {
  return plain(typed) !== '' && plain(known) === plain(typed);
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
