import type { Pool, Tx } from '#libs/database';
import type { EventMessage } from '../broker/message.js';
import type { WatermarkPlace } from './watermark.message.js';

/** Records watermarks. A repeated or older one changes nothing; another number of partitions starts afresh. */
export async function recordWatermarks(
  tx: Tx,
  consumer: string,
  messages: readonly EventMessage[],
): Promise<void> {
  const places = messages.map(({ value }) => JSON.parse(value ?? '') as WatermarkPlace);
  await tx.query(
    `INSERT INTO event_watermark AS held (consumer, topic, source, partition, partitions, reached_at)
     SELECT DISTINCT ON (topic, source, partition) $1, topic, source, partition, partitions, reached_at
       FROM unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::timestamptz[])
            AS new (topic, source, partition, partitions, reached_at)
      ORDER BY topic, source, partition, reached_at DESC
     ON CONFLICT ON CONSTRAINT event_watermark_once DO UPDATE
       SET partitions = excluded.partitions, reached_at = excluded.reached_at
       WHERE held.reached_at < excluded.reached_at`,
    [
      consumer,
      messages.map(({ topic }) => topic),
      messages.map(({ source }) => source),
      places.map(({ partition }) => partition),
      places.map(({ partitions }) => partitions),
      messages.map(({ occurredAt }) => occurredAt),
    ],
  );
}

/** The instant that all partitions have reached, per source. A dead letter holds the topic back to its own time. */
export async function reachedBySource(
  on: Tx | Pool,
  consumer: string,
  topic: string,
): Promise<Map<string, Date>> {
  const rows: { source: string; reached: Date }[] = await on.query(
    `SELECT source, least(min(reached_at), (SELECT min(occurred_at) - interval '1 ms' FROM dead_letter
                                             WHERE consumer = $1 AND topic = $2)) AS reached
       FROM event_watermark WHERE consumer = $1 AND topic = $2 AND partition < partitions
      GROUP BY source HAVING count(*) >= max(partitions)`,
    [consumer, topic],
  );
  return new Map(rows.map(({ source, reached }) => [source, reached]));
}
