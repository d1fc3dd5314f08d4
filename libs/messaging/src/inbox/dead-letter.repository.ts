import type { Tx } from '#libs/database';
import type { EventMessage } from '../broker/message.js';

export interface DeadLetter {
  id: string;
  eventId: string;
  topic: string;
  type: string;
  key: string;
  status: 'DEAD' | 'PARKED';
  reason: string;
  attempts: number;
  failedAt: Date;
}

interface StoredLetter extends DeadLetter {
  payload: string | null;
  source: string;
  occurredAt: Date;
  traceparent: string | null;
}

const columns = `id, event_id AS "eventId", topic, type, key, status, reason, attempts, failed_at AS "failedAt",
  payload, source, occurred_at AS "occurredAt", traceparent`;

/** Deliveries and redrives of one key wait for each other, so that no event is parked without a dead letter ahead. */
async function lockKey(tx: Tx, consumer: string, topic: string, key: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `dead_letter ${consumer} ${topic} ${key}`,
  ]);
}

/** Keeps an event that failed; later events of its key are parked behind it. */
export async function moveToDeadLetter(
  tx: Tx,
  consumer: string,
  message: EventMessage,
  reason: string,
  attempts: number,
): Promise<void> {
  await lockKey(tx, consumer, message.topic, message.key);
  await insert(tx, consumer, message, 'DEAD', reason, attempts);
}

/** Parks the event behind the dead letter of its key; false if there is none any more. */
export async function park(tx: Tx, consumer: string, message: EventMessage): Promise<boolean> {
  await lockKey(tx, consumer, message.topic, message.key);
  const ahead: { eventId: string }[] = await tx.query(
    `SELECT event_id AS "eventId" FROM dead_letter WHERE consumer = $1 AND topic = $2 AND key = $3 ORDER BY id LIMIT 1`,
    [consumer, message.topic, message.key],
  );
  if (ahead.length === 0) return false;
  await insert(tx, consumer, message, 'PARKED', `waits behind ${ahead[0]!.eventId}`, 0);
  return true;
}

async function insert(
  tx: Tx,
  consumer: string,
  message: EventMessage,
  status: DeadLetter['status'],
  reason: string,
  attempts: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO dead_letter
       (consumer, event_id, topic, type, key, payload, source, occurred_at, traceparent, status, reason, attempts)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
      WHERE NOT EXISTS (SELECT FROM inbox WHERE consumer = $1 AND event_id = $2
                          AND occurred_on = ($8::timestamptz AT TIME ZONE 'UTC')::date)
     ON CONFLICT ON CONSTRAINT dead_letter_once DO NOTHING`,
    [
      ...[consumer, message.id, message.topic, message.type, message.key, message.value, message.source],
      ...[message.occurredAt, message.traceparent ?? null, status, reason, attempts],
    ],
  );
}

export async function list(tx: Tx, consumer: string, limit: number): Promise<DeadLetter[]> {
  return tx.query(`SELECT ${columns} FROM dead_letter WHERE consumer = $1 ORDER BY id LIMIT $2`, [
    consumer,
    limit,
  ]);
}

/** Requests a redrive of all events of these letters' keys; without ids, of all keys. */
export async function requestRedrive(tx: Tx, consumer: string, ids?: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE dead_letter SET redrive_requested_at = now()
      WHERE consumer = $1 AND ($2::bigint[] IS NULL OR (topic, key) IN
        (SELECT topic, key FROM dead_letter WHERE consumer = $1 AND id = ANY($2)))`,
    [consumer, ids ?? null],
  );
}

export async function requestedKeys(tx: Tx, consumer: string): Promise<{ topic: string; key: string }[]> {
  return tx.query(
    `SELECT topic, key FROM dead_letter WHERE consumer = $1 AND redrive_requested_at IS NOT NULL
      GROUP BY topic, key ORDER BY min(id)`,
    [consumer],
  );
}

/** Locks the key and its oldest letter; undefined if there is none. */
export async function lockOldest(
  tx: Tx,
  consumer: string,
  topic: string,
  key: string,
): Promise<{ letter: DeadLetter; message: EventMessage } | undefined> {
  await lockKey(tx, consumer, topic, key);
  const rows: StoredLetter[] = await tx.query(
    `SELECT ${columns} FROM dead_letter WHERE consumer = $1 AND topic = $2 AND key = $3
      ORDER BY id LIMIT 1 FOR UPDATE`,
    [consumer, topic, key],
  );
  const row = rows[0];
  if (!row) return undefined;
  const { payload, source, occurredAt, traceparent, ...letter } = row;
  const message: EventMessage = {
    id: row.eventId,
    type: row.type,
    topic,
    key,
    value: payload,
    occurredAt,
    source,
    traceparent: traceparent ?? undefined,
  };
  return { letter, message };
}

export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.query('DELETE FROM dead_letter WHERE id = $1', [id]);
}

/** Deletes a letter of this consumer; returns its event, or undefined if there is no such letter. */
export async function discard(
  tx: Tx,
  consumer: string,
  id: string,
): Promise<Pick<EventMessage, 'id' | 'occurredAt'> | undefined> {
  const [rows] = (await tx.query(
    'DELETE FROM dead_letter WHERE consumer = $1 AND id = $2 RETURNING event_id AS id, occurred_at AS "occurredAt"',
    [consumer, id],
  )) as [Pick<EventMessage, 'id' | 'occurredAt'>[], number];
  return rows[0];
}

/** Records a failed redrive: the letter and those behind it wait for the next request. */
export async function fail(tx: Tx, consumer: string, letter: DeadLetter, reason: string): Promise<void> {
  await tx.query(
    `UPDATE dead_letter SET status = 'DEAD', reason = $2, attempts = attempts + 1, failed_at = now() WHERE id = $1`,
    [letter.id, reason],
  );
  await tx.query(
    `UPDATE dead_letter SET redrive_requested_at = NULL WHERE consumer = $1 AND topic = $2 AND key = $3`,
    [consumer, letter.topic, letter.key],
  );
}
