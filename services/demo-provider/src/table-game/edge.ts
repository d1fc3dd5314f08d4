import { bankerDraws } from './baccarat.js';
import type { TableGame } from './table-game.types.js';

/** Exact return of a spot: `returned` hundredths of the stake over `of` outcomes of equal chance. */
export interface Return {
  returned: bigint;
  of: bigint;
}

/** By enumeration of every deal; baccarat by its own count of all six-card sequences. */
export function returnsOf(game: TableGame): Map<string, Return> {
  if (game.kind === 'BAC') return baccaratReturns();
  const returns = new Map(game.spots.map(({ id }) => [id, { returned: 0n, of: 0n }]));
  for (const { deal, weight } of game.outcomes!())
    for (const [spot, sum] of returns) {
      sum.returned += BigInt(weight * game.returnOf(spot, deal));
      sum.of += BigInt(weight);
    }
  return returns;
}

/** Percent with two places, rounded down. */
export function percentOf({ returned, of }: Return): string {
  const hundredths = (returned * 100n) / of;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

export interface BaccaratCounts {
  player: bigint;
  banker: bigint;
  tie: bigint;
}

/** Ordered sequences of six cards of eight decks, by who wins with the cards that the rules take. Every count is below 2^53. */
export function baccaratCounts(): BaccaratCounts {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 128 : 32));
  const counts = { player: 0, banker: 0, tie: 0 };
  const take = (points: number): number => left[points]!--;
  const back = (points: number) => void left[points]!++;
  /** Weight of the cards after `gone` that do not matter. */
  const rest = (gone: number) => {
    let weight = 1;
    for (let at = gone; at < 6; at++) weight *= 416 - at;
    return weight;
  };
  const add = (player: number, banker: number, weight: number) => {
    counts[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += weight;
  };
  const each = (work: (points: number, weight: number) => void) => {
    for (let points = 0; points < 10; points++) {
      const weight = take(points);
      work(points, weight);
      back(points);
    }
  };
  each((p1, w1) =>
    each((b1, w2) =>
      each((p2, w3) =>
        each((b2, w4) => {
          const player = (p1 + p2) % 10;
          const banker = (b1 + b2) % 10;
          const weight = w1 * w2 * w3 * w4;
          if (player >= 8 || banker >= 8) add(player, banker, weight * rest(4));
          else if (player >= 6) {
            if (!bankerDraws(banker, undefined)) add(player, banker, weight * rest(4));
            else each((b3, w5) => add(player, (banker + b3) % 10, weight * w5 * rest(5)));
          } else
            each((p3, w5) => {
              const drawn = (player + p3) % 10;
              if (!bankerDraws(banker, p3)) add(drawn, banker, weight * w5 * rest(5));
              else each((b3, w6) => add(drawn, (banker + b3) % 10, weight * w5 * w6));
            });
        }),
      ),
    ),
  );
  return { player: BigInt(counts.player), banker: BigInt(counts.banker), tie: BigInt(counts.tie) };
}

function baccaratReturns(): Map<string, Return> {
  const { player, banker, tie } = baccaratCounts();
  const of = player + banker + tie;
  const pair = { returned: 1200n * 31n, of: 415n };
  return new Map([
    ['player', { returned: 200n * player + 100n * tie, of }],
    ['banker', { returned: 195n * banker + 100n * tie, of }],
    ['tie', { returned: 900n * tie, of }],
    ['player-pair', pair],
    ['banker-pair', pair],
  ]);
}
