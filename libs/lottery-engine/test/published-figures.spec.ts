import { defaultOddsBook, fraction, modesOfGroup, oddsFor, percent, playOf, rtpOf } from '../src/index.js';
import type { Play } from '../src/play.js';
import { oddsText } from '../src/rtp-sheet.js';

const book = defaultOddsBook();
const play = (name = ''): Play => {
  const [group = '', code = ''] = name.split(' ');
  return playOf(group, code)!;
};

/** Chance of one pick, as the sheets of the trade print it. */
const chances: readonly (readonly [string, string])[] = [
  ['MB XIEN2', '5.48821'],
  ['MB XIEN3', '1.22979'],
  ['MB XIEN4', '0.266992'],
  ['MN XIEN2', '2.61078'],
  ['MN XIEN3', '0.391345'],
  ['MN XIEN4', '0.0555225'],
  ['MB TRUOT4', '33.2142'],
  ['MB TRUOT8', '10.5262'],
  ['MB TRUOT10', '5.81497'],
  ['MN TRUOT4', '47.9603'],
  ['MN TRUOT8', '22.2936'],
  ['MN TRUOT10', '15.0095'],
  ['SSC ANY1_OF3_LAST', '27.10000'],
  ['SSC ATLEAST1', '40.95100'],
  ['SSC ATLEAST4', '0.04600'],
  ['K3 FACE', '42.12963'],
  ['KENO PICK1', '25.00000'],
];

/** Return of all stakes at the default odds, in percent with one decimal; from and to where picks differ. */
const returns: readonly (readonly [string, string, string?])[] = [
  ['MB LO2', '99.0'],
  ['MB LO2_DISCOUNT', '95.7'],
  ['MN LO2_DISCOUNT', '94.8'],
  ['MB LO2_1K', '98.8'],
  ['MN LO2_1K', '99.0'],
  ['MB LO3', '96.0'],
  ['MB LO4', '88.8'],
  ['MB XIEN2', '93.3'],
  ['MB XIEN3', '91.0'],
  ['MB XIEN4', '90.8'],
  ['MN XIEN2', '91.4'],
  ['MN XIEN3', '92.0'],
  ['MN XIEN4', '91.6'],
  ['MB TRUOT4', '93.0'],
  ['MB TRUOT8', '92.6'],
  ['MB TRUOT10', '93.0'],
  ['MN TRUOT4', '93.5'],
  ['MN TRUOT8', '93.6'],
  ['MN TRUOT10', '93.1'],
  ['KENO PICK1', '82.5'],
  ['KENO PICK2', '61.9'],
  ['KENO PICK3', '60.1'],
  ['KENO PICK4', '84.1'],
  ['KENO PICK5', '66.8'],
  ['KENOVN PICK1', '50.0'],
  ['KENOVN PICK2', '54.1'],
  ['KENOVN PICK3', '55.5'],
  ['KENOVN PICK4', '55.1'],
  ['KENOVN PICK5', '54.9'],
  ['KENOVN PICK6', '54.5'],
  ['KENOVN PICK7', '55.1'],
  ['KENOVN PICK8', '54.7'],
  ['KENOVN PICK9', '54.7'],
  ['KENOVN PICK10', '55.2'],
  ['L645 CONTAINS', '94.7'],
  ['L645 ALL2', '75.8'],
  ['L645 ALL3', '70.5'],
  ['L645 NONE5', '97.5'],
  ['L645 NONE10', '97.6'],
  ['L645 ONE5', '93.3'],
  ['L645 ONE10', '93.7'],
  ['MAX3D MAX3D', '54.6'],
  // The prizes without the condition of the highest return 53.8 and 54.0 %.
  ['MAX3D MAX3D_PLUS', '53.2'],
  ['MAX3DPRO MAX3D_PRO', '53.4'],
  ['THAI TH3_UP', '90.0'],
  ['THAI TH3_TOD', '90.0'],
  ['THAI TH_RUN_UP', '86.7'],
  ['THAI TH_RUN_DOWN', '79.8'],
  ['LAO TH4_UP', '50.0'],
  ['LAO TH4_TOD', '48.0'],
  ['MY4D BIG', '64.0'],
  ['MY4D SMALL', '65.0'],
  ['SG4D BIG', '65.9'],
  ['SG4D SMALL', '58.0'],
  ['TOGEL 4D', '88.2'],
  ['TOGEL 3D', '97.6'],
  ['TOGEL 2D_BACK', '98.6'],
  ['TOGEL 2D_FRONT', '91.5'],
  ['TOGEL COLOK_BEBAS', '98.2'],
  ['TOGEL COLOK_2D', '95.7'],
  ['TOGEL COLOK_NAGA', '59.0'],
  ['TOGEL COLOK_JITU', '95.1'],
  ['TOGEL SHIO', '80.0', '90.0'],
];

/** Fair odds of series plays, at series 2000, to three decimals rounded down. */
const fair: readonly (readonly [string, string, string])[] = [
  ['SSC STRAIGHT5', 'WIN', '100000'],
  ['SSC GROUP3_LAST', 'WIN', '333.333'],
  ['SSC GROUP6_LAST', 'WIN', '166.666'],
  ['SSC GROUP120', 'WIN', '833.333'],
  ['SSC GROUP2_LAST', 'WIN', '50'],
  ['SSC ATLEAST1', 'WIN', '2.441'],
  ['SSC ATLEAST2', 'WIN', '12.275'],
  ['SSC ATLEAST3', 'WIN', '116.822'],
  ['SSC ATLEAST4', 'WIN', '2173.913'],
  ['SSC DRAGON_TIGER', '12DRAGON', '2.222'],
  ['SSC DRAGON_TIGER', '12TIE', '10'],
  ['SSC DRAGON_TIGER_REFUND', '12DRAGON', '2'],
  ['SSC FORM3_LAST', 'RUN', '16.666'],
  ['SSC FORM3_LAST', 'HALF_RUN', '2.777'],
  ['SSC BULL', 'NONE', '2.805'],
  ['SSC BULL', '1', '15.686'],
  ['SSC BULL', '2', '15.372'],
  ['SSC BULL', '10', '15.489'],
  ['SSC FORM5', 'RUN', '83.333'],
  ['K3 SIDES_NO_TRIPLE', 'BIG', '2.057'],
  ['K3 TWO_FACES', 'WIN', '7.2'],
  ['K3 FACE', 'WIN', '2.373'],
  ['PK10 TOP2_SIDES', 'BIG', '2.25'],
  ['PK10 TOP2_SIDES', 'SMALL', '1.8'],
  ['L11X5 ANY1', 'WIN', '2.2'],
  ['L11X5 ANY5', 'WIN', '462'],
  ['L11X5 ANY8', 'WIN', '8.25'],
  ['PC28 SIDES_REFUND', 'BIG', '2'],
];

describe('The figures that are known of the plays', () => {
  it.each(chances)('%s has a chance of %s %%', (name, expected) => {
    const { wins, total } = play(name).proof[0]!;
    expect(percent(fraction(Object.values(wins)[0]!, total), expected.split('.')[1]!.length)).toBe(
      `${expected} %`,
    );
  });

  it.each(returns.map(([name, lowest, highest = lowest]) => [name, lowest, highest]))(
    '%s returns %s to %s %%',
    (name, lowest, highest) => {
      const row = play(name);
      const rtp = rtpOf(row, oddsFor(book, modesOfGroup[row.group]![0]!, row));
      expect(percent(rtp.lowest, 1)).toBe(`${lowest} %`);
      expect(percent(rtp.highest, 1)).toBe(`${highest} %`);
    },
  );

  it.each(fair)('%s %s has fair odds of %s', (name, tier, expected) => {
    const row = play(name);
    const found = row.tiers.find(({ code }) => code === tier)!.odds;
    if (typeof found === 'number') throw new Error(`${name} has fixed odds`);
    const returned = 1000n * BigInt(found.total - (found.refunds ?? 0));
    expect(oddsText(Number(returned / BigInt(found.win)))).toBe(expected);
  });

  it.each([
    [150, '40.0'],
    [180, '48.1'],
    [250, '66.7'],
  ])('a northern xien of four at the customary %i returns %s %%', (odds, expected) => {
    expect(percent(rtpOf(play('MB XIEN4'), { WIN: odds * 1000 }).lowest, 1)).toBe(`${expected} %`);
  });

  it('a head number charged for 27 of its 23 chances returns 84.8 %', () => {
    const row = play('MB LO2_HEAD');
    const proof = [{ ...row.proof[0]!, lines: 27 }];
    expect(percent(rtpOf({ ...row, proof }, { WIN: 99_500 }).lowest, 1)).toBe('84.8 %');
  });
});
