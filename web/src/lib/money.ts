const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,18}))?$/;

/** How many decimals an amount carries. */
export const scaleOf = (amount: string): number => AMOUNT.exec(amount.trim())?.[3]?.length ?? 0;

/**
 * "1250000.00" in minor units of the scale. Money never passes through a floating-point number; decimals beyond the scale
 * are cut off, as a balance never shows more than there is.
 */
export function toMinor(amount: string, scale = 2): bigint {
  const match = AMOUNT.exec(amount.trim());
  if (!match) throw new RangeError(`not an amount: ${amount}`);
  const [, sign, whole, decimals = ''] = match;
  const minor = BigInt(whole + decimals.slice(0, scale).padEnd(scale, '0'));
  return sign ? -minor : minor;
}

export function fromMinor(minor: bigint, scale = 2): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const sign = minor < 0n ? '-' : '';
  return scale === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-scale)}`;
}
