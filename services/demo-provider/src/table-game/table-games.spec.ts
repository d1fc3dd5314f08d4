import { roundIntegers } from '../outcome/seeds.js';
import { baccaratCounts, percentOf, returnsOf } from './edge.js';
import { gameOf, TABLE_KINDS } from './games.js';
import { dealRound, isUsedUp, orderOf, type Streams } from './shoe.js';
import type { TableKind } from './table-game.types.js';

const streamsOf =
  (seed: number): Streams =>
  (stream) =>
    roundIntegers({ serverSeed: seed.toString(16).padStart(64, '0'), clientSeed: 'table:1', nonce: stream });

describe('games of the live tables', () => {
  it('REG-G43 count the hands of baccarat as every published analysis of eight decks does', () => {
    expect(baccaratCounts()).toEqual({
      banker: 2_292_252_566_437_888n,
      player: 2_230_518_282_592_256n,
      tie: 475_627_426_473_216n,
    });
  });

  it.each([
    ['BAC', { player: '98.76', banker: '98.94', tie: '85.64', 'player-pair': '89.63' }],
    ['DAT', { dragon: '96.26', tiger: '96.26', tie: '67.22', 'suited-tie': '86.02' }],
    ['ROU', { red: '97.29', 'dozen-1': '97.29', 'column-3': '97.29', n0: '97.29' }],
    [
      'SIC',
      {
        small: '97.22',
        big: '97.22',
        'face-1': '92.12',
        'total-4': '87.50',
        'triple-6': '83.79',
        'pair-12': '97.22',
      },
    ],
    ['SD', { even: '98.50', 'reds-0': '93.75', 'reds-1': '95.00', 'reds-2': '93.75' }],
    ['FT', { odd: '97.50', 'two-41': '97.50', 'fan-3': '96.25' }],
  ] as const)('have the exact returns that %s publishes', (kind, expected) => {
    const returns = returnsOf(gameOf(kind));
    expect(new Set(returns.keys())).toEqual(new Set(gameOf(kind).spots.map(({ id }) => id)));
    for (const [spot, percent] of Object.entries(expected))
      expect([spot, percentOf(returns.get(spot)!)]).toEqual([spot, percent]);
  });

  it.each(TABLE_KINDS)(
    'return over many seeded rounds of %s what the enumeration says',
    (kind: TableKind) => {
      const game = gameOf(kind);
      const returns = returnsOf(game);
      const spots = game.spots.slice(0, 4).map(({ id }) => id);
      const sums = spots.map(() => ({ sum: 0, squares: 0 }));
      let rounds = 0;
      for (let seed = 1; seed <= (game.decks > 0 ? 5 : 100); seed++) {
        const streams = streamsOf(seed);
        let position = 0;
        for (let number = 1; !isUsedUp(game, number - 1, position); number++) {
          const dealt = dealRound(game, streams, number, position);
          position = dealt.position;
          rounds += 1;
          for (const [at, spot] of spots.entries()) {
            const back = game.returnOf(spot, dealt.deal);
            sums[at]!.sum += back;
            sums[at]!.squares += back * back;
          }
        }
      }
      for (const [at, spot] of spots.entries()) {
        const exact = returns.get(spot)!;
        const mean = sums[at]!.sum / rounds;
        const deviation = Math.sqrt((sums[at]!.squares / rounds - mean ** 2) / rounds);
        expect(Math.abs(mean - Number(exact.returned) / Number(exact.of))).toBeLessThan(4 * deviation);
      }
    },
  );

  it('order every card of the shoe once, and differently by seed', () => {
    const order = orderOf(8, streamsOf(7)(0));
    const counts = new Map<number, number>();
    for (const card of order) counts.set(card, (counts.get(card) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 52 }, () => 8));
    expect(orderOf(8, streamsOf(8)(0))).not.toEqual(order);
    expect(orderOf(8, streamsOf(7)(0))).toEqual(order);
  });

  it.each([
    ['a natural ends the hand', [7, 0, 9, 5], 'P'],
    ['the player stands on six and the banker draws on five', [1, 1, 3, 2, 1], 'B'],
    ['a tie with a pair of the player', [12, 11, 12, 11, 3, 3], 'Tpb'],
  ])('deal baccarat by its table: %s', (_, cards, result) => {
    const left = [...cards];
    const game = gameOf('BAC');
    const deal = game.deal({ number: () => 0, card: () => left.shift()! });
    expect(left).toEqual([]);
    expect(game.resultOf(deal)).toBe(result);
  });
});
