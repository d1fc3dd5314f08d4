/** Money inside the platform: 64-bit minor units (two decimals), never a float. */
const decimalForm = /^(-?)(0|[1-9]\d{0,15})\.(\d{2})$/;
const largest = 2n ** 63n - 1n;

export class MoneyError extends Error {}

/** "1250000.00" → 125000000n. Throws {@link MoneyError} for any other form, and past 64 bits. */
export function parseMoney(text: string): bigint {
  const match = decimalForm.exec(text);
  if (!match) throw new MoneyError('An amount has the form 1250000.00');
  const minor = BigInt(`${match[2]}${match[3]}`);
  return fit(match[1] === '-' ? -minor : minor);
}

/** 125000000n → "1250000.00" */
export function formatMoney(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A string of minor units, as events and providers carry it: "125000000" → 125000000n. */
export function parseMinor(text: string): bigint {
  if (!/^-?(0|[1-9]\d{0,18})$/.test(text)) throw new MoneyError('An amount of minor units is a whole number');
  return fit(BigInt(text));
}

/** Throws where a sum has left the 64 bits of the ledger. */
export function fit(minor: bigint): bigint {
  if (minor > largest || minor < -largest) throw new MoneyError('The amount does not fit into 64 bits');
  return minor;
}
