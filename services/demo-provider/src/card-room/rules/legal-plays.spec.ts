import type { IntegerSource } from '../../outcome/integers.js';
import { roundIntegers } from '../../outcome/seeds.js';
import { DECK_SIZE, rankOf, type Card } from './cards.js';
import type { Combination } from './combination.js';
import { combinationsIn, legalPlays } from './legal-plays.js';

/*
 * An oracle that shares no code with the rules: it looks at every subset of the hand, writes each as counts of ranks, and
 * decides from these counts alone.
 */
interface Shape {
  name: string;
  high: Card;
}

function shapeOf(cards: readonly Card[]): Shape | undefined {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card >> 2, (counts.get(card >> 2) ?? 0) + 1);
  const ranks = [...counts.keys()].toSorted((a, b) => a - b);
  const high = Math.max(...cards);
  if (ranks.length === 1) return { name: `equal-${cards.length}`, high };
  const each = counts.get(ranks[0]!)!;
  const isEven = [...counts.values()].every((count) => count === each);
  const last = ranks.at(-1)!;
  const isClosed = last === ranks[0]! + ranks.length - 1 && last < 12;
  if (!isEven || !isClosed || ranks.length < 3 || each > 2) return undefined;
  return { name: `${each === 1 ? 'run' : 'pairs'}-${ranks.length}`, high };
}

/** Who chops what, as a list of the words of the rules. */
const chopped: Record<string, readonly string[]> = {
  'pairs-3': ['one-two'],
  'equal-4': ['one-two', 'two-twos', 'pairs-3'],
  'pairs-4': ['one-two', 'two-twos', 'pairs-3', 'equal-4'],
  'pairs-5': ['one-two', 'two-twos', 'pairs-3', 'equal-4', 'pairs-4'],
  'pairs-6': ['one-two', 'two-twos', 'pairs-3', 'equal-4', 'pairs-4', 'pairs-5'],
};

function mayAnswer(answer: Shape, led: Shape): boolean {
  if (answer.name === led.name && answer.high > led.high) return true;
  const twos: Record<string, string> = { 'equal-1': 'one-two', 'equal-2': 'two-twos' };
  const target = led.high >= 48 ? twos[led.name] : led.name;
  return (chopped[answer.name] ?? []).includes(target ?? led.name);
}

function subsetsOf(hand: readonly Card[]): Card[][] {
  return Array.from({ length: 2 ** hand.length - 1 }, (_, bits) =>
    hand.filter((_card, at) => ((bits + 1) >> at) & 1),
  );
}

const keysOf = (plays: readonly Combination[]): string[] =>
  plays.map(({ cards }) => cards.join(' ')).toSorted();

/** Few ranks make many pairs, fours and runs of pairs. */
function handFrom(integer: IntegerSource, ranks: number): Card[] {
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => rankOf(card) < ranks || rankOf(card) === 12,
  );
  const order = deck.map((card) => ({ card, by: integer(2 ** 32) })).toSorted((a, b) => a.by - b.by);
  return order
    .slice(0, 13)
    .map(({ card }) => card)
    .toSorted((a, b) => a - b);
}

describe('legal plays', () => {
  const random = roundIntegers({ serverSeed: 'ab'.repeat(32), clientSeed: 'legal plays', nonce: 0 });
  const deals = Array.from({ length: 24 }, (_, at) => {
    const ranks = [12, 8, 5, 4][at % 4]!;
    return { hand: handFrom(random, ranks), other: handFrom(random, ranks) };
  });

  it('are every combination of a hand, each once', () => {
    for (const { hand } of deals) {
      const oracle = subsetsOf(hand).filter((cards) => shapeOf(cards));
      expect(keysOf(combinationsIn(hand))).toEqual(oracle.map((cards) => cards.join(' ')).toSorted());
    }
  });

  it('are what beats the led combination, by enumeration of all subsets', () => {
    for (const { hand, other } of deals) {
      const subsets = subsetsOf(hand).flatMap((cards) => {
        const shape = shapeOf(cards);
        return shape ? [{ key: cards.join(' '), shape }] : [];
      });
      for (const led of combinationsIn(other)) {
        const ledShape = shapeOf(led.cards)!;
        const oracle = subsets.filter(({ shape }) => mayAnswer(shape, ledShape)).map(({ key }) => key);
        expect(keysOf(legalPlays(hand, { led }))).toEqual(oracle.toSorted());
      }
    }
  });

  it('hold the lowest card in the first lead', () => {
    for (const { hand } of deals) {
      const plays = legalPlays(hand, { mustHold: hand[0] });
      expect(plays.length).toBeGreaterThan(0);
      expect(plays.every(({ cards }) => cards[0] === hand[0])).toBe(true);
      expect(plays.length).toBe(combinationsIn(hand).filter(({ cards }) => cards.includes(hand[0]!)).length);
    }
  });
});
