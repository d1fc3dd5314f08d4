import { Injectable } from '@nestjs/common';
import { columnsOf, Pool, queryPrepared, queryPreparedIn, unnestOf, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import { MicroBatcher } from '#libs/platform';
import type { StoredSettlement } from '../round/round.rules.js';
import type { MemberRoundKey } from '../round/round-key.js';
import { together } from '../together.js';
import type { JackpotPart } from '../jackpot/jackpot.rules.js';
import { backoffSeconds } from './protocol.rules.js';

export const creditReasons = ['FREE_ROUND', 'PROMOTION', 'TOURNAMENT', 'JACKPOT'] as const;
export type CreditReason = (typeof creditReasons)[number];
export type TransactionKind = 'BET' | 'WIN' | 'ADJUST' | 'CREDIT';
export type TransactionStatus = 'PENDING' | 'DONE' | 'REFUSED' | 'ROLLBACK_PENDING' | 'ROLLED_BACK';

/** The price of a bet as the provider states it. */
export type StatedOdds = NonNullable<StoredSettlement['odds']>;

/** What a provider moved, from the moment it was accepted for processing. */
export interface ProviderTransaction {
  vassalage: string;
  transactionId: string;
  kind: TransactionKind;
  status: TransactionStatus;
  /** Null for a tombstone, and for what the provider reported when it was asked. */
  requestHash: Buffer | null;
  gameSessionId: string | null;
  memberId: string;
  gameId: string | null;
  gameType: string | null;
  mode: Book;
  currency: string;
  roundId: string | null;
  /** Negative if it takes. */
  amount: bigint;
  /** What was bet on, in the provider's words. */
  selection: string | null;
  odds: StatedOdds | null;
  /** Null unless the provider announced that it confirms the price later. */
  confirmation: 'AWAITED' | 'CONFIRMED' | null;
  confirmedOdds: StatedOdds | null;
  creditReason: CreditReason | null;
  jackpots: JackpotPart[] | null;
  roundFinished: boolean;
  settlement: StoredSettlement | null;
  appliedToRound: boolean;
  answer: string | null;
  rollbackAnswer: string | null;
  createdAt: Date;
}

export type NewTransaction = Pick<
  ProviderTransaction,
  | 'vassalage'
  | 'transactionId'
  | 'kind'
  | 'gameSessionId'
  | 'memberId'
  | 'gameId'
  | 'gameType'
  | 'mode'
  | 'currency'
  | 'roundId'
  | 'amount'
  | 'roundFinished'
  | 'settlement'
  | 'createdAt'
> &
  Partial<Pick<ProviderTransaction, 'selection' | 'odds' | 'confirmation' | 'creditReason' | 'jackpots'>> & {
    requestHash: Buffer | null;
    nextAttemptAt: Date;
  } & ({ status: 'PENDING'; answer: null } | { status: 'REFUSED'; answer: string });

/** How a transaction ended, and what the provider is answered. */
export interface TransactionEnd {
  transaction: ProviderTransaction;
  status: 'DONE' | 'REFUSED';
  answer: string;
  postingId: string | null;
}

/** A transaction that is no bet. */
export const noBetDetails = {
  selection: null,
  odds: null,
  confirmation: null,
  confirmedOdds: null,
  creditReason: null,
  jackpots: null,
} as const;

type TransactionKey = Pick<ProviderTransaction, 'vassalage' | 'transactionId'>;

type Row = Omit<ProviderTransaction, 'amount'> & { amount: string | null };

export const transactionColumns = `t.vassalage, t.transaction_id AS "transactionId", t.kind, t.status, t.request_hash AS "requestHash",
  t.session_id AS "gameSessionId",
  t.member_id AS "memberId", t.game_id AS "gameId", t.game_type AS "gameType", t.mode, t.currency, t.round_id AS "roundId",
  t.amount, t.round_finished AS "roundFinished", t.settlement, t.applied_to_round AS "appliedToRound", t.answer, t.rollback_answer AS "rollbackAnswer",
  t.created_at AS "createdAt", t.selection, t.odds, t.confirmation, t.confirmed_odds AS "confirmedOdds", t.credit_reason AS "creditReason",
  t.jackpots`;

const addTransactions = {
  name: 'provider-transaction-add',
  text: `INSERT INTO provider_transaction (vassalage, transaction_id, kind, status, request_hash, member_id, game_id, game_type,
         mode, currency, round_id, amount, round_finished, settlement, answer, created_at, next_attempt_at, session_id, selection, odds, confirmation, credit_reason, jackpots, finished_at)
       SELECT vassalage, transaction_id, kind, status, request_hash, member_id, game_id, game_type,
         mode, currency, round_id, amount, round_finished, settlement, answer, created_at, next_attempt_at, session_id, selection, odds, confirmation, credit_reason, jackpots,
         CASE WHEN status = 'REFUSED' THEN created_at END
       FROM ${unnestOf(
         'added',
         `vassalage text, transaction_id text, kind text, status text, request_hash bytea, member_id uuid, game_id text, game_type text,
          mode text, currency text, round_id text, amount bigint, round_finished boolean, settlement jsonb, answer text,
          created_at timestamptz, next_attempt_at timestamptz, session_id uuid, selection text, odds jsonb, confirmation text,
          credit_reason text, jackpots jsonb`,
       )}
       ORDER BY place
       ON CONFLICT ON CONSTRAINT provider_transaction_once DO NOTHING RETURNING vassalage, transaction_id AS "transactionId"`,
};
const finishTransactions = {
  name: 'provider-transaction-finish',
  text: `UPDATE provider_transaction t SET status = e.status, answer = e.answer, posting_id = e.posting_id, finished_at = e.at,
              applied_to_round = (e.status = 'DONE' AND t.kind = 'BET')
       FROM ${unnestOf(
         'e',
         'vassalage text, transaction_id text, status text, answer text, posting_id text, at timestamptz',
       )}
       WHERE t.vassalage = e.vassalage AND t.transaction_id = e.transaction_id AND t.status = 'PENDING' RETURNING e.place::int`,
};

@Injectable()
export class TransactionRepository {
  private readonly additions = new MicroBatcher((batch: NewTransaction[]) => this.addAll(batch), together);

  constructor(private readonly pool: Pool) {}

  async find(vassalage: string, transactionId: string): Promise<ProviderTransaction | undefined> {
    const [row]: Row[] = await this.pool.query(
      `SELECT ${transactionColumns} FROM provider_transaction t WHERE t.vassalage = $1 AND t.transaction_id = $2`,
      [vassalage, transactionId],
    );
    return row && read(row);
  }

  async lock(tx: Tx, vassalage: string, transactionId: string): Promise<ProviderTransaction | undefined> {
    const [row]: Row[] = await tx.query(
      `SELECT ${transactionColumns} FROM provider_transaction t
       WHERE t.vassalage = $1 AND t.transaction_id = $2 FOR NO KEY UPDATE`,
      [vassalage, transactionId],
    );
    return row && read(row);
  }

  /** False if the id of the provider is taken: the first call owns it permanently. */
  add(transaction: NewTransaction): Promise<boolean> {
    return this.additions.run(transaction);
  }

  /** Of two with the same id the first is added. */
  private async addAll(batch: NewTransaction[]): Promise<boolean[]> {
    const values = columnsOf(batch.map(valuesOf));
    const rows = await queryPrepared<TransactionKey>(this.pool, addTransactions, values);
    const added = new Set(rows.map(keyOf));
    return batch.map((transaction) => added.delete(keyOf(transaction)));
  }

  async addIn(tx: Tx, transaction: NewTransaction): Promise<boolean> {
    return (await queryPreparedIn(tx, addTransactions, columnsOf([valuesOf(transaction)]))).length > 0;
  }

  /** Records a rollback that precedes its bet, so that the bet is refused. False if the id is taken. */
  async addTombstone(
    tx: Tx,
    bet: Pick<ProviderTransaction, 'vassalage' | 'transactionId' | 'memberId' | 'mode' | 'currency'>,
    answer: string,
    now: Date,
  ): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO provider_transaction (vassalage, transaction_id, kind, status, member_id, mode, currency,
                                         rollback_answer, created_at, next_attempt_at, finished_at)
       VALUES ($1, $2, 'BET', 'ROLLED_BACK', $3, $4, $5, $6, $7, $7, $7)
       ON CONFLICT ON CONSTRAINT provider_transaction_once DO NOTHING RETURNING 1`,
      [bet.vassalage, bet.transactionId, bet.memberId, bet.mode, bet.currency, answer, now],
    );
    return rows.length > 0;
  }

  /** Finishes pending transactions and returns those; another call, one of the same list too, or a rollback has changed the rest. */
  async finishAll<E extends TransactionEnd>(tx: Tx, ends: readonly E[], now: Date): Promise<E[]> {
    const values = ends.map(({ transaction, status, answer, postingId }) => [
      ...[transaction.vassalage, transaction.transactionId],
      ...[status, answer, postingId, now],
    ]);
    const rows = await queryPreparedIn<{ place: number }>(tx, finishTransactions, columnsOf(values));
    const places = new Set(rows.map(({ place }) => place));
    return ends.filter((_, at) => places.has(at + 1));
  }

  /** From here on the stake is returned in any case. `appliedToRound`: the round counts the bet. */
  async beginRollback(
    tx: Tx,
    transaction: ProviderTransaction,
    change: { answer: string | null; appliedToRound: boolean; nextAttemptAt: Date },
  ): Promise<void> {
    await tx.query(
      `UPDATE provider_transaction SET status = 'ROLLBACK_PENDING', answer = $3, applied_to_round = $4, next_attempt_at = $5,
              attempts = 0, finished_at = NULL
       WHERE vassalage = $1 AND transaction_id = $2`,
      [
        transaction.vassalage,
        transaction.transactionId,
        change.answer,
        change.appliedToRound,
        change.nextAttemptAt,
      ],
    );
  }

  async endRollback(tx: Tx, transaction: ProviderTransaction, answer: string, now: Date): Promise<void> {
    await tx.query(
      `UPDATE provider_transaction SET status = 'ROLLED_BACK', rollback_answer = $3, applied_to_round = false, finished_at = $4
       WHERE vassalage = $1 AND transaction_id = $2`,
      [transaction.vassalage, transaction.transactionId, answer, now],
    );
  }

  async keepRollbackAnswer(tx: Tx, transaction: ProviderTransaction, answer: string): Promise<void> {
    await tx.query(
      'UPDATE provider_transaction SET rollback_answer = $3 WHERE vassalage = $1 AND transaction_id = $2',
      [transaction.vassalage, transaction.transactionId, answer],
    );
  }

  /** Records the final price of a bet. */
  async confirm(tx: Tx, { vassalage, transactionId }: ProviderTransaction, odds: StatedOdds): Promise<void> {
    await tx.query(
      `UPDATE provider_transaction SET confirmation = 'CONFIRMED', confirmed_odds = $3
       WHERE vassalage = $1 AND transaction_id = $2`,
      [vassalage, transactionId, JSON.stringify(odds)],
    );
  }

  /** What adjustments under way will take from the payout of this round: zero or less. The caller holds the round's lock. */
  async pendingDecrease(tx: Tx, { vassalage, roundId, memberId, mode }: MemberRoundKey): Promise<bigint> {
    const [row]: { amount: string }[] = await tx.query(
      `SELECT coalesce(sum(amount), 0) AS amount FROM provider_transaction
       WHERE vassalage = $1 AND round_id = $2 AND member_id = $3 AND mode = $4
         AND kind = 'ADJUST' AND status = 'PENDING' AND amount < 0`,
      [vassalage, roundId, memberId, mode],
    );
    return BigInt(row!.amount);
  }

  /** Whether another bet of this part of a round stands. The caller holds the round's lock. */
  async hasOtherBet(
    tx: Tx,
    { vassalage, roundId, memberId, mode }: MemberRoundKey,
    bet: string,
  ): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM provider_transaction
       WHERE vassalage = $1 AND round_id = $2 AND member_id = $3 AND mode = $4 AND transaction_id <> $5
         AND kind = 'BET' AND status = 'DONE' LIMIT 1`,
      [vassalage, roundId, memberId, mode, bet],
    );
    return rows.length > 0;
  }

  /** What a correction of this member's settled round refers to: its last bet, or its last win where it had no bet. */
  async paidOf({ vassalage, roundId, memberId, mode }: MemberRoundKey): Promise<string> {
    const [row]: { transactionId: string }[] = await this.pool.query(
      `SELECT transaction_id AS "transactionId" FROM provider_transaction
       WHERE vassalage = $1 AND round_id = $2 AND member_id = $3 AND mode = $4
         AND kind IN ('BET', 'WIN', 'CREDIT') AND posting_id IS NOT NULL
       ORDER BY kind = 'BET' DESC, status = 'DONE' DESC, created_at DESC, transaction_id LIMIT 1`,
      [vassalage, roundId, memberId, mode],
    );
    if (!row) throw new Error(`round ${vassalage}:${roundId} has neither bet nor win`);
    return row.transactionId;
  }

  /** Whether a bet of this member's round is pending. */
  async hasPendingBet({ vassalage, roundId, memberId, mode }: MemberRoundKey): Promise<boolean> {
    const rows: unknown[] = await this.pool.query(
      `SELECT 1 FROM provider_transaction
       WHERE vassalage = $1 AND round_id = $2 AND member_id = $3 AND mode = $4
         AND kind = 'BET' AND status = 'PENDING' LIMIT 1`,
      [vassalage, roundId, memberId, mode],
    );
    return rows.length > 0;
  }

  /** Claims unfinished transactions that are due; other replicas skip them. */
  async claimUnfinished(now: Date, limit: number): Promise<ProviderTransaction[]> {
    const delays = Array.from({ length: 10 }, (_, attempts) => backoffSeconds(attempts + 1));
    const [rows]: [Row[], number] = await this.pool.query(
      `WITH due AS MATERIALIZED (
         SELECT vassalage, transaction_id FROM provider_transaction
         WHERE finished_at IS NULL AND next_attempt_at <= $1
         ORDER BY next_attempt_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
       UPDATE provider_transaction t
       SET attempts = t.attempts + 1,
           next_attempt_at = $1::timestamptz + make_interval(secs => ($3::int[])[least(t.attempts, 9) + 1])
       FROM due WHERE t.vassalage = due.vassalage AND t.transaction_id = due.transaction_id
       RETURNING ${transactionColumns}`,
      [now, limit, delays],
    );
    return rows.map(read);
  }
}

export function read(row: Row): ProviderTransaction {
  return { ...row, amount: BigInt(row.amount ?? 0) };
}

function keyOf({ vassalage, transactionId }: TransactionKey): string {
  return `${vassalage}:${transactionId}`;
}

function valuesOf(transaction: NewTransaction): unknown[] {
  return [
    transaction.vassalage,
    transaction.transactionId,
    transaction.kind,
    transaction.status,
    transaction.requestHash,
    transaction.memberId,
    transaction.gameId,
    transaction.gameType,
    transaction.mode,
    transaction.currency,
    transaction.roundId,
    transaction.amount.toString(),
    transaction.roundFinished,
    transaction.settlement && JSON.stringify(transaction.settlement),
    transaction.answer,
    transaction.createdAt,
    transaction.nextAttemptAt,
    transaction.gameSessionId,
    transaction.selection ?? null,
    transaction.odds ? JSON.stringify(transaction.odds) : null,
    transaction.confirmation ?? null,
    transaction.creditReason ?? null,
    transaction.jackpots ? JSON.stringify(transaction.jackpots) : null,
  ];
}
