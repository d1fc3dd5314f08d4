import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { Book } from '../ledger/chart.rules.js';
import { answerOf, callLedger, type AnswerRow, type KeyReuse } from '../ledger/ledger-call.repository.js';
import { LedgerPools } from '../ledger/ledger-pools.js';
import type { OwnTransaction } from '../ledger/own-transaction.js';
import { hashOf, requestHash, type Posting } from '../ledger/posting.rules.js';
import type {
  CreditAnswer,
  Requirement,
  Rollover,
  RolloverOrder,
  RolloverStatus,
  SettledBet,
} from './rollover.rules.js';

const ofMember = {
  name: 'rollovers-of-member',
  text: `SELECT id, kind, is_bonus, credit_key, amount, required, done, max_bet, status, taken, kept, opened_at, expires_at FROM rollover
    WHERE member_id = $1 AND book = $2
    ORDER BY status IN ('ACTIVE', 'EXPIRING') DESC, status = 'QUEUED' DESC, opened_at DESC, id LIMIT $3`,
};

export interface RolloverRow {
  id: string;
  kind: string;
  is_bonus: boolean;
  credit_key: string;
  amount: string;
  required: string;
  done: string;
  max_bet: string | null;
  status: RolloverStatus;
  taken: string;
  kept: string;
  opened_at: Date;
  expires_at: Date | null;
}

interface CreditRow extends AnswerRow {
  rollover_id: string;
}

/** Turnover requirements of credits, and the bonuses among them. */
@Injectable()
export class RolloverRepository {
  constructor(private readonly pools: LedgerPools) {}

  /** In the transaction that posts the credit. A repetition changes nothing; null if nothing is required. */
  async open(tx: Tx, order: RolloverOrder): Promise<string | null> {
    const { requestedBy, creditKey, memberId, book, kind, postingId, amount, multiplier } = order;
    const [row]: { id: string | null }[] = await tx.query(
      'SELECT open_rollover($1, $2, $3, $4, $5, $6, $7, $8, $9) AS id',
      [
        ...[requestedBy, creditKey, memberId, book, kind, postingId, String(amount), multiplier],
        order.categories ?? null,
      ],
    );
    return row!.id;
  }

  /** Credits a bonus with its requirement, or lets it wait while another one runs: then there is no posting yet. */
  async creditBonus(
    tx: Tx,
    posting: Posting,
    requirement: Requirement,
    trace: Buffer | null,
  ): Promise<CreditAnswer | KeyReuse> {
    const { caller, externalId, memberId, book, delta, note } = posting;
    const [row]: CreditRow[] = await tx.query(
      'SELECT * FROM credit_bonus($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
      [
        ...[caller, externalId, memberId, book, String(delta), requestHash(posting), note ?? null, trace],
        ...[requirement.multiplier, requirement.expiresInSeconds ?? null],
        requirement.maxCashOut === undefined ? null : String(requirement.maxCashOut),
        requirement.categories ?? null,
        requirement.maxBet === undefined ? null : String(requirement.maxBet),
      ],
    );
    const answer = answerOf(row!);
    if ('differs' in answer) return answer;
    return { ...answer, rolloverId: answer.outcome === 'ACCEPTED' ? row!.rollover_id : null };
  }

  /** Takes a bonus back whose reason is gone. */
  async revoke(tx: Tx, requestedBy: string, creditKey: string): Promise<void> {
    const hash = hashOf(['REVOKED', requestedBy, creditKey]);
    await tx.query('SELECT revoke_credit($1, $2, $3)', [requestedBy, creditKey, hash]);
  }

  async countBets(tx: Tx, bets: readonly SettledBet[]): Promise<void> {
    await tx.query(
      `SELECT count_settled_bet(b.source, b.refers_to, b.member, b.round, b.stake, b.win, b.valid_bet, b.category, b.game,
                                b.placed_at, b.settled_at)
         FROM unnest($1::text[], $2::text[], $3::uuid[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[],
                     $9::text[], $10::timestamptz[], $11::timestamptz[])
              WITH ORDINALITY b(source, refers_to, member, round, stake, win, valid_bet, category, game, placed_at, settled_at,
                                 place)
        ORDER BY b.place`,
      [
        bets.map(({ sourceKey }) => sourceKey),
        bets.map(({ refersTo }) => refersTo),
        bets.map(({ memberId }) => memberId),
        bets.map(({ roundId }) => roundId),
        bets.map(({ stake }) => String(stake)),
        bets.map(({ win }) => String(win)),
        bets.map(({ validBet }) => String(validBet)),
        bets.map(({ category }) => category),
        bets.map(({ gameId }) => gameId),
        bets.map(({ placedAt }) => placedAt),
        bets.map(({ settledAt }) => settledAt),
      ],
    );
    // Once all are counted: bets of one draw are settled together.
    await tx.query(
      `SELECT close_due_rollovers(member_id, 'REAL') FROM (
         SELECT DISTINCT member_id FROM rollover
          WHERE member_id = ANY ($1::uuid[]) AND book = 'REAL' AND status IN ('ACTIVE', 'EXPIRING') ORDER BY 1) counted`,
      [bets.map(({ memberId }) => memberId)],
    );
  }

  /** Running ones first, then waiting ones, then the newest. */
  async ofMember(on: Tx | OwnTransaction, memberId: string, book: Book, limit: number): Promise<Rollover[]> {
    const values = [memberId, book, limit];
    const rows = await callLedger<RolloverRow>(on, this.pools.balances, ofMember, values);
    return rows.map(rolloverOf);
  }

  async membersWithDue(limit: number): Promise<{ member_id: string; book: Book }[]> {
    const { rows } = await this.pools.balances.query<{ member_id: string; book: Book }>(
      'SELECT member_id, book FROM members_with_due_rollovers($1)',
      [limit],
    );
    return rows;
  }

  async closeDue(memberId: string, book: Book): Promise<void> {
    await this.pools.postings.query('SELECT close_due_rollovers($1, $2)', [memberId, book]);
  }
}

export function rolloverOf(row: RolloverRow): Rollover {
  return {
    id: row.id,
    kind: row.kind,
    isBonus: row.is_bonus,
    creditKey: row.credit_key,
    amount: BigInt(row.amount),
    required: BigInt(row.required),
    done: BigInt(row.done),
    maxBet: row.max_bet === null ? null : BigInt(row.max_bet),
    status: row.status,
    taken: BigInt(row.taken),
    kept: BigInt(row.kept),
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
  };
}
