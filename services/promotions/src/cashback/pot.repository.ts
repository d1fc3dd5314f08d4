import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { Pot } from './cashback.rules.js';

export interface PotRow extends Pot {
  day: string;
  vassalage: string;
  category: string;
  /** 1 for the first pot of its day, vendor and category; a claim closes a pot, and the next one has the next number. */
  sequence: number;
  validBet: bigint;
  sources: number;
}

const open = `
  SELECT held.day::text, held.vassalage, held.category, COALESCE(closed.sequence, 0) + 1 AS sequence,
         held.valid_bet - COALESCE(closed.valid_bet, 0) AS valid_bet,
         held.micro_amount - COALESCE(closed.micro_amount, 0) AS micro_amount,
         held.sources - COALESCE(closed.sources, 0) AS sources
    FROM cashback_accrual held
    LEFT JOIN LATERAL (
      SELECT max(pot.sequence) AS sequence,
             sum(pot.valid_bet) FILTER (WHERE claim.status <> 'REFUSED') AS valid_bet,
             sum(pot.micro_amount) FILTER (WHERE claim.status <> 'REFUSED') AS micro_amount,
             sum(pot.sources) FILTER (WHERE claim.status <> 'REFUSED') AS sources
        FROM cashback_pot pot JOIN cashback_claim claim ON claim.id = pot.claim_id
       WHERE pot.member_id = held.member_id AND pot.day = held.day AND pot.vassalage = held.vassalage
         AND pot.category = held.category
    ) closed ON true
   WHERE held.member_id = $1 AND held.sources > COALESCE(closed.sources, 0)
   ORDER BY held.day DESC, held.vassalage, held.category`;

@Injectable()
export class PotRepository {
  constructor(private readonly pool: Pool) {}

  async openPots(on: Tx | Pool, memberId: string): Promise<PotRow[]> {
    const rows: {
      day: string;
      vassalage: string;
      category: string;
      sequence: number;
      valid_bet: string;
      micro_amount: string;
      sources: string;
    }[] = await on.query(open, [memberId]);
    return rows.map((row) => ({
      day: row.day,
      vassalage: row.vassalage,
      category: row.category,
      sequence: row.sequence,
      validBet: BigInt(row.valid_bet),
      microAmount: BigInt(row.micro_amount),
      sources: Number(row.sources),
    }));
  }

  /** Until the transaction ends no bet of the member is counted and no other claim closes a pot. */
  async lock(tx: Tx, memberId: string): Promise<void> {
    await tx.query(
      `SELECT FROM cashback_accrual WHERE member_id = $1
        ORDER BY member_id, day, vassalage, category FOR UPDATE`,
      [memberId],
    );
  }

  async close(tx: Tx, memberId: string, claimId: string, pots: readonly PotRow[]): Promise<void> {
    await tx.query(
      `INSERT INTO cashback_pot (member_id, claim_id, day, vassalage, category, sequence, valid_bet, micro_amount, sources)
       SELECT $1, $2, * FROM unnest($3::date[], $4::text[], $5::text[], $6::int[], $7::bigint[], $8::numeric[], $9::int[])`,
      [
        memberId,
        claimId,
        pots.map(({ day }) => day),
        pots.map(({ vassalage }) => vassalage),
        pots.map(({ category }) => category),
        pots.map(({ sequence }) => sequence),
        pots.map(({ validBet }) => validBet),
        pots.map(({ microAmount }) => microAmount),
        pots.map(({ sources }) => sources),
      ],
    );
  }

  /** Members with an open pot of a day up to `day`, in the order of their ids. */
  async membersWithDue(from: string, day: string, after: string, limit: number): Promise<string[]> {
    const rows: { member_id: string }[] = await this.pool.query(
      `SELECT DISTINCT held.member_id FROM cashback_accrual held
        WHERE held.day BETWEEN $1 AND $2 AND held.member_id > $3
          AND held.micro_amount >= 1000000 + COALESCE((
            SELECT sum(pot.micro_amount) FROM cashback_pot pot JOIN cashback_claim claim ON claim.id = pot.claim_id
             WHERE claim.status <> 'REFUSED' AND pot.member_id = held.member_id AND pot.day = held.day
               AND pot.vassalage = held.vassalage AND pot.category = held.category), 0)
        ORDER BY held.member_id LIMIT $4`,
      [from, day, after, limit],
    );
    return rows.map((row) => row.member_id);
  }
}
