export interface CircuitLimits {
  /** Failures in a row after which the circuit opens. */
  failures: number;
  openMs: number;
}

export type CircuitState = 'CLOSED' | 'OPEN' | 'TRYING';

/** After failures in a row calls fail at once for a while; then one is let through, and decides. */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private trying = false;

  constructor(private readonly limits: CircuitLimits) {}

  state(now: number): CircuitState {
    if (this.failures < this.limits.failures) return 'CLOSED';
    return now < this.openUntil || this.trying ? 'OPEN' : 'TRYING';
  }

  /** Whether a call may be sent now; the one that tries again is counted. */
  admits(now: number): boolean {
    const state = this.state(now);
    if (state === 'TRYING') this.trying = true;
    return state !== 'OPEN';
  }

  succeeded(): void {
    this.failures = 0;
    this.trying = false;
  }

  failed(now: number): void {
    this.failures += 1;
    this.trying = false;
    if (this.failures >= this.limits.failures) this.openUntil = now + this.limits.openMs;
  }
}
