/** Why a month cannot be moved; the database decides. */
export const archiveBlockReasons = [
  'NOT_A_MONTH',
  'ALREADY_ARCHIVED',
  'UNKNOWN_MONTH',
  'TOO_YOUNG',
  'NOT_PUBLISHED',
  'NOT_ROLLED_UP',
  'NOT_CHAINED',
  'NOT_AUDITED',
  'NOT_ARCHIVED',
  'BUSY',
] as const;
export type ArchiveBlockReason = (typeof archiveBlockReasons)[number];

export interface LedgerMonth {
  /** First day of the month. */
  month: string;
  place: 'ledger' | 'archive';
  /** Null if the month can be archived or already is. */
  blockReason: ArchiveBlockReason | null;
}

/** `2026-05` → `2026-05-01`; undefined for anything else. */
export function firstDay(text: string): string | undefined {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? `${text}-01` : undefined;
}
