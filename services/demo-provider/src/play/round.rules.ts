/**
 * CREATED → BET_SENT → BET_ACCEPTED → OUTCOME → WIN_SENT → CLOSED, or REFUSED by the platform, or ROLLBACK → ROLLED_BACK
 * if the outcome of the bet stays unknown. Each step is one committed row change before its call, which a retry repeats
 * under the same transaction id.
 */
export type RoundState =
  | 'CREATED'
  | 'BET_SENT'
  | 'BET_ACCEPTED'
  | 'REFUSED'
  | 'OUTCOME'
  | 'WIN_SENT'
  | 'CLOSED'
  | 'ROLLBACK'
  | 'ROLLED_BACK';

const moves: Record<RoundState, readonly RoundState[]> = {
  CREATED: ['BET_SENT'],
  BET_SENT: ['BET_ACCEPTED', 'REFUSED', 'ROLLBACK'],
  BET_ACCEPTED: ['OUTCOME'],
  OUTCOME: ['WIN_SENT'],
  WIN_SENT: ['CLOSED'],
  ROLLBACK: ['ROLLED_BACK'],
  REFUSED: [],
  CLOSED: [],
  ROLLED_BACK: [],
};

export const roundStates = Object.keys(moves) as RoundState[];

export const mayMove = (from: RoundState, to: RoundState): boolean => moves[from].includes(to);

export const isOver = (state: RoundState): boolean => moves[state].length === 0;

/** The outcome is decided and will be paid, whatever happens to the player's connection. */
export const hasOutcome = (state: RoundState): boolean => ['OUTCOME', 'WIN_SENT', 'CLOSED'].includes(state);

/** The bet was not taken, or was given back. */
export const isVoid = (state: RoundState): boolean => state === 'REFUSED' || state === 'ROLLED_BACK';

/** A gamble stakes exactly what the last round has won; not all of the `newest` rounds may be gambles themselves. */
export const mayGamble = (
  newest: readonly { state: RoundState; totalWin: bigint | null; choice: string | null }[],
  stake: bigint,
): boolean => {
  const [last] = newest;
  const inRow = newest.findIndex(({ choice }) => choice !== 'red' && choice !== 'black');
  return inRow >= 0 && last?.state === 'CLOSED' && last.totalWin === stake && stake > 0n;
};

/** Wait before the next try of a call whose result is unknown: doubled each time, half a minute at most. */
export const delayAfter = (attempts: number): number => Math.min(250 * 2 ** Math.min(attempts, 10), 30_000);

/** Transaction ids follow from the round's, so that no crash can make a second one. */
export const betTransaction = (roundId: string) => `${roundId}-bet`;
export const winTransaction = (roundId: string) => `${roundId}-win`;
