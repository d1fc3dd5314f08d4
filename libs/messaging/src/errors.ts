/** The producer's own payload does not keep its contract: a bug, thrown before anything is written. */
export class ContractBroken extends Error {
  override readonly name = 'ContractBroken';
  constructor(
    readonly type: string,
    readonly violations: readonly string[],
  ) {
    super(`${type} breaks its contract: ${violations.join('; ')}`);
  }
}

/**
 * A dependency is unavailable. A handler may throw it, or any error with `transient: true`: the event is delivered again
 * until it succeeds, and never becomes a dead letter.
 */
export class TransientFailure extends Error {
  override readonly name = 'TransientFailure';
  readonly transient = true;
}
