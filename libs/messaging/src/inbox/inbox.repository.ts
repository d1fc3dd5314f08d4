import { queryPreparedIn, type Tx } from '#libs/database';
import type { EventMessage } from '../broker/message.js';

const one = {
  name: 'inbox-claim',
  text: `WITH block AS (
       SELECT EXISTS (SELECT FROM dead_letter WHERE consumer = $1 AND topic = $3 AND key = $4) AS blocked
     ), claim AS (
       INSERT INTO inbox (consumer, event_id, occurred_on)
       SELECT $1, $2, ($5::timestamptz AT TIME ZONE 'UTC')::date FROM block WHERE NOT blocked
       ON CONFLICT ON CONSTRAINT inbox_once DO NOTHING RETURNING 1
     )
     SELECT (SELECT blocked FROM block) AS blocked, EXISTS (SELECT FROM claim) AS claimed`,
};
const several = {
  name: 'inbox-claim-all',
  text: `WITH asked AS (
       SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[]) AS asked (event_id, topic, key, at)
     ), block AS (
       SELECT EXISTS (SELECT FROM dead_letter JOIN asked USING (topic, key) WHERE consumer = $1) AS blocked
     ), claim AS (
       INSERT INTO inbox (consumer, event_id, occurred_on)
       SELECT $1, event_id, (min(at) AT TIME ZONE 'UTC')::date FROM asked, block
        WHERE NOT blocked GROUP BY event_id ORDER BY event_id
       ON CONFLICT ON CONSTRAINT inbox_once DO NOTHING RETURNING event_id
     )
     SELECT (SELECT blocked FROM block) AS blocked, ARRAY (SELECT event_id FROM claim) AS claimed`,
};

export type Claim = 'claimed' | 'duplicate' | 'blocked';

/** Marks the event as handled by this consumer, unless it already is, or an earlier event of its key is a dead letter. */
export async function claim(tx: Tx, consumer: string, message: EventMessage): Promise<Claim> {
  const rows = await queryPreparedIn<{ blocked: boolean; claimed: boolean }>(tx, one, [
    consumer,
    message.id,
    message.topic,
    message.key,
    message.occurredAt,
  ]);
  const row = rows[0]!;
  if (row.blocked) return 'blocked';
  return row.claimed ? 'claimed' : 'duplicate';
}

/** As `claim`, for several at once: the ids that are claimed now, or undefined, with nothing claimed, where any of them is blocked. */
export async function claimAll(
  tx: Tx,
  consumer: string,
  messages: readonly EventMessage[],
): Promise<Set<string> | undefined> {
  const [row] = await queryPreparedIn<{ blocked: boolean; claimed: string[] }>(tx, several, [
    consumer,
    messages.map(({ id }) => id),
    messages.map(({ topic }) => topic),
    messages.map(({ key }) => key),
    messages.map(({ occurredAt }) => occurredAt),
  ]);
  return row!.blocked ? undefined : new Set(row!.claimed);
}

/** As `claim`, for a redrive, which is what removes the block. */
export async function claimBehindBlock(
  tx: Tx,
  consumer: string,
  { id, occurredAt }: Pick<EventMessage, 'id' | 'occurredAt'>,
): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    `INSERT INTO inbox (consumer, event_id, occurred_on)
     VALUES ($1, $2, ($3::timestamptz AT TIME ZONE 'UTC')::date)
     ON CONFLICT ON CONSTRAINT inbox_once DO NOTHING RETURNING 1`,
    [consumer, id, occurredAt],
  );
  return rows.length > 0;
}
