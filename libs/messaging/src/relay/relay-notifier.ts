/** Rung after a commit that left something to send, so that the relay need not wait for its next poll. */
export class RelayBell {
  private readonly listeners = new Set<() => void>();

  ring(): void {
    for (const listener of this.listeners) listener();
  }

  onRing(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
