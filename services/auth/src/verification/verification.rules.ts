/** The purpose that a code is valid for. `access`: a login or a reset of the password. */
export type Purpose = 'access' | 'register' | 'contact' | 'fund-password';

export const codeDigits = 6;
/** Tries from the requesting network and from all others: five in all. */
export const ownTries = 3;
export const otherTries = 2;

/** Minimum intervals and maximum counts per number, address and day (specification 5.4, 9). */
export const smsLimits = {
  perSecondMs: 1000,
  perNumberMs: 60_000,
  perNumberHour: 5,
  perAddressHour: 20,
  perNumberDay: 10,
} as const;

/** "Retry after 5 minutes." */
export const retrySeconds = 5 * 60;
