/** An event on its way: the CloudEvents 1.0 attributes and the payload as JSON text, the same on both transports. */
export interface EventMessage {
  id: string;
  type: string;
  topic: string;
  key: string;
  /** The payload as JSON; null tells that the state of this key is gone. */
  value: string | null;
  occurredAt: Date;
  source: string;
  traceparent?: string | undefined;
  /** State only: grows with each change of one key, so that an old copy never replaces a newer one. */
  sequence?: bigint | undefined;
  /** Why this record is no event at all; such a record is kept as a dead letter. */
  malformed?: string | undefined;
}

/** What became of a delivered message. Each of them lets the transport move on. */
export type Outcome = 'applied' | 'duplicate' | 'ignored' | 'parked' | 'dead';
