/** The committer of a member, by a hash of the id (FNV-1a), whatever its form. */
export function laneOf(memberId: string, lanes: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < memberId.length; at++) {
    // Upper and lower case of a UUID are one member.
    hash = Math.imul(hash ^ (memberId.charCodeAt(at) | 0x20), 0x01000193);
  }
  return (hash >>> 0) % lanes;
}

const special = /["\\]/;
const specials = new RegExp(special, 'g');
const escaped = String.raw`\$&`;

/** An array in PostgreSQL's notation. Built by hand: the driver's own way takes longer than the posting. */
export function arrayLiteral(values: readonly (string | number | bigint | null | undefined)[]): string {
  let text = '{';
  for (const value of values) {
    if (text.length > 1) text += ',';
    if (value === null || value === undefined) text += 'NULL';
    else if (typeof value !== 'string') text += String(value);
    else text += `"${special.test(value) ? value.replaceAll(specials, escaped) : value}"`;
  }
  return `${text}}`;
}

/** The same of bytes. */
export function bytesLiteral(values: readonly (Buffer | null)[]): string {
  return arrayLiteral(values.map((bytes) => bytes && String.raw`\x${bytes.toString('hex')}`));
}
