import { Logger } from '@nestjs/common';
import type { StateContract } from '#libs/events';
import type { EventMessage } from '../broker/message.js';

/** A local copy of another service's state, complete before the service is ready and current from then on. */
export class StateView<P> {
  private readonly logger = new Logger(StateView.name);
  private readonly values = new Map<string, P>();
  private readonly sequences = new Map<string, bigint>();
  private readonly listeners = new Set<(payload: P | undefined, key: string) => void>();

  constructor(readonly contract: StateContract<P>) {}

  get(key: string): P | undefined {
    return this.values.get(key);
  }

  all(): P[] {
    return [...this.values.values()];
  }

  get size(): number {
    return this.values.size;
  }

  /** Called after each change, also during the replay; undefined when the state of the key was withdrawn. */
  onChange(listener: (payload: P | undefined, key: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Takes a record from the bus. An older copy than the one held, or one that breaks the contract, changes nothing. */
  apply(message: EventMessage): void {
    const held = this.sequences.get(message.key);
    if (message.sequence !== undefined && held !== undefined && message.sequence <= held) return;
    const payload = this.decode(message);
    if (payload === 'broken') return;
    if (message.sequence !== undefined) this.sequences.set(message.key, message.sequence);
    if (payload === undefined) this.values.delete(message.key);
    else this.values.set(message.key, payload);
    for (const listener of this.listeners) this.notify(listener, payload, message.key);
  }

  private decode(message: EventMessage): P | undefined | 'broken' {
    if (message.value === null) return undefined;
    try {
      const payload: unknown = JSON.parse(message.value);
      const violations = this.contract.violations(payload);
      if (violations.length === 0) return payload as P;
      this.logger.error(`${this.contract.type} ${message.key} breaks its contract: ${violations.join('; ')}`);
    } catch (error) {
      this.logger.error(`${this.contract.type} ${message.key} is no JSON: ${String(error)}`);
    }
    return 'broken';
  }

  private notify(
    listener: (payload: P | undefined, key: string) => void,
    payload: P | undefined,
    key: string,
  ): void {
    try {
      listener(payload, key);
    } catch (error) {
      this.logger.error(`listener of ${this.contract.type} failed: ${String(error)}`);
    }
  }
}
