/** Failures within the window, including the present attempt. */
export interface FailureCounts {
  /** Of this account from this network. */
  pair: number;
  /** Of this account from anywhere. */
  account: number;
  /** Of any account from this network. */
  network: number;
}

export const failureWindowMs = 30 * 60_000;
const freeFailures = 3;
const freeFailuresOfAccount = 10;
const freeFailuresOfNetwork = 30;
const firstDelayAfter = 6;
const firstDelayMs = 15_000;
export const maxDelayMs = 30 * 60_000;
/** More than sequential attempts can reach with their delays: only concurrent attempts get here. */
const maxInWindow = 12;

/** Whether the attempt that these counts include needs the image captcha. */
export function captchaIsDue(attempt: FailureCounts): boolean {
  return (
    attempt.pair > freeFailures ||
    attempt.account > freeFailuresOfAccount ||
    attempt.network > freeFailuresOfNetwork
  );
}

/** Whether the attempt is refused without a comparison, because concurrent ones have used up the window. */
export function isBeyondLimit(attempt: FailureCounts): boolean {
  return attempt.pair > maxInWindow;
}

/** Whether the next attempt will need it if this one fails. */
export function captchaWillBeDue({ pair, account, network }: FailureCounts): boolean {
  return captchaIsDue({ pair: pair + 1, account: account + 1, network: network + 1 });
}

/**
 * How long this network must wait after that many failures at this account: doubling, up to 30 minutes.
 * Counted per account and network, so that a stranger elsewhere cannot lock the owner out.
 */
export function delayAfter(pairFailures: number): number {
  if (pairFailures < firstDelayAfter) return 0;
  return Math.min(firstDelayMs * 2 ** (pairFailures - firstDelayAfter), maxDelayMs);
}
