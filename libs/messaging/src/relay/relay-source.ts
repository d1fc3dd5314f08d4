import type { Contract } from '#libs/events';

/** Something committed that is to be sent. */
export interface RelayRecord {
  /** Unique for ever; what consumers recognise a repetition by. */
  id: string;
  topic: string;
  type: string;
  key: string;
  /** The payload as JSON; null withdraws the state of the key. */
  value: string | null;
  occurredAt: Date;
  traceparent?: string | undefined;
  sequence?: bigint | undefined;
  /** Whatever the source needs in order to mark it. */
  position?: unknown;
}

/**
 * Where a relay takes what is to be sent. The outbox is one; the wallet's postings, which are their own outbox, are
 * another. `fetch` returns the oldest unsent records in the order of their keys, and never passes over one that commits late.
 */
export interface RelaySource {
  readonly name: string;
  /** How many independent shards there are; 1 unless told. `fetch` is then given those this process may read. */
  readonly shards?: number;
  fetch(limit: number, shards: readonly number[]): Promise<RelayRecord[]>;
  /** Called after the broker has acknowledged all of them; a repetition must do no harm. */
  markSent(records: readonly RelayRecord[]): Promise<void>;
  /** Called when the broker did not take them, to show what is stuck. */
  markFailed?(records: readonly RelayRecord[], reason: string): Promise<void>;
  backlog?(): Promise<{ pending: number; oldestAt: Date | null; attempts: number }>;
}

/**
 * A module that has a source of its own provides it under this token, beside the outbox that is always there:
 * `{ provide: RELAY_SOURCES, useExisting: PostingsSource }`. Several modules may do so.
 */
export const RELAY_SOURCES = Symbol('RELAY_SOURCES');

/** A record from a contract and its payload, as a source builds it from a row. */
export function relayRecord<P>(
  contract: Contract<P>,
  payload: P,
  facts: { id: string; occurredAt: Date; traceparent?: string | null; position?: unknown },
): RelayRecord {
  return {
    id: facts.id,
    topic: contract.topic,
    type: contract.type,
    key: contract.key(payload),
    value: JSON.stringify(payload),
    occurredAt: facts.occurredAt,
    traceparent: facts.traceparent ?? undefined,
    position: facts.position,
  };
}
