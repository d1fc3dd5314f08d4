/** People group digits, and write the zero of home before them; what counts is the number abroad. */
export function plainNumber(typed: string): string {
  return typed.replace(/[\s().-]/g, '').replace(/^0/, '');
}

/** The country's number of digits decides (specification 5.7); where it is not known, the server does. */
export function numberFits(plain: string, digits: readonly number[]): boolean {
  if (!/^\d{4,15}$/.test(plain)) return false;
  return digits.length === 0 || digits.includes(plain.length);
}
