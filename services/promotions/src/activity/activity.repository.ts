import { Injectable } from '@nestjs/common';
import { Pool, queryPreparedIn, type Tx } from '#libs/database';
import type { BetCategory } from '#libs/events';
import { shareProjection } from '#libs/platform';

/** A bet or an adjustment, as the days of members count it. Amounts are minor units; an adjustment carries differences. */
export interface ActivitySource {
  sourceKey: string;
  settledAt: Date;
  memberId: string;
  day: string;
  category: BetCategory;
  validBet: bigint;
  stake: bigint;
  win: bigint;
  bets: number;
}

export interface DepositFact {
  depositId: string;
  memberId: string;
  amount: bigint;
  first: boolean;
  at: Date;
  day: string;
}

/** What a member played on a day in a category. */
export interface ActivityDay {
  day: string;
  category: BetCategory;
  validBet: bigint;
  stake: bigint;
  win: bigint;
  bets: number;
}

export interface RewardMember {
  memberId: string;
  account: string;
  accountType: number;
  bonusContact: boolean;
  registeredAt: Date;
}

const count = {
  name: 'activity-count',
  text: `WITH counted AS (
      INSERT INTO activity_source (source_key, settled_at, member_id, day, category, valid_bet, stake, win, bets)
      SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::uuid[], $4::date[], $5::text[], $6::bigint[], $7::bigint[],
                           $8::bigint[], $9::int[])
       ORDER BY 1
      ON CONFLICT DO NOTHING
      RETURNING member_id, day, category, valid_bet, stake, win, bets, settled_at
    )
    INSERT INTO activity_day AS held (member_id, day, category, valid_bet, stake, win, bets, last_at)
    SELECT member_id, day, category, sum(valid_bet), sum(stake), sum(win), sum(bets), max(settled_at) FROM counted
     GROUP BY member_id, day, category ORDER BY member_id, day, category
    ON CONFLICT (member_id, day, category) DO UPDATE
      SET valid_bet = held.valid_bet + excluded.valid_bet, stake = held.stake + excluded.stake, win = held.win + excluded.win,
          bets = held.bets + excluded.bets, last_at = greatest(held.last_at, excluded.last_at)`,
};

@Injectable()
export class ActivityRepository {
  constructor(private readonly pool: Pool) {}

  /** Counts each source once: one statement for a whole batch. */
  async count(tx: Tx, sources: readonly ActivitySource[]): Promise<void> {
    if (sources.length === 0) return;
    await shareProjection(tx, 'activity_source');
    await queryPreparedIn(tx, count, [
      sources.map(({ sourceKey }) => sourceKey),
      sources.map(({ settledAt }) => settledAt),
      sources.map(({ memberId }) => memberId),
      sources.map(({ day }) => day),
      sources.map(({ category }) => category),
      sources.map(({ validBet }) => validBet),
      sources.map(({ stake }) => stake),
      sources.map(({ win }) => win),
      sources.map(({ bets }) => bets),
    ]);
  }

  /** False if the deposit is known already. */
  async addDeposit(tx: Tx, { depositId, memberId, amount, first, at, day }: DepositFact): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO deposit_fact (deposit_id, member_id, amount, first, deposited_at, day) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [depositId, memberId, amount, first, at, day],
    );
    return rows.length > 0;
  }

  async removeDeposit(tx: Tx, depositId: string): Promise<void> {
    await tx.query('DELETE FROM deposit_fact WHERE deposit_id = $1', [depositId]);
  }

  async addMember(tx: Tx, member: RewardMember): Promise<void> {
    await tx.query(
      `INSERT INTO reward_member (member_id, account, account_type, bonus_contact, registered_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [member.memberId, member.account, member.accountType, member.bonusContact, member.registeredAt],
    );
  }

  async member(on: Tx | Pool, memberId: string): Promise<RewardMember | undefined> {
    const [row]: {
      account: string;
      account_type: number;
      bonus_contact: boolean;
      registered_at: Date;
    }[] = await on.query('SELECT * FROM reward_member WHERE member_id = $1', [memberId]);
    if (!row) return undefined;
    const {
      account,
      account_type: accountType,
      bonus_contact: bonusContact,
      registered_at: registeredAt,
    } = row;
    return { memberId, account, accountType, bonusContact, registeredAt };
  }

  /** By the name that operators type, whatever its case. */
  async idOf(account: string): Promise<string | undefined> {
    const [row]: { member_id: string }[] = await this.pool.query(
      'SELECT member_id FROM reward_member WHERE lower(account) = lower($1) LIMIT 1',
      [account],
    );
    return row?.member_id;
  }

  async days(on: Tx | Pool, memberId: string, from: string): Promise<ActivityDay[]> {
    const rows: {
      day: string;
      category: BetCategory;
      valid_bet: string;
      stake: string;
      win: string;
      bets: number;
    }[] = await on.query(
      `SELECT day::text, category, valid_bet, stake, win, bets FROM activity_day WHERE member_id = $1 AND day >= $2
        ORDER BY day, category`,
      [memberId, from],
    );
    return rows.map((row) => ({
      ...{ day: row.day, category: row.category, bets: row.bets },
      ...{ validBet: BigInt(row.valid_bet), stake: BigInt(row.stake), win: BigInt(row.win) },
    }));
  }

  async deposits(on: Tx | Pool, memberId: string, from: string): Promise<DepositFact[]> {
    const rows: { deposit_id: string; amount: string; first: boolean; deposited_at: Date; day: string }[] =
      await on.query(
        `SELECT deposit_id, amount, first, deposited_at, day::text FROM deposit_fact
          WHERE member_id = $1 AND day >= $2 ORDER BY deposited_at`,
        [memberId, from],
      );
    return rows.map((row) => ({
      ...{ memberId, depositId: row.deposit_id, amount: BigInt(row.amount), first: row.first },
      ...{ at: row.deposited_at, day: row.day },
    }));
  }

  /** Whether any deposit of the member has arrived, however long ago. */
  async hasDeposited(on: Tx | Pool, memberId: string): Promise<boolean> {
    const rows: unknown[] = await on.query('SELECT FROM deposit_fact WHERE member_id = $1 LIMIT 1', [
      memberId,
    ]);
    return rows.length > 0;
  }
}
