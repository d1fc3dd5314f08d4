import {
  lineCount,
  parseSelection,
  playOf,
  printSelection,
  quickPick,
  SelectionError,
  allPlays,
  type SelectionErrorCode,
} from '../src/index.js';
import type { Play } from '../src/play.js';
import { numbersFrom } from './spaces.js';

const play = (name: string): Play => playOf(name.split(' ')[0]!, name.split(' ')[1]!)!;

function refusal(act: () => unknown): SelectionErrorCode | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof SelectionError) return error.code;
    throw error;
  }
}

describe('Lines of a selection', () => {
  it.each([
    ['MB LO2', '00,05,99', 81],
    ['MN LO2', '00,05,99', 54],
    ['MB LO2_DISCOUNT', '05', 22],
    ['MB DE_DB', '1_#', 10],
    ['MB DE_DB', '#_#', 100],
    ['MB CANG3_DB', '12_34_56', 8],
    ['MB DE_DAU', '05,06', 8],
    ['MB XIEN2', '01,02,03,04', 6],
    ['MB XIEN3', '01,02,03,04,05', 10],
    ['MB TRUOT8', '01,02,03,04,05,06,07,08,09', 9],
    ['SSC STRAIGHT5', '#_#_#_#_#', 100_000],
    ['SSC GROUP3_LAST', '1,2,3', 6],
    ['SSC GROUP6_LAST', '1234', 4],
    ['SSC GROUP60', '12_345', 2],
    ['SSC GROUP60', '12_1345', 5],
    ['SSC GROUP30', '123_34', 4],
    ['SSC GROUP20', '0_123', 3],
    ['SSC FIX', '1_#_23_#_4', 4],
    ['SSC SUM3_LAST', '0,1,13', 79],
    ['SSC GROUPSUM3_LAST', '13', 15],
    ['SSC SIDES', '1BIG,5ODD', 2],
    ['PK10 STRAIGHT2', '01-02-03_01-02', 4],
    ['PK10 STRAIGHT3', '01-02-03_01-02-03_01-02-03', 6],
    ['PK10 RANK', '01-02_#_#_#_#_#_#_#_#_10', 3],
    ['L11X5 ANY3', '01-02-03-04-05', 10],
    ['L11X5 ANY8', '01,02,03,04,05,06,07,08,09', 9],
    ['K3 PAIR_SINGLE', '12_123', 4],
    ['KENO PICK5', '01,02,03,04,05,06,07', 21],
    ['POSTS LO_2D', '05,06', 8],
    ['MY4D BIG', '1_2_#_4', 10],
  ])('%s of %s has %i', (name, text, lines) => {
    expect(lineCount(play(name), parseSelection(play(name), text))).toBe(lines);
  });

  it('counts five places of ten balls without writing the lines out', () => {
    const all = Array.from({ length: 10 }, (_, index) => index + 1);
    expect(lineCount(play('PK10 STRAIGHT5'), { sets: [all, all, all, all, all] })).toBe(30_240);
  });

  it('counts the choices of ten of a hundred numbers, and the cap refuses them', () => {
    const text = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')).join(',');
    expect(lineCount(play('MB TRUOT10'), { picks: Array.from({ length: 100 }, (_, index) => index) })).toBe(
      17_310_309_456_440,
    );
    expect(refusal(() => parseSelection(play('MB TRUOT10'), text))).toBe('TOO_MANY_LINES');
  });
});

describe('A selection that cannot be read is refused by a code', () => {
  it.each([
    ['MB LO2', '', 'EMPTY'],
    ['MB LO2', '5', 'FORM'],
    ['MB LO2', '005', 'FORM'],
    ['MB LO2', '05,05', 'DUPLICATE'],
    ['MB LO2', '05;06', 'FORM'],
    ['MB LO2', '0x', 'FORM'],
    ['MB XIEN3', '01,02', 'TOO_FEW'],
    ['MB CANG3_DB', '1_2', 'POSITIONS'],
    ['MB DB2_SIZE', 'BIG,MIDDLE', 'OPTION_UNKNOWN'],
    ['MB DB2_SIZE', 'BIG,BIG', 'DUPLICATE'],
    ['K3 FACE', '7', 'SYMBOL_UNKNOWN'],
    ['K3 FACE', '0', 'SYMBOL_UNKNOWN'],
    ['PK10 STRAIGHT2', '01_01', 'TOO_FEW'],
    ['PK10 STRAIGHT2', '01_#', 'POSITIONS'],
    ['PK10 STRAIGHT2', '01_11', 'SYMBOL_UNKNOWN'],
    ['L11X5 ANY2', '00-01', 'SYMBOL_UNKNOWN'],
    ['SSC FIX', '#_#_#_#_#', 'EMPTY'],
    ['SSC GROUP60', '1_123', 'TOO_FEW'],
    ['SSC GROUP60', '1_23', 'TOO_FEW'],
    ['THAI TH3_TOD', '0_1_2', 'FORM'],
  ] as const)('%s of "%s": %s', (name, text, code) => {
    expect(refusal(() => parseSelection(play(name), text))).toBe(code);
  });
});

describe('Quick picks', () => {
  it.each(allPlays().map((row) => [`${row.group} ${row.code}`, row] as const))('%s', (_name, row) => {
    const words = wordsFrom(7);
    for (let round = 0; round < 20; round++) {
      const selection = quickPick(row, words);
      expect(parseSelection(row, printSelection(row, selection))).toEqual(selection);
    }
  });

  it('passes over words that would favour a symbol', () => {
    // 2^32 is no multiple of 100: its last 96 words are left out.
    const words = [2 ** 32 - 1, 2 ** 32 - 96, 5];
    expect(quickPick(play('MB DE_DB'), words)).toEqual({ picks: [5] });
  });

  it('takes as many symbols as are asked for', () => {
    expect(quickPick(play('MB LO2'), wordsFrom(3), 10)).toMatchObject({ picks: { length: 10 } });
  });
});

function* wordsFrom(seed: number): Generator<number> {
  const below = numbersFrom(seed);
  for (;;) yield below(2 ** 32);
}
