/**
 * What an error of the port means for those who wait:
 * `again`: nothing has happened, the same call may be made once more;
 * `unknown`: it may have happened or not, only a repetition with the same ids can tell;
 * `refused`: nothing has happened, and one of the items is to blame.
 */
export type Verdict = 'again' | 'unknown' | 'refused';

/** The ledger as the batcher sees it. Neither call returns before its transaction has committed. */
export interface BatchPort<Item, Answer> {
  /** All items in one transaction: an answer for each, in their order, or an error for all. */
  batch(items: readonly Item[]): Promise<readonly Answer[]>;
  single(item: Item): Promise<Answer>;
  verdict(error: unknown): Verdict;
}
