export const accountKinds = ['BANK', 'MOMO', 'ZALOPAY'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Capital letters without accents and single spaces, as banks show a holder; undefined if that leaves no name. */
export function holderName(typed: string): string | undefined {
  const plain = typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/giu, 'D')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim();
  return /^[A-Z]+( [A-Z]+)+$/.test(plain) && plain.length <= 50 ? plain : undefined;
}

/** E-wallets are named by the mobile number that they belong to. */
export function isNumberOf(kind: AccountKind, number: string): boolean {
  return kind === 'BANK' ? /^\d{6,19}$/.test(number) : /^0[35789]\d{8}$/.test(number);
}

/** The last four digits: `•••• 6789`. */
export function maskedNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}
