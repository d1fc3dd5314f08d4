import { Injectable } from '@nestjs/common';
import { queryPreparedIn, type Tx } from '#libs/database';
import { shareProjection } from '#libs/platform';

/** A bet or an adjustment, as the pots count it. */
export interface CashbackSource {
  sourceKey: string;
  /** The bet that an adjustment changes: it accrues at the rate of that bet. */
  refersTo: string | null;
  settledAt: Date;
  memberId: string;
  day: string;
  vassalage: string;
  category: string;
  merchantCode: string;
  /** Minor units; negative if an adjustment takes back. */
  validBet: bigint;
}

const accrue = {
  name: 'cashback-accrue',
  text: `WITH rated AS (
      SELECT given.*, COALESCE(
          (SELECT source.rate_ppm FROM cashback_source source WHERE source.source_key = given.refers_to LIMIT 1),
          (SELECT rate.rate_ppm FROM cashback_rate rate
            WHERE rate.category = given.category AND rate.vassalage IN (given.vassalage, '')
              AND rate.merchant_code IN (given.merchant_code, '') AND rate.valid_from <= given.settled_at
            ORDER BY rate.vassalage DESC, rate.merchant_code DESC, rate.valid_from DESC LIMIT 1)
            + COALESCE((SELECT change.rebate_ppm FROM vip_change change
                WHERE change.member_id = given.member_id AND change.effective_at <= given.settled_at
                ORDER BY change.effective_at DESC LIMIT 1), 0),
          0) AS rate_ppm
        FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::uuid[], $5::date[], $6::text[], $7::text[], $8::text[],
                    $9::bigint[])
          AS given (source_key, refers_to, settled_at, member_id, day, vassalage, category, merchant_code, valid_bet)
    ), counted AS (
      INSERT INTO cashback_source (source_key, settled_at, member_id, day, vassalage, category, rate_ppm, valid_bet, micro_amount)
      SELECT source_key, settled_at, member_id, day, vassalage, category, rate_ppm, valid_bet, valid_bet::numeric * rate_ppm
        FROM rated ORDER BY source_key
      ON CONFLICT DO NOTHING
      RETURNING member_id, day, vassalage, category, valid_bet, micro_amount
    )
    INSERT INTO cashback_accrual AS held (member_id, day, vassalage, category, valid_bet, micro_amount, sources)
    SELECT member_id, day, vassalage, category, sum(valid_bet), sum(micro_amount), count(*) FROM counted
     GROUP BY member_id, day, vassalage, category ORDER BY member_id, day, vassalage, category
    ON CONFLICT (member_id, day, vassalage, category) DO UPDATE
      SET valid_bet = held.valid_bet + excluded.valid_bet, micro_amount = held.micro_amount + excluded.micro_amount,
          sources = held.sources + excluded.sources`,
};

@Injectable()
export class AccrualRepository {
  /** Counts each source once, at the rate of its time: one statement for a whole batch. */
  async accrue(tx: Tx, sources: readonly CashbackSource[]): Promise<void> {
    if (sources.length === 0) return;
    await shareProjection(tx, 'cashback_source');
    await queryPreparedIn(tx, accrue, [
      sources.map(({ sourceKey }) => sourceKey),
      sources.map(({ refersTo }) => refersTo),
      sources.map(({ settledAt }) => settledAt),
      sources.map(({ memberId }) => memberId),
      sources.map(({ day }) => day),
      sources.map(({ vassalage }) => vassalage),
      sources.map(({ category }) => category),
      sources.map(({ merchantCode }) => merchantCode),
      sources.map(({ validBet }) => validBet),
    ]);
  }
}
