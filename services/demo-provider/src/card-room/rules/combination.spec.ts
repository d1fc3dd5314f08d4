import { cardNamed, type Card } from './cards.js';
import { beats, combinationOf, type Combination } from './combination.js';

const cards = (names: string): Card[] => names.split(' ').map(cardNamed);
const play = (names: string): Combination => combinationOf(cards(names))!;

describe('a combination of Tiến lên', () => {
  it.each([
    ['3♠', 'SINGLE'],
    ['5♣ 5♥', 'PAIR'],
    ['9♠ 9♣ 9♦', 'TRIPLE'],
    ['2♠ 2♣ 2♦ 2♥', 'FOUR'],
    ['3♠ 4♥ 5♣', 'RUN'],
    ['Q♠ K♥ A♣', 'RUN'],
    ['3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠', 'RUN'],
    ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥', 'PAIR_RUN'],
    ['J♠ J♥ Q♠ Q♥ K♣ K♥ A♠ A♥', 'PAIR_RUN'],
  ])('reads %s as %s, in any order', (names, kind) => {
    expect(combinationOf(cards(names))?.kind).toBe(kind);
    expect(combinationOf(cards(names).toReversed())).toEqual(combinationOf(cards(names)));
  });

  it.each(['3♠ 4♠', '3♠ 3♥ 4♠ 4♥', 'K♠ A♠ 2♠', '3♠ 4♠ 6♠', '3♠ 3♥ 4♠ 5♠', 'K♠ K♥ A♠ A♥ 2♠ 2♥', '5♠ 5♠'])(
    'has no use for %s',
    (names) => {
      expect(combinationOf(cards(names))).toBeUndefined();
    },
  );

  it('is none without cards', () => {
    expect(combinationOf([])).toBeUndefined();
  });

  it.each([
    ['3♣', '3♠', 'the suit decides between equal ranks'],
    ['2♠', 'A♥', 'a two is above an ace'],
    ['7♥ 7♠', '7♣ 7♦', 'the higher suit of a pair decides'],
    ['4♠ 5♠ 6♥', '4♥ 5♥ 6♦', 'the highest card of a run decides'],
    ['4♠ 4♥ 5♠ 5♥ 6♠ 6♥', '3♠ 3♥ 4♣ 4♦ 5♣ 5♦', 'a higher run of three pairs'],
    ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥', '2♥', 'three pairs on a two'],
    ['3♠ 3♣ 3♦ 3♥', '2♥', 'a four on a two'],
    ['3♠ 3♣ 3♦ 3♥', '2♦ 2♥', 'a four on a pair of twos'],
    ['3♠ 3♣ 3♦ 3♥', 'Q♠ Q♥ K♠ K♥ A♠ A♥', 'a four on three pairs'],
    ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥ 6♠ 6♥', 'A♠ A♣ A♦ A♥', 'four pairs on a four'],
    ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥ 6♠ 6♥', '2♦ 2♥', 'four pairs on a pair of twos'],
    ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥ 6♠ 6♥', 'Q♠ Q♥ K♠ K♥ A♠ A♥', 'four pairs on three'],
  ])('%s beats %s: %s', (answer, led) => {
    expect(beats(play(answer), play(led))).toBe(true);
    expect(beats(play(led), play(answer))).toBe(false);
  });

  it.each([
    ['4♠ 4♥', '3♠', 'another kind'],
    ['4♠ 5♠ 6♠ 7♠', '3♠ 4♥ 5♥', 'a longer run'],
    ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥', '2♦ 2♥', 'three pairs on a pair of twos'],
    ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥', 'A♥', 'three pairs on an ace'],
    ['3♠ 3♥ 4♠ 4♥ 5♠ 5♥ 6♠ 6♥', '2♠ 2♦ 2♥', 'four pairs on three twos'],
    ['3♠ 3♣ 3♦ 3♥', 'A♠ A♥', 'a four on a pair of aces'],
  ])('%s does not beat %s: %s', (answer, led) => {
    expect(beats(play(answer), play(led))).toBe(false);
  });
});
