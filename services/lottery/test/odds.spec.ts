import { allPlays, isProved, modesOfGroup, oddsFor, playOf } from '#libs/lottery-engine';
import { bandOf, bookOf, defaultTerms, faultOf, returnIn, returnText } from '../src/odds/odds.rules.js';
import {
  areOdds,
  areTerms,
  every,
  inForce,
  isBySeries,
  readTerm,
  readTerms,
  termText,
  termTexts,
  type TermRow,
} from '../src/odds/term.rules.js';

const start = new Date('2026-11-20T10:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const initial: TermRow[] = defaultTerms().map((terms) => ({ ...terms, version: 1, validFrom: new Date(0) }));
const ofTail = (odds: number, version: number, validFrom: Date): TermRow => ({
  ...{ kind: 'ODDS', prizeMode: 'Lott', group: 'MB', play: 'DE_DB' },
  ...{ terms: { WIN: odds }, version, validFrom },
});
const tailAt = (rows: readonly TermRow[], at: Date) =>
  oddsFor(bookOf(inForce(rows, at)), 'Lott', playOf('MB', 'DE_DB')!)['WIN'];

describe('odds with validity', () => {
  it('hold from their instant on, not a millisecond before', () => {
    const rows = [...initial, ofTail(97_000, 2, after(60))];
    expect(tailAt(rows, new Date(after(60).getTime() - 1))).toBe(98_000);
    expect(tailAt(rows, after(60))).toBe(97_000);
  });

  it('that are decided later may begin earlier; of those of one instant the newer hold', () => {
    const rows = [...initial, ofTail(97_000, 2, after(60)), ofTail(96_000, 3, after(30))];
    expect([29, 30, 59, 60].map((seconds) => tailAt(rows, after(seconds)))).toEqual([
      98_000, 96_000, 96_000, 97_000,
    ]);
    expect(tailAt([...rows, ofTail(95_000, 4, after(60))], after(60))).toBe(95_000);
  });
});

describe('the terms of a new database', () => {
  it('cover every play in every mode, and each play returns what its band allows', () => {
    const current = inForce(initial, start);
    const book = bookOf(current);
    for (const play of allPlays().filter(isProved))
      for (const prizeMode of modesOfGroup[play.group]!) {
        const { lowest, highest } = returnIn(book, prizeMode, play);
        const band = bandOf(current, play.group, play.code);
        const [least, most] = [lowest, highest].map((rtp) => Number(returnText(rtp)) * 10_000) as [
          number,
          number,
        ];
        expect([play.code, least >= band.lowest, most <= band.highest]).toEqual([play.code, true, true]);
        const key = isBySeries(prizeMode, play.group) ? `SERIES:${prizeMode}:${play.group}:*` : undefined;
        expect(current.has(key ?? `ODDS:${prizeMode}:${play.group}:${play.code}`)).toBe(true);
      }
  });

  it('are terms of their subjects, and read as they are printed', () => {
    for (const row of initial) {
      expect([row, areTerms(row)]).toEqual([row, true]);
      expect(readTerms(row.kind, termTexts(row))).toEqual(row.terms);
    }
  });
});

describe('a band of returns', () => {
  const band = (lowest: number, highest: number): TermRow => ({
    ...{ kind: 'BAND', prizeMode: every, group: 'MB', play: 'DE_DB' },
    ...{ terms: { lowest, highest }, version: 1, validFrom: after(10) },
  });

  it('admits odds that return just its ends, and names the return of others', () => {
    const rows = [...initial, band(950_000, 970_000)];
    expect(faultOf(rows, ofTail(97_000, 2, after(60)))).toBeUndefined();
    expect(faultOf(rows, ofTail(95_000, 2, after(60)))).toBeUndefined();
    expect(faultOf(rows, ofTail(97_001, 2, after(60)))).toEqual({
      ...{ play: 'DE_DB', lowest: '97.0010', highest: '97.0010' },
      band: { lowest: '95.0000', highest: '97.0000' },
    });
    expect(faultOf(rows, ofTail(94_999, 2, after(60)))?.lowest).toBe('94.9990');
  });

  it('is that of the instant at which the odds begin', () => {
    const rows = [...initial, band(950_000, 970_000)];
    expect(faultOf(rows, ofTail(98_000, 2, after(9)))).toBeUndefined();
    expect(faultOf(rows, ofTail(98_000, 2, after(10)))).toBeDefined();
  });

  it('holds for a series with its rebate, whatever series is bet', () => {
    const series = (max: number): TermRow => ({
      ...{ kind: 'SERIES', prizeMode: 'Lott', group: 'SSC', play: every, version: 2, validFrom: after(60) },
      terms: { min: 1_700, default: 1_800, maxBet: 1_950, max },
    });
    const bands: TermRow = { ...band(800_000, 990_000), group: 'SSC', play: every };
    expect(faultOf([...initial, bands], series(1_980))).toBeUndefined();
    expect(faultOf([...initial, bands], series(1_982))?.highest).toBe('99.1000');
  });
});

describe('terms', () => {
  const tail = { kind: 'ODDS', prizeMode: 'Lott', group: 'MB', play: 'DE_DB' } as const;
  const series = { kind: 'SERIES', prizeMode: 'Lott', group: 'SSC', play: every } as const;
  const range = { min: 1_700, default: 1_800, maxBet: 1_950, max: 1_956 };

  it.each([
    ['another tier', { ...tail, terms: { WIN: 98_000, LOSE: 1 } }],
    ['no tier', { ...tail, terms: {} }],
    ['nothing paid', { ...tail, terms: { WIN: 0 } }],
    ['an unknown play', { ...tail, play: 'NONE', terms: { WIN: 98_000 } }],
    ['a mode without the group', { ...tail, prizeMode: 'SEA' as const, terms: { WIN: 98_000 } }],
    ['odds of a play by series', { ...tail, group: 'SSC', play: 'STRAIGHT5', terms: { WIN: 98_000 } }],
    ['a series of fixed odds', { ...series, group: 'MB', terms: range }],
    ['a usual series above the highest', { ...series, terms: { ...range, default: 1_952 } }],
    ['an odd step', { ...series, terms: { ...range, maxBet: 1_949 } }],
    ['a series above all stakes', { ...series, terms: { ...range, max: 2_002 } }],
    ['an empty band', { ...tail, kind: 'BAND' as const, prizeMode: every, terms: { lowest: 9, highest: 9 } }],
    [
      'a band above all stakes',
      { ...tail, kind: 'BAND' as const, prizeMode: every, terms: { lowest: 9, highest: 1_000_001 } },
    ],
  ] as const)('refuse %s', (_, terms) => {
    expect(areTerms(terms as Parameters<typeof areTerms>[0])).toBe(false);
  });

  it('are figures with as many places as they have', () => {
    expect([termText('ODDS', 98_500), termText('SERIES', 1_800), termText('BAND', 955_000)]).toEqual([
      ...['98.500', '1800', '95.5000'],
    ]);
    expect(readTerm('ODDS', '98.5')).toBe(98_500);
    expect(['98.5001', '-1', '', '1e3'].map((text) => readTerm('ODDS', text))).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(readTerm('SERIES', '1800.0')).toBeUndefined();
  });

  it('in text are the same odds however many places they are written with, and no other', () => {
    expect(areOdds({ WIN: '98' }, { WIN: 98_000 })).toBe(true);
    expect(areOdds({ WIN: '98.001' }, { WIN: 98_000 })).toBe(false);
    expect(areOdds({ WIN: '98', P1: '1' }, { WIN: 98_000 })).toBe(false);
    expect(areOdds({}, { WIN: 98_000 })).toBe(false);
  });
});
