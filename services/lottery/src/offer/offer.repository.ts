import { Injectable } from '@nestjs/common';
import type { Tx } from '#libs/database';
import type { lotteryGameOffered, PayloadOf } from '#libs/events';

export type Offer = PayloadOf<typeof lotteryGameOffered>;

@Injectable()
export class OfferRepository {
  /** Stores the offers and returns those that are new or have changed. */
  async keep(tx: Tx, offers: readonly Offer[]): Promise<Offer[]> {
    const rows: { offer: Offer }[] = await tx.query(
      `INSERT INTO game_offer AS kept (game_code, offer)
       SELECT o->>'gameCode', o FROM jsonb_array_elements($1::jsonb) o
       ON CONFLICT (game_code) DO UPDATE SET offer = excluded.offer WHERE kept.offer <> excluded.offer
       RETURNING offer`,
      [JSON.stringify(offers)],
    );
    return rows.map(({ offer }) => offer);
  }
}
