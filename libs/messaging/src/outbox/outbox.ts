import { Injectable } from '@nestjs/common';
import { uuidv7 } from 'uuidv7';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '#libs/database';
import type { Contract, EventContract, StateContract } from '#libs/events';
import { ContractBroken } from '../errors.js';
import { RelayBell } from '../relay/relay-bell.js';
import { shardOf } from '../relay/shard.rules.js';
import { currentTraceparent } from '../tracing.js';

/** A broker takes a megabyte; an event far below that is a fact, above it a file. */
const MAX_PAYLOAD_BYTES = 256 * 1024;

/** A fact as the outbox holds it, for a statement that writes it with other things. */
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
 * What a service tells the others, written in the transaction of the change itself: both are committed or neither is.
 * The relay sends it afterwards.
 */
@Injectable()
export class Outbox {
  constructor(private readonly bell: RelayBell) {}

  /** Records a fact and answers with its event id. Throws ContractBroken, before writing, on a payload that breaks it. */
  async add<P>(tx: EntityManager, contract: EventContract<P>, payload: P): Promise<string> {
    const id = uuidv7();
    await this.write(tx, contract, contract.key(payload), encode(contract, payload), id, null);
    return id;
  }

  /**
   * An unhurried fact for whoever writes its row himself, in one statement with the change; since nobody is called for it, nothing is
   * left to do after the commit.
   */
  rowOf<P>(contract: EventContract<P>, payload: P): OutboxRow {
    if (!contract.unhurried) throw new Error(`${contract.type} calls the relay: add() it`);
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

  /** Makes this the state of its key. The newest state is kept, and given to whoever starts later. */
  async publishState<P>(tx: EntityManager, contract: StateContract<P>, payload: P): Promise<void> {
    await this.replaceState(tx, contract, contract.key(payload), encode(contract, payload));
  }

  /** Withdraws the state of a key from everyone. */
  async withdrawState<P>(tx: EntityManager, contract: StateContract<P>, key: string): Promise<void> {
    await this.replaceState(tx, contract, key, null);
  }

  private async replaceState(
    tx: EntityManager,
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
    tx: EntityManager,
    contract: Pick<Contract, 'topic' | 'type'> & { unhurried?: true },
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
    if (!contract.unhurried) afterCommit(tx, () => this.bell.ring());
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
