import type { EntityManager } from 'typeorm';
import type { Book } from '../ledger/chart.rules.js';

export interface RolloverOrder {
  memberId: string;
  book: Book;
  /** The service and its key of the credit: one requirement for each. */
  requestedBy: string;
  creditKey: string;
  postingId: string;
  amount: bigint;
  /** As the request gave it, for example `15` or `7.5`. */
  multiplier: string;
}

/** Opens the turnover requirement of a credit in the transaction that posts it; a repetition changes nothing. */
export interface Rollovers {
  open(tx: EntityManager, order: RolloverOrder): Promise<void>;
}

/** Bound by the module that owns requirements. Without it a credit that asks for one is refused. */
export const ROLLOVERS = Symbol('ROLLOVERS');
