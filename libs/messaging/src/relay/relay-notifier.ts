/** The name of the source that every service has. */
export const OUTBOX = 'outbox';

/** Notified after a commit that wrote to a source, so that its relay need not wait for the next poll. */
export class RelayNotifier {
  private readonly listeners = new Map<string, Set<() => void>>();

  /** `source`: the name of the RelaySource that was written. */
  notify(source: string): void {
    for (const listener of this.listeners.get(source) ?? []) listener();
  }

  onNotify(source: string, listener: () => void): () => void {
    const listeners = this.listeners.get(source) ?? new Set();
    this.listeners.set(source, listeners.add(listener));
    return () => listeners.delete(listener);
  }
}
