import type { Pool, Tx } from '#libs/database';
import type { EventMessage } from '../broker/message.js';
import type { WatermarkPlace } from './watermark.message.js';

/** Records a watermark. A repeated or older one changes nothing; another number of partitions starts afresh. */
export async function recordWatermark(tx: Tx, consumer: string, message: EventMessage): Promise<void> {
  const { partition, partitions } = JSON.parse(message.value ?? '') as WatermarkPlace;
  await tx.query(
    `INSERT INTO event_watermark AS held (consumer, topic, source, partition, partitions, reached_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT ON CONSTRAINT event_watermark_once DO UPDATE
       SET partitions = excluded.partitions, reached_at = excluded.reached_at
       WHERE held.reached_at < excluded.reached_at`,
    [consumer, message.topic, message.source, partition, partitions, message.occurredAt],
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
