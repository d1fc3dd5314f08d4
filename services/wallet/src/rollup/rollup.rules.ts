export type Nature = 'ASSET' | 'LIABILITY' | 'EQUITY' | 'INCOME' | 'EXPENSE';

/** Turnover of one account, in minor units; sums may exceed 64 bits. */
export interface Turnover {
  debits: bigint;
  credits: bigint;
}

export interface AccountTurnover {
  number: number;
  code: string;
  nature: Nature;
  name: { vi: string; en: string };
  /** Up to the newest checkpoint. */
  folded: Turnover;
  /** After the checkpoint. */
  tail: Turnover;
}

/** Balance on the normal side of the account's nature. */
export function balanceOf(nature: Nature, { debits, credits }: Turnover): bigint {
  return nature === 'ASSET' || nature === 'EXPENSE' ? debits - credits : credits - debits;
}

export function plus(a: Turnover, b: Turnover): Turnover {
  return { debits: a.debits + b.debits, credits: a.credits + b.credits };
}

/** Over all accounts of one book: the two sums must be equal. */
export function totalOf(accounts: readonly AccountTurnover[]): Turnover {
  return accounts.reduce<Turnover>((sum, { folded, tail }) => plus(sum, plus(folded, tail)), {
    debits: 0n,
    credits: 0n,
  });
}
