/** Failures within the window, the present attempt counted. */
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
export const longestDelayMs = 30 * 60_000;
/** More than waiting in turn would allow within the window: only attempts made side by side get here. */
const mostInWindow = 12;

/** Whether the attempt that these counts include needs the image captcha. */
export function captchaIsDue(attempt: FailureCounts): boolean {
  return (
    attempt.pair > freeFailures ||
    attempt.account > freeFailuresOfAccount ||
    attempt.network > freeFailuresOfNetwork
  );
}

/** Whether the attempt is refused unheard, since others beside it have used up the window. */
export function isBeyondBudget(attempt: FailureCounts): boolean {
  return attempt.pair > mostInWindow;
}

/** Whether the next attempt will need it, after this one failed. */
export function captchaWillBeDue({ pair, account, network }: FailureCounts): boolean {
  return captchaIsDue({ pair: pair + 1, account: account + 1, network: network + 1 });
}

/**
 * How long this network must wait for this account after so many failures: doubling, up to 30 minutes. It counts per
 * account and network, so a stranger elsewhere can make a captcha due for the victim, and never lock the victim out.
 */
export function delayAfter(pairFailures: number): number {
  if (pairFailures < firstDelayAfter) return 0;
  return Math.min(firstDelayMs * 2 ** (pairFailures - firstDelayAfter), longestDelayMs);
}
