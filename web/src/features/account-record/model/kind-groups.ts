import type { MovementKind } from '../api/account-record.api';

/** What a member looks for, and the ledger's kinds behind it; all of them where none is named. */
export const KIND_GROUPS = {
  all: [],
  deposit: ['DEPOSIT', 'DEPOSIT_REVERSAL'],
  withdrawal: ['WITHDRAWAL', 'FEE', 'PAYOUT_RETURN'],
  play: ['BET', 'WIN', 'ROLLBACK', 'JACKPOT', 'JACKPOT_SHARE', 'WIN_CORRECTION'],
  bonus: ['BONUS', 'CASHBACK', 'POINTS', 'FORFEIT', 'CONVERSION', 'GRANT'],
  transfer: ['TRANSFER_IN', 'TRANSFER_OUT'],
  agent: ['SALARY', 'DIVIDEND', 'COMMISSION'],
  correction: ['ADJUST', 'REPAYMENT'],
} as const satisfies Record<string, readonly MovementKind[]>;

export type KindGroup = keyof typeof KIND_GROUPS;
export const kindGroups = Object.keys(KIND_GROUPS) as KindGroup[];
