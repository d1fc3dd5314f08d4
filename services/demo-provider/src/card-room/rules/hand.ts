import { nameOf, rankOf, isRed, sorted, TWO, type Card } from './cards.js';
import { combinationOf, isChop, strengthOf, type Combination } from './combination.js';
import { INSTANT_WINS, instantWinOf, type InstantWin } from './instant-win.js';
import { meets, type Demand } from './legal-plays.js';

/** No cards: a pass. */
export interface Move {
  seat: number;
  cards: readonly Card[];
}

/** Units that one seat pays another. */
export interface Transfer {
  from: number;
  to: number;
  units: number;
  why: 'PLACE' | 'CONG' | 'INSTANT' | 'CHOP';
}

export interface HandState {
  /** Cards in hand, by seat, from low to high. */
  hands: readonly (readonly Card[])[];
  /** The seat to move; absent at the end. */
  turn?: number;
  /** The combination on the table and its owner; absent before a lead. */
  trick?: { seat: number; combination: Combination };
  /** Seats that have passed in this trick. */
  passed: readonly number[];
  /** The lowest dealt card, until it is played. */
  mustHold?: Card;
  /** Seats that have played a card. */
  opened: readonly number[];
  /** Seats without cards, in their order; at the end all seats, the first place first. */
  order: readonly number[];
  /** Seats that had played no card when the first hand was empty. */
  cong: readonly number[];
  instant?: { seat: number; kind: InstantWin };
  /** What the trick's chops come to, paid when it ends. */
  chop?: Omit<Transfer, 'why'>;
  transfers: readonly Transfer[];
}

export class IllegalMove extends Error {}

const INSTANT_UNITS = 4;
const CONG_UNITS = 4;

/** Payments between places by number of seats: from, to, units. */
const PLACE_PAYMENTS: Record<number, readonly (readonly [number, number, number])[]> = {
  2: [[2, 1, 2]],
  3: [
    [3, 1, 2],
    [2, 1, 1],
  ],
  4: [
    [4, 1, 2],
    [3, 2, 1],
  ],
};

/** A hand as it is dealt, to two to four seats: the lowest card leads, unless a hand wins at once. */
export function dealt(hands: readonly (readonly Card[])[]): HandState {
  if (!PLACE_PAYMENTS[hands.length]) throw new RangeError(`no hand for ${hands.length} seats`);
  const inOrder = hands.map(sorted);
  const lowest = Math.min(...inOrder.flat());
  const state: HandState = {
    hands: inOrder,
    turn: inOrder.findIndex((hand) => hand.includes(lowest)),
    passed: [],
    mustHold: lowest,
    opened: [],
    order: [],
    cong: [],
    transfers: [],
  };
  const instant = bestInstantWin(inOrder);
  return instant ? wonAtOnce(state, instant) : state;
}

/** Two hands of one kind are decided by their highest card. */
function bestInstantWin(hands: readonly (readonly Card[])[]): HandState['instant'] {
  const winners = hands.flatMap((hand, seat) => {
    const kind = instantWinOf(hand);
    return kind ? [{ seat, kind, top: hand.at(-1)! }] : [];
  });
  const [best] = winners.toSorted(
    (a, b) => INSTANT_WINS.indexOf(a.kind) - INSTANT_WINS.indexOf(b.kind) || b.top - a.top,
  );
  return best && { seat: best.seat, kind: best.kind };
}

function wonAtOnce(state: HandState, instant: NonNullable<HandState['instant']>): HandState {
  const others = state.hands.map((_, seat) => seat).filter((seat) => seat !== instant.seat);
  const { turn: _turn, mustHold: _mustHold, ...rest } = state;
  return {
    ...rest,
    instant,
    order: [instant.seat, ...others],
    transfers: others.map((from) => ({ from, to: instant.seat, units: INSTANT_UNITS, why: 'INSTANT' })),
  };
}

export const isOver = ({ turn }: HandState): boolean => turn === undefined;

/** What the seat to move may play. */
export const demandOf = ({ trick, mustHold }: HandState): Demand => ({ led: trick?.combination, mustHold });

/** Throws IllegalMove where the rules do not allow the move; the state itself is never changed. */
export function moved(state: HandState, { seat, cards }: Move): HandState {
  if (seat !== state.turn) throw new IllegalMove(`seat ${seat} is not to move`);
  if (cards.length === 0) {
    if (!state.trick) throw new IllegalMove('a lead cannot be passed');
    return turned({ ...state, passed: [...state.passed, seat] });
  }
  const hand = state.hands[seat]!;
  const combination = combinationOf(cards);
  if (!combination || cards.some((card) => !hand.includes(card)) || !meets(combination, demandOf(state)))
    throw new IllegalMove(`${cards.map(nameOf).join(' ')} may not be played now`);
  const { mustHold: _played, ...rest } = state;
  return turned(closedIfEmpty(laid(rest, seat, combination), seat));
}

function laid(state: HandState, seat: number, combination: Combination): HandState {
  const { trick } = state;
  const hands = state.hands.map((hand, at) =>
    at === seat ? hand.filter((card) => !combination.cards.includes(card)) : hand,
  );
  const opened = state.opened.includes(seat) ? state.opened : [...state.opened, seat];
  const next: HandState = { ...state, hands, opened, trick: { seat, combination } };
  if (!trick || !isChop(combination, trick.combination)) return next;
  // The owner of the combination that was chopped last pays for every chop of the trick.
  const units = (state.chop?.units ?? 0) + worthOf(trick.combination);
  return { ...next, chop: { from: trick.seat, to: seat, units } };
}

/** Units to pay for a chopped combination. */
function worthOf(chopped: Combination): number {
  if (rankOf(chopped.top) === TWO && chopped.kind !== 'FOUR')
    return chopped.cards.reduce((units, card) => units + (isRed(card) ? 2 : 1), 0);
  return Math.min(strengthOf(chopped) + 1, 4);
}

function closedIfEmpty(state: HandState, seat: number): HandState {
  if (state.hands[seat]!.length > 0) return state;
  const isFirst = state.order.length === 0;
  const order = [...state.order, seat];
  const cong = isFirst
    ? state.hands.flatMap((_, other) => (state.opened.includes(other) ? [] : [other]))
    : state.cong;
  const next = { ...state, order, cong };
  const left = activeSeats(next);
  return left.length > 1 ? next : finished({ ...next, order: [...order, ...left, ...cong] });
}

/** Seats that still hold cards and play. */
const activeSeats = ({ hands, order, cong }: HandState): number[] =>
  hands.flatMap((_, seat) => (order.includes(seat) || cong.includes(seat) ? [] : [seat]));

function finished(state: HandState): HandState {
  const { order, cong } = state;
  const first = order[0]!;
  const { turn: _turn, ...paid } = withChopPaid(state);
  const forCong = cong.map((from): Transfer => ({ from, to: first, units: CONG_UNITS, why: 'CONG' }));
  const forPlace = PLACE_PAYMENTS[order.length]!.flatMap(([payer, payee, units]): Transfer[] => {
    const [from, to] = [order[payer - 1]!, order[payee - 1]!];
    return cong.includes(from) ? [] : [{ from, to, units, why: 'PLACE' }];
  });
  return { ...paid, transfers: [...paid.transfers, ...forCong, ...forPlace] };
}

function withChopPaid({ chop, ...state }: HandState): HandState {
  return chop ? { ...state, transfers: [...state.transfers, { ...chop, why: 'CHOP' }] } : state;
}

/** The turn of the next seat, or a new lead once all others have passed. */
function turned(state: HandState): HandState {
  const { turn, trick, order, hands } = state;
  if (turn === undefined || order.length === hands.length || !trick) return state;
  const active = activeSeats(state);
  const after = (seat: number, seats: readonly number[]) => seats.find((other) => other > seat) ?? seats[0];
  const answering = active.filter((seat) => seat !== trick.seat && !state.passed.includes(seat));
  const next = after(turn, answering);
  if (next !== undefined) return { ...state, turn: next };
  const { trick: _trick, ...rest } = withChopPaid(state);
  return { ...rest, passed: [], turn: active.includes(trick.seat) ? trick.seat : after(trick.seat, active)! };
}

/** The state of a hand after its moves. */
export const replayed = (hands: readonly (readonly Card[])[], moves: readonly Move[]): HandState =>
  moves.reduce(moved, dealt(hands));
