/** What happens to a loss of an earlier period. */
export const carryRules = ['NONE', 'PREV', 'MONTH', 'FOREVER'] as const;
export type CarryRule = (typeof carryRules)[number];

export const payerModes = ['PLATFORM_ALL', 'UPLINE_CHAIN'] as const;
export type PayerMode = (typeof payerModes)[number];
