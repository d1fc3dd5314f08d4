import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../../src/card-room/rules/cards.js';
import { combinationOf } from '../../../src/card-room/rules/combination.js';
import { legalPlays } from '../../../src/card-room/rules/legal-plays.js';
import { choosable, isPlayable, kept } from './selection.rules';
import { cardThumb } from './thumb';

const cards = (names: string) => names.split(' ').map(cardNamed);
const hand = cards('3♠ 5♠ 5♦ 6♣ 7♥ K♠');
const sortedSet = (set: Set<number>) => [...set].toSorted((a, b) => a - b);

describe('the selection of a hand', () => {
  it('offers only cards of plays that beat what lies on the table', () => {
    const legal = legalPlays(hand, { led: combinationOf(cards('4♠ 4♥')) });
    expect(sortedSet(choosable(legal, []))).toEqual(cards('5♠ 5♦'));
    expect(isPlayable(legal, cards('5♠'))).toBe(false);
    expect(isPlayable(legal, cards('5♦ 5♠'))).toBe(true);
  });

  it('narrows with each chosen card', () => {
    const legal = legalPlays(hand, {});
    expect(sortedSet(choosable(legal, cards('6♣')))).toEqual(cards('5♠ 5♦ 6♣ 7♥'));
    expect(isPlayable(legal, cards('7♥ 5♠ 6♣'))).toBe(true);
  });

  it('drops a selection that became illegal', () => {
    const legal = legalPlays(hand, { led: combinationOf(cards('Q♠')) });
    expect(kept(legal, cards('3♠'))).toEqual([]);
    expect(kept(legal, cards('K♠'))).toEqual(cards('K♠'));
  });
});

it('draws the picture of a room without markup from its name', () => {
  expect(cardThumb(0, '<b>&')).toContain('&lt;b>&amp;');
});
