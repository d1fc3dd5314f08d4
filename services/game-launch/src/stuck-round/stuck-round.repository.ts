import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Pool, type Tx } from '#libs/database';
import type { Book } from '#libs/money';
import { read, transactionColumns, type ProviderTransaction } from '../provider/transaction.repository.js';
import type { MemberRoundKey } from '../round/round-key.js';
import type { QueryOutcome } from './round-report.rules.js';

export interface OpenRound {
  betId: string;
  vassalage: string;
  roundId: string;
  memberId: string;
  /** The member as this vendor knows them. */
  playerRef: string;
  gameId: string;
  gameType: string;
  mode: Book;
  currency: string;
  status: string;
  stake: string;
  payout: string;
  bets: number;
  placedAt: Date;
  attempts: number;
  askedAt: Date | null;
  outcome: QueryOutcome | null;
}

export interface QueriedRound extends OpenRound {
  answer: unknown;
}

export interface EndingRound extends OpenRound {
  /** Two operators have decided how it ends. */
  isDecided: boolean;
}

export interface RoundTransaction {
  transactionId: string;
  kind: string;
  status: string;
  amount: string | null;
  attempts: number;
  createdAt: Date;
  finishedAt: Date | null;
  nextAttemptAt: Date;
}

export interface UnfinishedTransaction extends RoundTransaction {
  vassalage: string;
  roundId: string | null;
  memberId: string;
  mode: string;
}

const roundColumns = `r.id AS "betId", r.vassalage, r.round_id AS "roundId", r.member_id AS "memberId", p.player_ref AS "playerRef",
  r.game_id AS "gameId", r.game_type AS "gameType", r.mode, r.currency, r.status, r.stake, r.payout, r.bets,
  r.placed_at AS "placedAt", coalesce(q.attempts, 0) AS attempts, q.asked_at AS "askedAt", q.outcome`;
const rounds = `FROM game_round r JOIN player p ON p.vassalage = r.vassalage AND p.member_id = r.member_id LEFT JOIN round_query q ON q.bet_id = r.id`;
const workColumns = `t.transaction_id AS "transactionId", t.kind, t.status, t.amount, t.attempts, t.created_at AS "createdAt",
  t.finished_at AS "finishedAt", t.next_attempt_at AS "nextAttemptAt"`;
const unfinished = 't.finished_at IS NULL';
const due = `r.status = 'OPEN' AND NOT r.ended_by_operators AND r.placed_at < $1
         AND (q.next_ask_at IS NULL OR q.next_ask_at <= $2)`;
const ofPart = 't.vassalage = $1 AND t.round_id = $2 AND t.member_id = $3 AND t.mode = $4';

@Injectable()
export class StuckRoundRepository {
  constructor(private readonly pool: Pool) {}

  /** The vendors that are due to be asked about rounds placed before that time. */
  async dueVendors(placedBefore: Date, now: Date): Promise<string[]> {
    const rows: { vassalage: string }[] = await this.pool.query(
      `SELECT DISTINCT r.vassalage FROM game_round r LEFT JOIN round_query q ON q.bet_id = r.id WHERE ${due}
       ORDER BY r.vassalage`,
      [placedBefore, now],
    );
    return rows.map(({ vassalage }) => vassalage);
  }

  /** Open rounds of a vendor that it is due to be asked about, the oldest first. */
  due(vassalage: string, placedBefore: Date, now: Date, limit: number): Promise<OpenRound[]> {
    return this.pool.query(
      `SELECT ${roundColumns} ${rounds} WHERE ${due} AND r.vassalage = $3 ORDER BY r.placed_at, r.id LIMIT $4`,
      [placedBefore, now, vassalage, limit],
    );
  }

  /** Open rounds placed before that time, the oldest first. */
  page(placedBefore: Date, limit: number, offset: number): Promise<{ rows: OpenRound[]; total: number }> {
    return this.pageOf(`r.status = 'OPEN' AND r.placed_at < $1`, [placedBefore], limit, offset);
  }

  /** Rounds of any state. Round ids are indexed by provider only, therefore each provider is looked at. */
  found(search: string, limit: number, offset: number): Promise<{ rows: OpenRound[]; total: number }> {
    const where = `r.id IN (
      SELECT id FROM game_round WHERE id = $2::uuid
      UNION ALL SELECT g.id FROM vendor v JOIN game_round g ON g.vassalage = v.vassalage AND g.round_id = $1)`;
    return this.pageOf(where, [search, isUUID(search) ? search : null], limit, offset);
  }

  private async pageOf(
    where: string,
    values: unknown[],
    limit: number,
    offset: number,
  ): Promise<{ rows: OpenRound[]; total: number }> {
    const [rows, [count]]: [OpenRound[], { total: number }[]] = await Promise.all([
      this.pool.query(
        `SELECT ${roundColumns} ${rounds} WHERE ${where} ORDER BY r.placed_at, r.id
         LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
        [...values, limit, offset],
      ),
      this.pool.query(`SELECT count(*)::int AS total FROM game_round r WHERE ${where}`, values),
    ]);
    return { rows, total: count!.total };
  }

  async one(betId: string): Promise<QueriedRound | undefined> {
    const [row]: QueriedRound[] = await this.pool.query(
      `SELECT ${roundColumns}, q.answer ${rounds} WHERE r.id = $1`,
      [betId],
    );
    return row;
  }

  /** Reads a part of a round, and locks first its transactions, then itself, as each call of a provider does. */
  async lock(
    tx: Tx,
    betId: string,
  ): Promise<{ round: EndingRound; transactions: ProviderTransaction[] } | undefined> {
    const one = `SELECT ${roundColumns}, r.ended_by_operators AS "isDecided" ${rounds} WHERE r.id = $1`;
    const [found]: EndingRound[] = await tx.query(one, [betId]);
    if (!found) return undefined;
    const rows: Parameters<typeof read>[0][] = await tx.query(
      `SELECT ${transactionColumns} FROM provider_transaction t WHERE ${ofPart}
       ORDER BY t.created_at, t.transaction_id FOR NO KEY UPDATE`,
      valuesOf(found),
    );
    const [round]: EndingRound[] = await tx.query(`${one} FOR NO KEY UPDATE OF r`, [betId]);
    return { round: round!, transactions: rows.map(read) };
  }

  /** From here on the provider's bets and wins are refused. */
  async markDecided(tx: Tx, betId: string): Promise<void> {
    await tx.query('UPDATE game_round SET ended_by_operators = true WHERE id = $1', [betId]);
  }

  transactionsOf(key: MemberRoundKey): Promise<RoundTransaction[]> {
    return this.pool.query(
      `SELECT ${workColumns} FROM provider_transaction t WHERE ${ofPart} ORDER BY t.created_at, t.transaction_id`,
      valuesOf(key),
    );
  }

  async fullTransactionsOf(key: MemberRoundKey): Promise<ProviderTransaction[]> {
    const rows: Parameters<typeof read>[0][] = await this.pool.query(
      `SELECT ${transactionColumns} FROM provider_transaction t WHERE ${ofPart} ORDER BY t.created_at, t.transaction_id`,
      valuesOf(key),
    );
    return rows.map(read);
  }

  async unfinishedPage(
    createdBefore: Date,
    limit: number,
    offset: number,
  ): Promise<{ rows: UnfinishedTransaction[]; total: number }> {
    const where = `${unfinished} AND t.created_at < $1`;
    const [rows, [count]]: [UnfinishedTransaction[], { total: number }[]] = await Promise.all([
      this.pool.query(
        `SELECT ${workColumns}, t.vassalage, t.round_id AS "roundId", t.member_id AS "memberId", t.mode
         FROM provider_transaction t WHERE ${where} ORDER BY t.created_at, t.transaction_id LIMIT $2 OFFSET $3`,
        [createdBefore, limit, offset],
      ),
      this.pool.query(`SELECT count(*)::int AS total FROM provider_transaction t WHERE ${where}`, [
        createdBefore,
      ]),
    ]);
    return { rows, total: count!.total };
  }

  async recordQuery(
    betId: string,
    query: { attempts: number; askedAt: Date; nextAskAt: Date; outcome: QueryOutcome; answer: unknown },
  ): Promise<void> {
    await this.pool.query(
      `INSERT INTO round_query (bet_id, attempts, asked_at, next_ask_at, outcome, answer) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (bet_id) DO UPDATE SET attempts = excluded.attempts, asked_at = excluded.asked_at,
         next_ask_at = excluded.next_ask_at, outcome = excluded.outcome, answer = excluded.answer`,
      [betId, query.attempts, query.askedAt, query.nextAskAt, query.outcome, JSON.stringify(query.answer)],
    );
  }

  /** Open rounds and unfinished transactions, by age. */
  async counts(
    now: Date,
  ): Promise<{ what: 'round' | 'transaction'; age: string; count: number; attempts: number }[]> {
    const age = (at: string) =>
      `CASE WHEN ${at} > $1::timestamptz - interval '1 minute' THEN '<1m' WHEN ${at} > $1::timestamptz - interval '15 minutes'
         THEN '<15m' WHEN ${at} > $1::timestamptz - interval '1 day' THEN '<1d' ELSE '>=1d' END`;
    return this.pool.query(
      `SELECT 'round' AS what, ${age('placed_at')} AS age, count(*)::int AS count, 0 AS attempts
       FROM game_round WHERE status = 'OPEN' GROUP BY 2
       UNION ALL
       SELECT 'transaction', ${age('created_at')}, count(*)::int, max(attempts)
       FROM provider_transaction WHERE finished_at IS NULL GROUP BY 2`,
      [now],
    );
  }
}

function valuesOf({ vassalage, roundId, memberId, mode }: MemberRoundKey): unknown[] {
  return [vassalage, roundId, memberId, mode];
}
