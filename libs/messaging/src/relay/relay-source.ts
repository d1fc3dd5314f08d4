import type { Contract } from '#libs/events';

/** A committed record that the relay sends. */
export interface RelayRecord {
  /** Permanently unique; consumers recognise a repetition by it. */
  id: string;
  topic: string;
  type: string;
  key: string;
  /** The payload as JSON; null withdraws the state of the key. */
  value: string | null;
  occurredAt: Date;
  traceparent?: string | undefined;
  sequence?: bigint | undefined;
  /** What the source needs to mark the record. */
  position?: unknown;
}

/**
 * Where a relay reads records: the outbox, and the wallet's postings, which are their own outbox. `fetch` returns the
 * oldest unsent records in the order of their keys, and never skips one that commits late.
 */
export interface RelaySource {
  readonly name: string;
  /** How many independent shards there are; 1 by default. `fetch` is then given those this process may read. */
  readonly shards?: number;
  fetch(limit: number, shards: readonly number[]): Promise<RelayRecord[]>;
  /** Called after the broker has acknowledged all of them; a repetition must do no harm. */
  markSent(records: readonly RelayRecord[]): Promise<void>;
  /** Called when the broker did not take them, to show which records are stuck. */
  markFailed?(records: readonly RelayRecord[], reason: string): Promise<void>;
  backlog?(): Promise<{ pending: number; oldestAt: Date | null; attempts: number }>;
}

/**
 * A module that has a source of its own provides it under this token, in addition to the outbox:
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
