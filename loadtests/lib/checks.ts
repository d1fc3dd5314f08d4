import { check } from 'k6';
import { Counter, Rate } from 'k6/metrics';

/** What the business means by right; any miss fails the run. */
export const rightAnswers = new Rate('right_answers');
/** Launches that the platform accepted, to be found as rows in its database. */
export const launches = new Counter('launches');
/** Minor units of deposits credited, of stakes and of payouts, to be found in the wallet. */
export const deposits = new Counter('deposits');
export const staked = new Counter('staked');
export const won = new Counter('won');

/** Counts the answer as right when all its conditions hold; a 5xx is never right. */
export function right(answer: { status: number }, conditions: Record<string, boolean>): boolean {
  const all = { 'is no server error': answer.status < 500 && answer.status > 0, ...conditions };
  const held = check(
    answer,
    Object.fromEntries(Object.entries(all).map(([name, holds]) => [name, () => holds])),
  );
  rightAnswers.add(held);
  return held;
}
