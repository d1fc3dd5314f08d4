import { Injectable } from '@nestjs/common';
import { uuidv7 } from 'uuidv7';
import { afterCommit, type Tx } from '#libs/database';
import type { Contract, EventContract, StateContract } from '#libs/events';
import { ContractBroken } from '../errors.js';
import { OUTBOX, RelayNotifier } from '../relay/relay-notifier.js';
import { shardOf } from '../relay/shard.rules.js';
import { currentTraceparent } from '../observability/tracing.js';

/** A broker takes a megabyte; larger content belongs in a file. */
const MAX_PAYLOAD_BYTES = 256 * 1024;

/** A row of the outbox, for a statement that writes it together with the change. */
export interface OutboxRow {
  id: string;
  topic: string;
  type: string;
  key: string;
  payload: string;
  traceparent: string | null;
  shard: number;
}

/**
 * Events and state that a service publishes, written in the transaction of the change: both are committed or neither is.
 * The relay sends them afterwards.
 */
@Injectable()
export class Outbox {
  constructor(private readonly notifier: RelayNotifier) {}

  /** Writes an event and returns its id. Throws ContractBroken, before writing, if the payload breaks its contract. */
  async add<P>(tx: Tx, contract: EventContract<P>, payload: P): Promise<string> {
    const id = uuidv7();
    await this.write(tx, contract, contract.key(payload), encode(contract, payload), id, null);
    return id;
  }

  /** Writes events of one contract in one statement, in their order. */
  async addAll<P>(tx: Tx, contract: EventContract<P>, payloads: readonly P[]): Promise<void> {
    if (payloads.length === 0) return;
    const keys = payloads.map((payload) => contract.key(payload));
    await tx.query(
      `INSERT INTO outbox (event_id, topic, type, key, payload, traceparent, shard)
       SELECT event_id, $1, $2, key, payload::json, $3, shard
         FROM unnest($4::text[], $5::text[], $6::text[], $7::smallint[]) WITH ORDINALITY
              AS new (event_id, key, payload, shard, place) ORDER BY place`,
      [
        contract.topic,
        contract.type,
        currentTraceparent() ?? null,
        keys.map(() => uuidv7()),
        keys,
        payloads.map((payload) => encode(contract, payload)),
        keys.map(shardOf),
      ],
    );
    if (!contract.lowPriority) afterCommit(tx, () => this.notifier.notify(OUTBOX));
  }

  /**
   * The row of a low-priority event, for a caller that inserts it in one statement with the change. The relay is not
   * notified, so nothing is left to do after the commit.
   */
  rowOf<P>(contract: EventContract<P>, payload: P): OutboxRow {
    if (!contract.lowPriority) throw new Error(`${contract.type} notifies the relay: use add()`);
    const { topic, type } = contract;
    const key = contract.key(payload);
    const traceparent = currentTraceparent() ?? null;
    return {
      id: uuidv7(),
      topic,
      type,
      key,
      payload: encode(contract, payload),
      traceparent,
      shard: shardOf(key),
    };
  }

  /** Makes this the state of its key. The newest state is kept for services that start later. */
  async publishState<P>(tx: Tx, contract: StateContract<P>, payload: P): Promise<void> {
    await this.replaceState(tx, contract, contract.key(payload), encode(contract, payload));
  }

  /** Withdraws the state of a key. */
  async withdrawState<P>(tx: Tx, contract: StateContract<P>, key: string): Promise<void> {
    await this.replaceState(tx, contract, key, null);
  }

  private async replaceState(
    tx: Tx,
    contract: Pick<Contract, 'topic' | 'type'>,
    key: string,
    value: string | null,
  ): Promise<void> {
    const rows: { sequence: string }[] = await tx.query(
      `INSERT INTO state_record (topic, key, payload, sequence, shard) VALUES ($1, $2, $3, 1, $4)
       ON CONFLICT ON CONSTRAINT state_record_once DO UPDATE
         SET payload = excluded.payload, sequence = state_record.sequence + 1, updated_at = now()
       RETURNING sequence`,
      [contract.topic, key, value, shardOf(key)],
    );
    await this.write(tx, contract, key, value, uuidv7(), rows[0]!.sequence);
  }

  private async write(
    tx: Tx,
    contract: Pick<Contract, 'topic' | 'type'> & { lowPriority?: true },
    key: string,
    value: string | null,
    id: string,
    sequence: string | null,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO outbox (event_id, topic, type, key, payload, sequence, traceparent, shard)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, contract.topic, contract.type, key, value, sequence, currentTraceparent() ?? null, shardOf(key)],
    );
    if (!contract.lowPriority) afterCommit(tx, () => this.notifier.notify(OUTBOX));
  }
}

function encode<P>(contract: Contract<P>, payload: P): string {
  const violations = contract.violations(payload);
  if (violations.length > 0) throw new ContractBroken(contract.type, violations);
  const value = JSON.stringify(payload);
  const bytes = Buffer.byteLength(value);
  if (bytes > MAX_PAYLOAD_BYTES) throw new ContractBroken(contract.type, [`${bytes} bytes are too many`]);
  return value;
}
