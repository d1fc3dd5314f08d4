import { fit } from '#libs/money';

const million = 1_000_000n;

export interface Pot {
  /** Millionths of a minor unit: exact, so that rounding happens once per pot. */
  microAmount: bigint;
}

/** What a pot pays: whole minor units. A negative pot (after a void) pays nothing. */
export function payable({ microAmount }: Pot): bigint {
  return microAmount > 0n ? microAmount / million : 0n;
}

/** The claimable sum: each pot is truncated once. */
export function claimable(pots: readonly Pot[]): bigint {
  return pots.reduce((sum, pot) => fit(sum + payable(pot)), 0n);
}

/** What a claim closes: the pots that pay, each with the whole minor units of it. The rest of a pot stays for the next. */
export function closable<P extends Pot>(pots: readonly P[]): P[] {
  return pots
    .filter((pot) => payable(pot) > 0n)
    .map((pot) => ({ ...pot, microAmount: payable(pot) * million }));
}
