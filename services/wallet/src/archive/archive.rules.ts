/** What can stand in the way of moving a month; the database says which. */
export const archiveBlockReasons = [
  'NOT_A_MONTH',
  'ALREADY_ARCHIVED',
  'UNKNOWN_MONTH',
  'TOO_YOUNG',
  'NOT_TOLD',
  'NOT_FOLDED',
  'NOT_SEALED',
  'NOT_AUDITED',
  'NOT_ARCHIVED',
  'BUSY',
] as const;
export type ArchiveBlockReason = (typeof archiveBlockReasons)[number];

export interface LedgerMonth {
  /** Its first day. */
  month: string;
  place: 'ledger' | 'archive';
  /** Why it cannot go to the archive; null where it can, or is there. */
  hindrance: ArchiveBlockReason | null;
}

/** `2026-05` → `2026-05-01`; undefined for what is no month. */
export function firstDay(text: string): string | undefined {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? `${text}-01` : undefined;
}
