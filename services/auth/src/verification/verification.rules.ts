/** The purpose that a code is valid for. `reset`: of the login password. */
export type Purpose = 'login' | 'reset' | 'register' | 'contact' | 'fund-password' | 'first-password';

export const codeDigits = 6;
/** Tries from the requesting network and from all others: five in all. */
export const ownTries = 3;
export const otherTries = 2;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/**
 * Minimum intervals and maximum counts (specification 5.4, 9). A number is counted by the network that asks, so that a
 * stranger uses up nothing of the owner's; over all networks together only its cost is bounded.
 */
export const smsLimits = {
  perSecondMs: 1000,
  perNumberMs: 60_000,
  perNumberHour: { name: 'sms:number:hour', max: 5, windowMs: hourMs },
  perNumberDay: { name: 'sms:number:day', max: 10, windowMs: dayMs },
  perNumberDayOfAll: { name: 'sms:number:day:all', max: 30, windowMs: dayMs },
  perAddress: { name: 'sms:address', ipv4: 60, ipv6: 20, windowMs: hourMs },
} as const;

/** "Retry after 5 minutes." */
export const retrySeconds = 5 * 60;
