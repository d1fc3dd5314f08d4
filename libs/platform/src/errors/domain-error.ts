export interface Wording {
  status: number;
  vi: string;
  en: string;
}

/** A business refusal: a stable code, the HTTP status that says the same, and wording in both languages. */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly wording: Wording,
    /** What the caller may need to know; goes out as `value`. */
    readonly value?: unknown,
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
  }

  get status(): number {
    return this.wording.status;
  }
}

type Raise = (value?: unknown, retryAfterSeconds?: number) => DomainError;

/**
 * The error catalogue of a capability: `throw DepositErrors.DEPOSIT_NOT_FOUND()`.
 * Codes are stable: clients and tests depend on them.
 */
export function defineErrors<Code extends string>(catalogue: Record<Code, Wording>): Record<Code, Raise> {
  const entries = Object.entries<Wording>(catalogue).map(([code, wording]) => {
    const raise: Raise = (value, retryAfterSeconds) =>
      new DomainError(code, wording, value, retryAfterSeconds);
    return [code, raise];
  });
  return Object.fromEntries(entries) as Record<Code, Raise>;
}
