import { beforeEach, describe, expect, it } from 'vitest';
import {
  gameDefinitions,
  lineCount,
  parseSelection,
  playOf,
  playsOf,
  printSelection,
  quickPick,
  type Play,
} from '#libs/lottery-engine/browser';
import {
  boardOf,
  contentOf,
  draftOf,
  emptyDraft,
  rowsOf,
  symbolsOf,
  systemSizes,
  toggled,
} from '../model/draft';
import { mirrored, QUICK_SETS, setsOfKind } from '../model/number-sets';
import { readPasted } from '../model/paste';
import { tabsOf } from '../model/play-tabs';
import { keepSlip, keptSlip, possibleWin, readContent } from '../model/slip';

const groups = [...new Set(gameDefinitions.flatMap(({ playGroups }) => playGroups))];
const everyPlay = groups.flatMap((group) => playsOf(group));
const of = (group: string, code: string): Play => playOf(group, code)!;
const words = Uint32Array.from({ length: 4_096 }, (_, at) => (at * 2_654_435_761) >>> 0);

describe('the boards', () => {
  it('show symbols for every play of every game, and take over a random selection', () => {
    for (const play of everyPlay) {
      const name = `${play.group} ${play.code}`;
      const content = printSelection(play, quickPick(play, words));
      const draft = draftOf(play, content) ?? [];
      const text = contentOf(play, draft) ?? '';
      expect({ name, rows: draft.length, hasSymbols: symbolsOf(play).length > 0 }).toEqual({
        ...{ name, rows: emptyDraft(play).length, hasSymbols: true },
      });
      expect({ name, content: readContent(play, text)?.content }).toEqual({ name, content });
    }
  });

  it('name the positions of a straight play by the digits it looks at', () => {
    const keys = (group: string, code: string) =>
      rowsOf(of(group, code)).map(({ key, n }) => key + (n ?? ''));
    expect(keys('SSC', 'STRAIGHT3_FIRST')).toEqual(['D10000', 'D1000', 'D100']);
    expect(keys('SSC', 'FIX')).toEqual(['D10000', 'D1000', 'D100', 'D10', 'D1']);
    expect(keys('MB', 'CANG3_DB')).toEqual(['D100', 'D10', 'D1']);
    expect(keys('LF', 'STRAIGHT2_LAST')).toEqual(['D10', 'D1']);
    expect(keys('PK10', 'RANK').at(-1)).toBe('RANK10');
    expect(boardOf(of('MB', 'XIEN2'))).toBe('pairs');
  });

  it('have a row for each digit of a pair of numbers', () => {
    const plus = of('MAX3D', 'MAX3D_PLUS');
    expect(rowsOf(plus).map(({ key, n }) => key + n)).toEqual([
      ...['PAIR_D1001', 'PAIR_D101', 'PAIR_D11', 'PAIR_D1002', 'PAIR_D102', 'PAIR_D12'],
    ]);
    expect(symbolsOf(plus)).toHaveLength(10);
    expect(contentOf(plus, [['1'], ['2'], [], ['4'], ['5'], ['6']])).toBeUndefined();
    const draft = [['1'], ['2'], ['3', '4'], ['4'], ['5'], ['6']];
    expect(contentOf(plus, draft)).toBe('123-124_456');
    expect(draftOf(plus, '123-124_456')).toEqual(draft);
    expect(draftOf(plus, '123-204_456')).toBeUndefined();
    expect(readPasted(plus, '123 456x10').lines).toEqual([
      { content: '123_456', lines: 1, unit: 1_000_000n },
    ]);
  });

  it('offer systems of whole tickets, each of which may be bet', () => {
    expect(systemSizes(of('L645', 'ALL2'))).toEqual([]);
    expect(systemSizes(of('L535', 'MATCH5'))[0]).toBe(6);
    const mega = of('L645', 'MATCH6');
    const linesOf = (size: number) => readContent(mega, symbolsOf(mega).slice(0, size).join(','))?.lines;
    expect(systemSizes(mega).map(linesOf)).toEqual([7, 28, 84, 210, 924, 5_005, 18_564]);
  });

  it('leave a straight selection open while a position is empty, and a single position alone', () => {
    expect(contentOf(of('MB', 'CANG3_DB'), [['1'], [], ['3']])).toBeUndefined();
    expect(contentOf(of('MB', 'CANG3_DB'), [['1', '2'], ['0'], ['3']])).toBe('12_0_3');
    expect(contentOf(of('SSC', 'FIX'), [['5'], [], [], [], []])).toBe('5_#_#_#_#');
  });

  it('choose a set whole, and leave it out when all of it is chosen', () => {
    const order = symbolsOf(of('MB', 'LO2'));
    const heads = setsOfKind('head')[2]!.numbers;
    const chosen = toggled(['05', '21'], heads, order);
    expect(chosen).toEqual(['05', ...heads]);
    expect(toggled(chosen, heads, order)).toEqual(['05']);
  });
});

describe('the named sets', () => {
  it('have the sizes that players know', () => {
    expect(QUICK_SETS['EVEN']).toHaveLength(50);
    expect(QUICK_SETS['DOUBLES']).toHaveLength(10);
    expect(setsOfKind('touch').every(({ numbers }) => numbers.length === 19)).toBe(true);
    expect(setsOfKind('family')).toHaveLength(15);
    expect(setsOfKind('family').flatMap(({ numbers }) => numbers)).toHaveLength(100);
    expect(mirrored(['27', '33'])).toEqual(['27', '33', '72']);
  });
});

describe('pasted text', () => {
  it('is read as numbers with amounts of their own', () => {
    expect(readPasted(of('MB', 'LO2'), '12,34x50k 68x20').lines).toEqual([
      { content: '12,34', lines: 54, unit: 5_000_000n },
      { content: '68', lines: 27, unit: 2_000_000n },
    ]);
    expect(readPasted(of('MB', 'DE_DB'), '12 34 x 50.000đ').lines).toEqual([
      { content: '12,34', lines: 2, unit: 5_000_000n },
    ]);
    expect(readPasted(of('MB', 'DE_DB'), '1234 12').faults).toEqual(['1234 12']);
    expect(readPasted(of('MB', 'DE_DB'), '1234').lines).toEqual([{ content: '12,34', lines: 2 }]);
    expect(readPasted(of('SSC', 'FIX'), '5_#_#_#_#').lines).toEqual([{ content: '5_#_#_#_#', lines: 1 }]);
  });

  it('makes a ticket of each line, and names what it cannot read', () => {
    const { lines, faults } = readPasted(of('MB', 'XIEN2'), '12-34x1tr\n5x5');
    expect(lines).toEqual([{ content: '12,34', lines: 1, unit: 100_000_000n }]);
    expect(faults).toEqual(['5']);
  });
});

describe('the tabs', () => {
  it('hold every play of a game once, in a few kinds', () => {
    for (const group of groups) {
      const plays = playsOf(group);
      const tabs = tabsOf(plays);
      expect(tabs.length).toBeLessThan(10);
      expect(tabs.flatMap((tab) => tab.plays.map(({ code }) => code)).toSorted()).toEqual(
        plays.map(({ code }) => code).toSorted(),
      );
    }
    expect(tabsOf(playsOf('MB')).map(({ key }) => key)).toEqual([
      'LO',
      'DE',
      'ENDS',
      'CANG',
      'XIEN',
      'TRUOT',
      'SIDES',
      'SHEET8',
    ]);
  });
});

describe('what a slip may return', () => {
  const entryOf = (play: Play, content: string, unit = 100_000n) => ({
    ...{ id: content, play: play.code, group: play.group, content, unit },
    lines: lineCount(play, parseSelection(play, content)),
  });
  const won = (play: Play, content: string, odds: Record<string, number>) =>
    possibleWin([entryOf(play, content)], () => odds, 1);

  it('counts each number once, and no more numbers than the result has', () => {
    expect(won(of('MB', 'LO2'), '12,34', { WIN: 99_000 })).toBe(19_800_000n);
    expect(won(of('MB', 'DE_DB'), '12,34', { WIN: 98_000 })).toBe(9_800_000n);
    expect(won(of('MB', 'XIEN2'), '12,34,56', { WIN: 17_000 })).toBe(5_100_000n);
    expect(won(of('K3', 'SUM'), '3,10', { 3: 194_400, 10: 7_200 })).toBe(19_440_000n);
    expect(won(of('SSC', 'FIX'), '12_#_3_#_#', { WIN: 9_800 })).toBe(1_960_000n);
  });

  it('goes by the orders of the digits where any order wins', () => {
    const odds = { 'WIN:6': 150_000, 'WIN:3': 300_000, 'WIN:1': 900_000 };
    expect(won(of('THAI', 'TH3_TOD'), '123', odds)).toBe(15_000_000n);
    expect(won(of('THAI', 'TH3_TOD'), '113', odds)).toBe(30_000_000n);
  });
});

describe('a kept slip', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back with the game, without what no longer reads', () => {
    const entry = { id: 'a', play: 'LO2', group: 'MB', content: '27', lines: 27, unit: 500_000n };
    keepSlip('XSMB', [entry, { ...entry, id: 'b', play: 'GONE' }]);
    expect(keptSlip('XSMB')).toEqual([entry]);
    expect(keptSlip('HN60')).toEqual([]);
    keepSlip('XSMB', []);
    expect(keptSlip('XSMB')).toEqual([]);
  });
});
