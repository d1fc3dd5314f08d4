import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import {
  callLedger,
  partialAnswerOf,
  type KeyReuse,
  type PartialRow,
} from '../ledger/ledger-call.repository.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import type { OwnTransaction } from '../ledger/own-transaction.js';
import type { PartialAnswer } from '../ledger/posting.rules.js';
import {
  clawBackHash,
  forfeitHash,
  type ClawBack,
  type Forfeit,
  type Progress,
  type ProgressAnswer,
  type Rollover,
  type RolloverOrder,
  type RolloverStatus,
  type SettledBet,
} from './rollover.rules.js';

const forfeit = { name: 'post-forfeit', text: 'SELECT * FROM post_forfeit($1, $2, $3, $4, $5, $6)' };
const clawBack = {
  name: 'post-claw-back',
  text: 'SELECT * FROM post_claw_back($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};
const advance = {
  name: 'advance-rollover',
  text: 'SELECT * FROM advance_rollover($1, $2, $3, $4, $5, $6, $7)',
};

const ofMember = {
  name: 'rollovers-of-member',
  text: `SELECT id, kind, credit_key, amount, required, done, status, opened_at, expires_at FROM rollover
    WHERE member_id = $1 AND book = $2 ORDER BY status = 'OPEN' DESC, opened_at DESC, id LIMIT $3`,
};

interface ProgressRow {
  replayed: boolean;
  differs: boolean;
  used: string;
  remaining: string;
}

interface RolloverRow {
  id: string;
  kind: string;
  credit_key: string;
  amount: string;
  required: string;
  done: string;
  status: RolloverStatus;
  opened_at: Date;
  expires_at: Date | null;
}

/** Turnover requirements of credits. */
@Injectable()
export class RolloverRepository {
  constructor(private readonly pools: LedgerPools) {}

  /** In the transaction that posts the credit. A repetition changes nothing; null if nothing is required. */
  async open(tx: Tx, order: RolloverOrder): Promise<string | null> {
    const { requestedBy, creditKey, memberId, book, kind, postingId, amount, multiplier } = order;
    const [row]: { id: string | null }[] = await tx.query(
      'SELECT open_rollover($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS id',
      [
        ...[requestedBy, creditKey, memberId, book, kind, postingId, String(amount), multiplier],
        order.expiresInSeconds ?? null,
        order.maxCashOut === undefined ? null : String(order.maxCashOut),
        order.categories ?? null,
      ],
    );
    return row!.id;
  }

  async countBets(tx: Tx, bets: readonly SettledBet[]): Promise<void> {
    await tx.query(
      `SELECT count_turnover(b.source, b.refers_to, b.member, b.valid_bet, b.category, b.settled_at)
         FROM unnest($1::text[], $2::text[], $3::uuid[], $4::bigint[], $5::text[], $6::timestamptz[])
              WITH ORDINALITY b(source, refers_to, member, valid_bet, category, settled_at, place)
        ORDER BY b.place`,
      [
        bets.map(({ sourceKey }) => sourceKey),
        bets.map(({ refersTo }) => refersTo),
        bets.map(({ memberId }) => memberId),
        bets.map(({ validBet }) => String(validBet)),
        bets.map(({ category }) => category),
        bets.map(({ settledAt }) => settledAt),
      ],
    );
  }

  async advance(on: Tx | OwnTransaction, p: Progress): Promise<ProgressAnswer | KeyReuse> {
    const values = [p.caller, p.sourceKey, p.memberId, p.book, String(p.validBet)];
    const [row] = await callLedger<ProgressRow>(on, this.pools.postings, advance, [
      ...values,
      p.category ?? null,
      p.settledAt ?? null,
    ]);
    if (row!.differs) return { differs: ['sourceKey'] };
    return { replayed: row!.replayed, used: BigInt(row!.used), remaining: BigInt(row!.remaining) };
  }

  /** Undefined if the caller has no such requirement. */
  async forfeit(
    on: Tx | OwnTransaction,
    f: Forfeit,
    trace: Buffer | null,
  ): Promise<PartialAnswer | KeyReuse | undefined> {
    const values = [f.caller, f.externalId, f.rolloverId, forfeitHash(f), f.note, trace];
    const [row] = await callLedger<PartialRow>(on, this.pools.postings, forfeit, values);
    return row?.outcome ? partialAnswerOf(row) : undefined;
  }

  async clawBack(
    on: Tx | OwnTransaction,
    c: ClawBack,
    trace: Buffer | null,
  ): Promise<PartialAnswer | KeyReuse> {
    const values = [c.caller, c.externalId, c.memberId, c.book, String(c.amount), clawBackHash(c)];
    const [row] = await callLedger<PartialRow>(on, this.pools.postings, clawBack, [
      ...values,
      c.refersTo ?? null,
      c.note,
      trace,
    ]);
    return partialAnswerOf(row!);
  }

  /** Newest first. */
  async ofMember(on: Tx | OwnTransaction, memberId: string, book: Book, limit: number): Promise<Rollover[]> {
    const values = [memberId, book, limit];
    const rows = await callLedger<RolloverRow>(on, this.pools.balances, ofMember, values);
    return rows.map((row) => ({
      ...{ id: row.id, kind: row.kind, creditKey: row.credit_key, status: row.status },
      ...{ amount: BigInt(row.amount), required: BigInt(row.required), done: BigInt(row.done) },
      ...{ openedAt: row.opened_at, expiresAt: row.expires_at },
    }));
  }

  async membersWithDue(limit: number): Promise<{ member_id: string; book: Book }[]> {
    const { rows } = await this.pools.balances.query<{ member_id: string; book: Book }>(
      `SELECT o.member_id, o.book FROM rollover o JOIN player_account a USING (member_id, book)
        WHERE o.status = 'OPEN' AND a.status <> 'STOPPED' AND (o.done = o.required OR o.expires_at <= clock_timestamp())
        GROUP BY 1, 2 LIMIT $1`,
      [limit],
    );
    return rows;
  }

  async closeDue(memberId: string, book: Book): Promise<void> {
    await this.pools.postings.query('SELECT close_due_rollovers($1, $2)', [memberId, book]);
  }
}
