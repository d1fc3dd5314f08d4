import { roundIntegers } from '../../outcome/seeds.js';
import { cardNamed, type Card } from './cards.js';
import { botPlay } from './bot.js';
import { dealt, demandOf, IllegalMove, isOver, moved, replayed, type HandState, type Move } from './hand.js';
import { instantWinOf } from './instant-win.js';
import { resultsOf } from './payout.rules.js';
import { dealtHands } from './shuffle.js';

const cards = (names: string): Card[] => (names === '' ? [] : names.split(' ').map(cardNamed));
const hands = (...names: string[]): Card[][] => names.map(cards);
const moves = (...all: (readonly [number, string])[]): Move[] =>
  all.map(([seat, names]) => ({ seat, cards: cards(names) }));
const terms = { unit: 100n, buyIn: 1000n, rakeBp: 500 };

describe('a hand of Tiến lên', () => {
  it('is led by the lowest card, and the first play must hold it', () => {
    const state = dealt(hands('5♠ 9♠', '3♣ 4♠', '6♠ 7♠'));
    expect(state.turn).toBe(1);
    expect(() => moved(state, { seat: 1, cards: cards('4♠') })).toThrow(IllegalMove);
    expect(() => moved(state, { seat: 1, cards: [] })).toThrow(IllegalMove);
    expect(() => moved(state, { seat: 0, cards: cards('5♠') })).toThrow(IllegalMove);
    expect(moved(state, { seat: 1, cards: cards('3♣') }).turn).toBe(2);
  });

  it('refuses cards that are not in the hand and answers that do not beat', () => {
    const state = replayed(hands('3♠ 9♠ K♠', '4♠ 5♠ Q♠'), moves([0, '3♠']));
    expect(() => moved(state, { seat: 1, cards: cards('Q♥') })).toThrow(IllegalMove);
    expect(() => moved(state, { seat: 1, cards: cards('4♠ 5♠') })).toThrow(IllegalMove);
  });

  it('leaves a seat that has passed out of the trick until a new lead', () => {
    const deal = hands('3♠ 6♠ 9♠', '4♠ 7♠ 10♠', '5♠ 8♠ J♠');
    const state = replayed(deal, moves([0, '3♠'], [1, ''], [2, '5♠'], [0, '6♠'], [2, '8♠'], [0, '']));
    expect(state).toMatchObject({ turn: 2, passed: [] });
    expect(state.trick).toBeUndefined();
    expect(moved(state, { seat: 2, cards: cards('J♠') })).toMatchObject({ order: [2, 0, 1], cong: [1] });
  });

  it('gives the lead to the next seat where the owner of the trick has no cards left', () => {
    const deal = hands('3♠ A♠', '4♠ 6♠', '5♠ 7♠');
    const state = replayed(deal, moves([0, '3♠'], [1, '4♠'], [2, '5♠'], [0, 'A♠'], [1, ''], [2, '']));
    expect(state).toMatchObject({ order: [0], cong: [], turn: 1 });
    expect(state.trick).toBeUndefined();
  });

  it('ends when one seat is left, and pays the last to the first and the third to the second', () => {
    const deal = hands('3♠ A♠', '4♠ K♠', '5♠ Q♠', '6♠ J♠');
    const state = replayed(
      deal,
      moves(
        [0, '3♠'],
        [1, '4♠'],
        [2, '5♠'],
        [3, '6♠'],
        [0, 'A♠'],
        [1, ''],
        [2, ''],
        [3, ''],
        [1, 'K♠'],
        [2, ''],
        [3, ''],
        [2, 'Q♠'],
      ),
    );
    expect(isOver(state)).toBe(true);
    expect(state.order).toEqual([0, 1, 2, 3]);
    expect(resultsOf(4, state.transfers, terms)).toEqual([
      { net: 200n, rake: 10n, payout: 1190n },
      { net: 100n, rake: 5n, payout: 1095n },
      { net: -100n, rake: 0n, payout: 900n },
      { net: -200n, rake: 0n, payout: 800n },
    ]);
  });

  it('ranks seats that played no card last, each paying the first', () => {
    const state = replayed(hands('3♠ 4♠ 5♠', '6♠ 7♠', '8♠ 9♠'), moves([0, '3♠ 4♠ 5♠']));
    expect(state).toMatchObject({ order: [0, 1, 2], cong: [1, 2] });
    expect(resultsOf(3, state.transfers, terms).map(({ net }) => net)).toEqual([800n, -400n, -400n]);
  });

  it('lets the last one that was chopped pay for every chop of the trick', () => {
    const deal = hands('3♠ 2♥ 9♠', '4♠ 4♣ 5♠ 5♣ 6♠ 6♣ 10♠ J♠', '7♠ 7♣ 7♦ 7♥ Q♠ K♠');
    const state = replayed(
      deal,
      moves(
        [0, '3♠'],
        [1, '10♠'],
        [2, 'Q♠'],
        [0, '2♥'],
        [1, '4♠ 4♣ 5♠ 5♣ 6♠ 6♣'],
        [2, '7♠ 7♣ 7♦ 7♥'],
        [0, ''],
        [1, ''],
      ),
    );
    expect(state.transfers).toEqual([{ from: 1, to: 2, units: 4, why: 'CHOP' }]);
    expect(state.turn).toBe(2);
  });

  it.each([
    ['DRAGON_RUN', '3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ A♥'],
    ['FOUR_TWOS', '3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ 2♠ 2♣ 2♦ 2♥'],
    ['FIVE_PAIR_RUN', '3♠ 3♣ 4♠ 4♣ 5♠ 5♣ 6♠ 6♣ 7♠ 7♣ 9♠ J♠ K♠'],
    ['SIX_PAIRS', '3♠ 3♣ 5♠ 5♣ 7♠ 7♣ 9♠ 9♣ J♠ J♣ K♠ K♣ A♠'],
    [undefined, '3♠ 3♣ 5♠ 5♣ 7♠ 7♣ 9♠ 9♣ J♠ J♣ Q♠ K♣ A♠'],
  ])('finds the instant win %s', (kind, names) => {
    expect(instantWinOf(cards(names))).toBe(kind);
  });

  it('ends at once where a hand wins at once, the better kind first', () => {
    const state = dealt(
      hands('3♠ 3♣ 5♠ 5♣ 7♠ 7♣ 9♠ 9♣ J♠ J♣ K♠ K♣ A♠', '3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ 2♠ 2♣ 2♦ 2♥'),
    );
    expect(state).toMatchObject({ instant: { seat: 1, kind: 'FOUR_TWOS' }, order: [1, 0] });
    expect(isOver(state)).toBe(true);
    expect(resultsOf(2, state.transfers, terms).map(({ net }) => net)).toEqual([-400n, 400n]);
  });

  it('takes no more from a seat than its stake', () => {
    const transfers = [
      { from: 0, to: 1, units: 8, why: 'CHOP' as const },
      { from: 0, to: 2, units: 8, why: 'CONG' as const },
    ];
    expect(resultsOf(3, transfers, terms).map(({ net }) => net)).toEqual([-1000n, 800n, 200n]);
  });

  it.each([2, 3, 4])(
    'comes to an end with %p bots, with every card played or held once and nets of nothing',
    (seats) => {
      for (let deal = 0; deal < 60; deal++) {
        let state: HandState = dealt(shuffled(seats, deal));
        for (let turns = 0; !isOver(state); turns++) {
          expect(turns).toBeLessThan(400);
          const seat = state.turn!;
          state = moved(state, { seat, cards: botPlay(state.hands[seat]!, demandOf(state)) });
        }
        expect(state.order.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: seats }, (_, seat) => seat),
        );
        const results = resultsOf(seats, state.transfers, terms);
        expect(results.reduce((sum, { net }) => sum + net, 0n)).toBe(0n);
        expect(results.every(({ payout }) => payout >= 0n)).toBe(true);
      }
    },
  );
});

const shuffled = (seats: number, nonce: number): Card[][] =>
  dealtHands(seats, roundIntegers({ serverSeed: 'cd'.repeat(32), clientSeed: `${seats} bots`, nonce }));
