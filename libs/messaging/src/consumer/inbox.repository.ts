import type { EntityManager } from 'typeorm';
import type { EventMessage } from '../message.js';

export type Claim = 'claimed' | 'duplicate' | 'blocked';

/** Marks the event as handled by this consumer, unless it already is, or an earlier event of its key is a dead letter. */
export async function claim(tx: EntityManager, consumer: string, message: EventMessage): Promise<Claim> {
  const rows: { blocked: boolean; claimed: boolean }[] = await tx.query(
    `WITH block AS (
       SELECT EXISTS (SELECT FROM dead_letter WHERE consumer = $1 AND topic = $3 AND key = $4) AS blocked
     ), claim AS (
       INSERT INTO inbox (consumer, event_id) SELECT $1, $2 FROM block WHERE NOT blocked
       ON CONFLICT ON CONSTRAINT inbox_once DO NOTHING RETURNING 1
     )
     SELECT (SELECT blocked FROM block) AS blocked, EXISTS (SELECT FROM claim) AS claimed`,
    [consumer, message.id, message.topic, message.key],
  );
  const row = rows[0]!;
  if (row.blocked) return 'blocked';
  return row.claimed ? 'claimed' : 'duplicate';
}

/** As `claim`, for a redrive, which is what removes the block. */
export async function claimBehindBlock(
  tx: EntityManager,
  consumer: string,
  eventId: string,
): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `INSERT INTO inbox (consumer, event_id) VALUES ($1, $2)
     ON CONFLICT ON CONSTRAINT inbox_once DO NOTHING RETURNING 1`,
    [consumer, eventId],
  );
  return rows.length > 0;
}
