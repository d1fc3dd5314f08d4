/** The CloudEvents 1.0 attributes of an event and its payload as JSON text, the same on both transports. */
export interface EventMessage {
  id: string;
  type: string;
  topic: string;
  key: string;
  /** The payload as JSON; null withdraws the state of the key. */
  value: string | null;
  occurredAt: Date;
  source: string;
  traceparent?: string | undefined;
  /** State only: grows with each change of one key, so that an old copy never replaces a newer one. */
  sequence?: bigint | undefined;
  /** Set for a record of one partition, whatever its key. */
  partition?: number | undefined;
  /** Why this record is no CloudEvent; it becomes a dead letter. */
  malformed?: string | undefined;
}

/** The result of a delivery. After each of them the transport continues with the next message. */
export type Outcome = 'applied' | 'duplicate' | 'ignored' | 'parked' | 'dead';
