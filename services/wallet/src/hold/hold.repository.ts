import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import { answerOf, callLedger, type AnswerRow, type KeyReuse } from '../ledger/ledger-call.repository.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import type { OwnTransaction } from '../ledger/own-transaction.js';
import type { PostingAnswer } from '../ledger/posting.rules.js';
import {
  captureHash,
  holdHash,
  releaseHash,
  type Capture,
  type HoldAnswer,
  type HoldOrder,
  type HoldPurpose,
  type HoldStatus,
  type Resolution,
} from './hold.rules.js';

export interface Hold {
  id: string;
  memberId: string;
  book: Book;
  purpose: HoldPurpose;
  status: HoldStatus;
  amount: bigint;
  captured: bigint;
  createdAt: Date;
  expiresAt: Date | null;
  resolvedAt: Date | null;
}

interface HoldRow {
  id: string;
  member_id: string;
  book: Book;
  kind: HoldPurpose;
  status: HoldStatus;
  amount: string;
  captured: string;
  created_at: Date;
  expires_at: Date | null;
  resolved_at: Date | null;
}

const hold = {
  name: 'post-hold',
  text: 'SELECT * FROM post_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
};
const capture = {
  name: 'post-capture',
  text: 'SELECT * FROM post_capture($1, $2, $3, $4, $5, $6)',
};
const release = { name: 'post-release', text: 'SELECT * FROM post_release($1, $2, $3, $4)' };

/** Past its time a hold reads as expired, whether the sweep has recorded it or not. */
const find = `SELECT id, member_id, book, kind, amount, captured, created_at, expires_at, resolved_at,
    CASE WHEN status = 'OPEN' AND expires_at <= clock_timestamp() THEN 'EXPIRED' ELSE status END AS status
  FROM hold`;

@Injectable()
export class HoldRepository {
  constructor(private readonly pools: LedgerPools) {}

  async hold(on: Tx | OwnTransaction, order: HoldOrder): Promise<HoldAnswer | KeyReuse> {
    const values = [
      order.caller,
      order.externalId,
      order.memberId,
      order.book,
      order.purpose,
      String(order.amount),
      order.contra,
      holdHash(order),
      order.expiresInSeconds ?? null,
      order.groupId ?? null,
      order.roundId ?? null,
      order.vassalage ?? null,
      order.gameType ?? null,
      order.note ?? null,
    ];
    const found = answerOf((await callLedger<AnswerRow>(on, this.pools.postings, hold, values))[0]!);
    if ('differs' in found) return found;
    const { postingId: holdId, ...rest } = found;
    return { ...rest, holdId };
  }

  /** Undefined if the caller has no such hold. */
  async capture(
    on: Tx | OwnTransaction,
    request: Capture,
    trace: Buffer | null,
  ): Promise<PostingAnswer | KeyReuse | undefined> {
    const { caller, externalId, holdId, amount } = request;
    const taken = amount === undefined ? null : String(amount);
    const values = [caller, externalId, holdId, taken, captureHash(request), trace];
    return resolved(await callLedger<AnswerRow>(on, this.pools.postings, capture, values));
  }

  async release(on: Tx | OwnTransaction, request: Resolution): Promise<PostingAnswer | KeyReuse | undefined> {
    const { caller, externalId, holdId } = request;
    const values = [caller, externalId, holdId, releaseHash(request)];
    return resolved(await callLedger<AnswerRow>(on, this.pools.postings, release, values));
  }

  async find(caller: string, id: string): Promise<Hold | undefined> {
    const { rows } = await this.pools.balances.query<HoldRow>(`${find} WHERE id = $1 AND caller = $2`, [
      id,
      caller,
    ]);
    return rows[0] && holdOf(rows[0]);
  }

  /** All holds of a group, resolved ones too, in the order in which accounts are locked. */
  async ofGroup(caller: string, groupId: string, after: string | null, limit: number): Promise<Hold[]> {
    const { rows } = await this.pools.balances.query<HoldRow>(
      `${find} WHERE group_id = $1 AND caller = $2 AND ($3::uuid IS NULL OR id > $3) ORDER BY id LIMIT $4`,
      [groupId, caller, after, limit],
    );
    return rows.map(holdOf);
  }

  async accountsWithDueHolds(limit: number): Promise<{ member_id: string; book: Book }[]> {
    const { rows } = await this.pools.balances.query<{ member_id: string; book: Book }>(
      `SELECT DISTINCT member_id, book FROM (SELECT member_id, book FROM hold
         WHERE status = 'OPEN' AND expires_at <= clock_timestamp() ORDER BY expires_at LIMIT $1) due`,
      [limit],
    );
    return rows;
  }

  async expire(memberId: string, book: Book): Promise<void> {
    await this.pools.postings.query('SELECT expire_holds_of($1, $2)', [memberId, book]);
  }
}

function resolved([row]: AnswerRow[]): PostingAnswer | KeyReuse | undefined {
  return row?.outcome ? answerOf(row) : undefined;
}

function holdOf(row: HoldRow): Hold {
  return {
    id: row.id,
    memberId: row.member_id,
    book: row.book,
    purpose: row.kind,
    status: row.status,
    amount: BigInt(row.amount),
    captured: BigInt(row.captured),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    resolvedAt: row.resolved_at,
  };
}
