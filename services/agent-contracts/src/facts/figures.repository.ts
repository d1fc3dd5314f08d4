import { Injectable } from '@nestjs/common';
import { Pool, queryPreparedIn, type Tx } from '#libs/database';
import { shareProjection } from '#libs/platform';

/** A settled bet or an adjustment of one; amounts in minor units, those of an adjustment signed. */
export interface PlaySource {
  sourceKey: string;
  settledAt: Date;
  memberId: string;
  day: string;
  vassalage: string;
  category: string;
  bet: bigint;
  validBet: bigint;
  payout: bigint;
  /** 1 for a bet, 0 for an adjustment. */
  bets: number;
}

export interface MoneySource {
  sourceKey: string;
  settledAt: Date;
  memberId: string;
  day: string;
  kind:
    'DEPOSIT' | 'WITHDRAWAL' | 'REBATE' | 'BONUS' | 'SALARY' | 'DIVIDEND' | 'TRANSFER_IN' | 'TRANSFER_OUT';
  amount: bigint;
  /** The first deposit of the member. */
  first: boolean;
}

const uplineAt = `(SELECT placement.upline_id FROM placement
    WHERE placement.member_id = given.member_id AND placement.valid_from <= given.settled_at
    ORDER BY placement.valid_from DESC LIMIT 1)`;
const addPlayDays = `INSERT INTO member_day AS held (member_id, day, upline_id, vassalage, category, bet, valid_bet, payout, bets)
    SELECT member_id, day, upline_id, vassalage, category, sum(bet), sum(valid_bet), sum(payout), sum(bets)
      FROM counted WHERE upline_id IS NOT NULL
     GROUP BY member_id, day, upline_id, vassalage, category
     ORDER BY member_id, day, upline_id, vassalage, category
    ON CONFLICT (member_id, day, upline_id, vassalage, category) DO UPDATE
      SET bet = held.bet + excluded.bet, valid_bet = held.valid_bet + excluded.valid_bet,
          payout = held.payout + excluded.payout, bets = held.bets + excluded.bets`;
const addMoneyDays = `INSERT INTO member_money_day AS held (member_id, day, upline_id, deposit, deposits, first_deposit,
      withdrawal, withdrawals, rebate, bonus, salary, dividend, transfer_in, transfer_out)
    SELECT member_id, day, upline_id,
           COALESCE(sum(amount) FILTER (WHERE kind = 'DEPOSIT'), 0), COALESCE(sum(sign(amount)) FILTER (WHERE kind = 'DEPOSIT'), 0),
           COALESCE(sum(amount) FILTER (WHERE first), 0),
           COALESCE(sum(amount) FILTER (WHERE kind = 'WITHDRAWAL'), 0), count(*) FILTER (WHERE kind = 'WITHDRAWAL'),
           COALESCE(sum(amount) FILTER (WHERE kind = 'REBATE'), 0), COALESCE(sum(amount) FILTER (WHERE kind = 'BONUS'), 0),
           COALESCE(sum(amount) FILTER (WHERE kind = 'SALARY'), 0), COALESCE(sum(amount) FILTER (WHERE kind = 'DIVIDEND'), 0),
           COALESCE(sum(amount) FILTER (WHERE kind = 'TRANSFER_IN'), 0),
           COALESCE(sum(amount) FILTER (WHERE kind = 'TRANSFER_OUT'), 0)
      FROM counted WHERE upline_id IS NOT NULL
     GROUP BY member_id, day, upline_id ORDER BY member_id, day, upline_id
    ON CONFLICT (member_id, day, upline_id) DO UPDATE
      SET deposit = held.deposit + excluded.deposit, deposits = held.deposits + excluded.deposits,
          first_deposit = held.first_deposit + excluded.first_deposit,
          withdrawal = held.withdrawal + excluded.withdrawal, withdrawals = held.withdrawals + excluded.withdrawals,
          rebate = held.rebate + excluded.rebate, bonus = held.bonus + excluded.bonus,
          salary = held.salary + excluded.salary, dividend = held.dividend + excluded.dividend,
          transfer_in = held.transfer_in + excluded.transfer_in, transfer_out = held.transfer_out + excluded.transfer_out`;

const unplaced = {
  name: 'figures-unplaced',
  text: `SELECT DISTINCT member_id::text FROM unnest($1::uuid[]) AS given (member_id)
     WHERE NOT EXISTS (SELECT FROM placement WHERE placement.member_id = given.member_id) ORDER BY 1`,
};
const addPlay = {
  name: 'figures-add-play',
  text: `WITH counted AS (
      INSERT INTO play_source (source_key, settled_at, member_id, day, vassalage, category, bet, valid_bet, payout, bets, upline_id)
      SELECT given.*, ${uplineAt}
        FROM unnest($1::text[], $2::timestamptz[], $3::uuid[], $4::date[], $5::text[], $6::text[], $7::bigint[], $8::bigint[],
                    $9::bigint[], $10::int[])
          AS given (source_key, settled_at, member_id, day, vassalage, category, bet, valid_bet, payout, bets)
       ORDER BY source_key
      ON CONFLICT DO NOTHING
      RETURNING member_id, day, upline_id, vassalage, category, bet, valid_bet, payout, bets
    ) ${addPlayDays}`,
};
const addMoney = {
  name: 'figures-add-money',
  text: `WITH counted AS (
      INSERT INTO money_source (source_key, settled_at, member_id, day, kind, amount, first, upline_id)
      SELECT given.*, ${uplineAt}
        FROM unnest($1::text[], $2::timestamptz[], $3::uuid[], $4::date[], $5::text[], $6::bigint[], $7::boolean[])
          AS given (source_key, settled_at, member_id, day, kind, amount, first)
       ORDER BY source_key
      ON CONFLICT DO NOTHING
      RETURNING member_id, day, upline_id, kind, amount, first
    ) ${addMoneyDays}`,
};
const applyPlay = `WITH counted AS (
    UPDATE play_source SET upline_id = $2 WHERE member_id = $1 AND upline_id IS NULL
    RETURNING member_id, day, upline_id, vassalage, category, bet, valid_bet, payout, bets
  ) ${addPlayDays}`;
const applyMoney = `WITH counted AS (
    UPDATE money_source SET upline_id = $2 WHERE member_id = $1 AND upline_id IS NULL
    RETURNING member_id, day, upline_id, kind, amount, first
  ) ${addMoneyDays}`;
const applyPlaced = `WITH counted AS (
    UPDATE play_source AS given SET upline_id = ${uplineAt}
     WHERE upline_id IS NULL AND EXISTS (SELECT FROM placement WHERE placement.member_id = given.member_id)
    RETURNING member_id, day, upline_id, vassalage, category, bet, valid_bet, payout, bets
  ) ${addPlayDays}`;

/**
 * Daily figures per member and the sources they were computed from. A team's figures are sums over the closure, so no
 * ancestor keeps a total that could drift. Each method is a constant number of statements for a whole batch.
 */
@Injectable()
export class FiguresRepository {
  constructor(private readonly pool: Pool) {}

  async addPlay(tx: Tx, sources: readonly PlaySource[]): Promise<void> {
    await shareProjection(tx, 'play_source');
    await this.lockUnplaced(tx, sources);
    await queryPreparedIn(tx, addPlay, [
      sources.map(({ sourceKey }) => sourceKey),
      sources.map(({ settledAt }) => settledAt),
      sources.map(({ memberId }) => memberId),
      sources.map(({ day }) => day),
      sources.map(({ vassalage }) => vassalage),
      sources.map(({ category }) => category),
      sources.map(({ bet }) => bet),
      sources.map(({ validBet }) => validBet),
      sources.map(({ payout }) => payout),
      sources.map(({ bets }) => bets),
    ]);
  }

  async addMoney(tx: Tx, sources: readonly MoneySource[]): Promise<void> {
    await shareProjection(tx, 'money_source');
    await this.lockUnplaced(tx, sources);
    await queryPreparedIn(tx, addMoney, [
      sources.map(({ sourceKey }) => sourceKey),
      sources.map(({ settledAt }) => settledAt),
      sources.map(({ memberId }) => memberId),
      sources.map(({ day }) => day),
      sources.map(({ kind }) => kind),
      sources.map(({ amount }) => amount),
      sources.map(({ first }) => first),
    ]);
  }

  /** Counts what waited for the first placement of a member, which holds from the beginning. */
  async applyWaiting(tx: Tx, memberId: string, uplineId: string): Promise<void> {
    await tx.query(applyPlay, [memberId, uplineId]);
    await tx.query(applyMoney, [memberId, uplineId]);
  }

  /** Counts the play that waits although its member is placed; a rebuild has such, a live projection never. */
  async applyPlaced(tx: Tx): Promise<void> {
    await tx.query(applyPlaced);
  }

  /** A placement and sources that find none exclude each other: a source cannot begin to wait unseen. */
  async lockMember(tx: Tx, memberId: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7204416))', [memberId.toLowerCase()]);
  }

  /** Waits for the writers of figures and keeps others out, so that a placement begins between two sources. */
  async lockFigures(tx: Tx): Promise<void> {
    for (const table of ['play_source', 'money_source'])
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7204418))', [table]);
  }

  /** How many sources wait for a placement, and when the oldest of them was settled. */
  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const [row]: { count: number; oldest: Date | null }[] = await this.pool.query(
      `SELECT count(*)::int AS count, min(settled_at) AS oldest FROM (
         SELECT settled_at FROM play_source WHERE upline_id IS NULL
         UNION ALL SELECT settled_at FROM money_source WHERE upline_id IS NULL) waiting`,
    );
    return row!;
  }

  private async lockUnplaced(tx: Tx, sources: readonly { memberId: string }[]): Promise<void> {
    const members = await queryPreparedIn<{ member_id: string }>(tx, unplaced, [
      sources.map(({ memberId }) => memberId),
    ]);
    for (const { member_id: memberId } of members) await this.lockMember(tx, memberId);
  }
}
