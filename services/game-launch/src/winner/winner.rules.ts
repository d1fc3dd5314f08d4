/** The masked account of the public board: "sen.vang88" is "se****88". */
export function maskAccount(account: string | undefined): string {
  const letters = Array.from(account ?? '');
  if (letters.length >= 6) return `${letters.slice(0, 2).join('')}****${letters.slice(-2).join('')}`;
  return `${letters[0] ?? '*'}****`;
}

/** How many times the stake was won, with two decimals cut off. */
export function multipleOf(payout: bigint, stake: bigint): string {
  const hundredths = (payout * 100n) / stake;
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}

/** Only real money, above the threshold, and more than was staked: a return below the stake is nothing to announce. */
export function isAnnounced(
  round: { mode: string; stake: bigint; payout: bigint },
  threshold: bigint,
): boolean {
  return round.mode === 'REAL' && round.stake > 0n && round.payout > round.stake && round.payout >= threshold;
}
