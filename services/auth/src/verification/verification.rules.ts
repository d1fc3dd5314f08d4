/** What a code is for; it opens nothing else. `access`: logging in, or a new password for one who cannot. */
export type Purpose = 'access' | 'register' | 'contact' | 'fund-password';

export const codeDigits = 6;
/** Tries from the network that asked for the code, and from anywhere else: five in all. */
export const ownTries = 3;
export const otherTries = 2;

/** What is kept of a number or address between two codes, per number, address and day (specification 5.4, 9). */
export const smsLimits = {
  perSecondMs: 1000,
  perNumberMs: 60_000,
  perNumberHour: 5,
  perAddressHour: 20,
  perNumberDay: 10,
} as const;

/** "Retry after 5 minutes." */
export const retrySeconds = 5 * 60;
