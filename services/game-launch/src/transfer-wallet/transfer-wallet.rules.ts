import type { HistoryRound } from '#libs/provider-sdk';

/** `UNKNOWN`: the vendor may or may not have done it; it is asked before anything else happens. */
export type TransferOutcome =
  { outcome: 'DONE' } | { outcome: 'REFUSED'; code: string } | { outcome: 'UNKNOWN' };

const amountForm = /^(0|[1-9]\d{0,14})$/;
const idForm = /^[\w.:-]{1,80}$/;

export const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && amountForm.test(value);

/** What the vendor answered to a transfer; anything else than the two known answers is unknown. */
export function outcomeOfTransfer(answer: Record<string, unknown>): TransferOutcome {
  if (answer['status'] === 'OK') return { outcome: 'DONE' };
  return answer['status'] === 'REFUSED' ? refusal(answer) : { outcome: 'UNKNOWN' };
}

/** A transfer counts as done only if the vendor names the same direction and amount. */
export function outcomeOfStatus(
  answer: Record<string, unknown>,
  asked: { direction: 'IN' | 'OUT'; amount: string },
): TransferOutcome {
  if (answer['status'] !== 'OK') return { outcome: 'UNKNOWN' };
  if (answer['state'] === 'REFUSED') return refusal(answer);
  const isSame = answer['direction'] === asked.direction && answer['amount'] === asked.amount;
  return answer['state'] === 'DONE' && isSame ? { outcome: 'DONE' } : { outcome: 'UNKNOWN' };
}

function refusal({ code }: Record<string, unknown>): TransferOutcome {
  return {
    outcome: 'REFUSED',
    code: typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'REFUSED',
  };
}

/** A path of the vendor's own pages: it cannot lead to another host. */
export const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2000 && /^\/(?![/\\])[\x21-\x7e]*$/.test(value);

/** Why a round of a history cannot be read; undefined if it can. */
export function flawOf(round: HistoryRound): string | undefined {
  if (!Number.isInteger(round.revision) || round.revision < 1) return 'REVISION_INVALID';
  if (
    ![round.roundId, round.gameId, round.playerRef].every((id) => typeof id === 'string' && idForm.test(id))
  )
    return 'ID_INVALID';
  if (!isAmount(round.payout)) return 'AMOUNT_INVALID';
  if (!Array.isArray(round.bets) || round.bets.length > 200) return 'BETS_INVALID';
  if (!round.bets.every(({ betId, amount }) => idForm.test(betId) && isAmount(amount) && amount !== '0'))
    return 'BETS_INVALID';
  if (new Set(round.bets.map(({ betId }) => betId)).size < round.bets.length) return 'BETS_INVALID';
  return Number.isNaN(Date.parse(round.placedAt)) ? 'TIME_INVALID' : undefined;
}
