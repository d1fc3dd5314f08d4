import {
  allPlays,
  defaultOddsBook,
  exposureOf,
  gameDefinitions,
  oddsFor,
  parseSelection,
} from '#libs/lottery-engine';
import { cellsOf, exposureOfSlip, maxWinOf, refusalOf } from '../src/order/exposure.rules.js';
import { acceptSlip, type SlipLine } from '../src/order/order.rules.js';
import { storm } from './support/exposure-storm.js';
import { initialLimits as limits } from './support/limits.js';

const book = defaultOddsBook();
const unitStake = 1_000_000n;

type Line = [play: string, content: string, unitStake?: bigint];
const slipOf = (gameCode: string, ...lines: Line[]): SlipLine[] =>
  acceptSlip(
    {
      ...{ gameCode, prizeMode: gameDefinitions.find(({ code }) => code === gameCode)!.prizeModes[0]! },
      lines: lines.map(([play, content, stake = unitStake]) => ({ play, content, unitStake: stake })),
      ...{ draws: [], stopOnWin: false },
    },
    { book, limits, isOff: () => false },
  );
/** Of the cells of all members. */
const amounts = (gameCode: string, ...lines: Line[]): Record<string, bigint> =>
  Object.fromEntries(
    exposureOfSlip(slipOf(gameCode, ...lines))
      .cells.filter(({ kind }) => kind !== 'PLAY')
      .map(({ cell, amount }) => [cell, amount]),
  );
const digits = (count: number, width: number): string =>
  Array.from({ length: count }, (_, at) => String(at).padStart(width, '0')).join(',');

describe('what a slip adds to the sums of a draw', () => {
  it.each<[string, play: string, ways: string[], cells: string[]]>([
    ['XSMB', 'CANG3_DB', ['123', '1_2_3'], ['number:MB.CANG3_DB.123']],
    ['XSMB', 'DE_DB', ['27,28', '28 27', '2_78'], ['number:MB.DE_DB.27', 'number:MB.DE_DB.28']],
    ['LAO', 'TH3_TOD', ['012', '210'], ['number:LAO.TH3_TOD.012']],
    ['SEN60', 'STRAIGHT5', ['12345', '1_2_3_4_5'], ['number:SSC.STRAIGHT5.12345']],
    ['SEN60', 'FIX', ['7_#_#_#_01'], ['number:SSC.FIX.1:7', 'number:SSC.FIX.5:0', 'number:SSC.FIX.5:1']],
    ['SEN60', 'GROUP60', ['2_013'], ['number:SSC.GROUP60.2_013']],
    ['PK10_60', 'STRAIGHT2', ['01-02_02'], ['number:PK10.STRAIGHT2.01-02']],
    ['L11X5_60', 'GROUP2', ['07-01', '01,07'], ['number:L11X5.GROUP2.01-07']],
    ['K3_60', 'SIDES', ['ODD,BIG', 'BIG,ODD'], ['number:K3.SIDES.BIG', 'number:K3.SIDES.ODD']],
    ['XSMB', 'XIEN2', ['01,02', '02,01'], ['worst:MB.XIEN2']],
    ['KENO60', 'PICK5', ['01,02,03,04,05'], ['worst:KENO.PICK5']],
    ['MAX3D', 'MAX3D_PLUS', ['012_345', '345_012'], ['worst:MAX3D.MAX3D_PLUS']],
  ])('%s %s is the same pick however it is written: %j', (game, play, ways, cells) => {
    for (const content of ways) expect(Object.keys(amounts(game, [play, content])).toSorted()).toEqual(cells);
  });

  it('weighs a number by all places of the result that may show it', () => {
    expect(amounts('XSMB', ['LO2', '27'])).toEqual({ 'number:MB.LO2.27': 27n * 99n * unitStake });
    expect(amounts('XSMB', ['LO2_1K', '27'])).toEqual({
      'number:MB.LO2_1K.27': (27n * 3_660n * unitStake) / 1000n,
    });
    const prizes = 2500n + 1000n + 500n + 10n * 180n + 10n * 60n;
    expect(amounts('MAGNUM4D', ['BIG', '1234'])).toEqual({ 'number:MY4D.BIG.1234': prizes * unitStake });
    expect(amounts('XSMB', ['BAO8_2', '27'])).toEqual({ 'number:MB.BAO8_2.27': 8n * 94n * unitStake });
    expect(amounts('KHPOSTS', ['LO8_2D', '27'])).toEqual({ 'number:POSTS.LO8_2D.27': 8n * 90n * unitStake });
    const max3d = 2n * 100n + 4n * 35n + 6n * 21n + 8n * 10n;
    expect(amounts('MAX3D', ['MAX3D', '123'])).toEqual({ 'number:MAX3D.MAX3D.123': max3d * unitStake });
  });

  it('bounds pairs of numbers by the dearest ranks that one result can raise them to', () => {
    const worst = (content: string) =>
      amounts('MAX3DPRO', ['MAX3D_PRO', content])['worst:MAX3DPRO.MAX3D_PRO'];
    expect(worst('012_345')).toBe(200_000n * unitStake);
    expect(worst('012-345_012-345')).toBe(240_000n * unitStake);
    // Of nine pairs one is special, two at the most are its reverse, and six have the first prize.
    expect(worst('001-002-003_004-005-006')).toBe((200_000n + 2n * 40_000n + 6n * 3000n) * unitStake);
  });

  it('bounds lines of many numbers, or of very many together, by what they can win', () => {
    expect(amounts('XSMB', ['CANG3_DB', digits(101, 3)])).toEqual({ 'worst:MB.CANG3_DB': 960n * unitStake });
    expect(amounts('XSMB', ['CANG3_DB', '#_#_7'])).not.toHaveProperty('worst:MB.CANG3_DB');
    const lines = Array.from({ length: 100 }, (): Line => ['DE_DB', digits(100, 2), 10_000n]);
    const { cells } = exposureOfSlip(slipOf('XSMB', ...lines));
    expect(cells).toHaveLength(102);
    const various = allPlays()
      .filter(({ group, rule }) => group === 'MB' && rule.kind === 'numbers' && rule.digits === 3)
      .map(({ code }): Line => [code, digits(100, 3), 10_000n]);
    expect(exposureOfSlip(slipOf('XSMB', ...various)).cells.length).toBeLessThan(320);
  });

  it('a slip wins no more than the fullest of its numbers, whether they are one line or many', () => {
    const oneLine = maxWinOf(slipOf('XSMB', ['DE_DB', '27,28,29']), 2);
    const manyLines = maxWinOf(slipOf('XSMB', ['DE_DB', '27'], ['DE_DB', '28'], ['DE_DB', '29']), 2);
    expect([oneLine, manyLines]).toEqual([196n * unitStake, 196n * unitStake]);
    expect(maxWinOf(slipOf('XSMB', ['DE_DB', '27'], ['DAU', '2']), 1)).toBe(
      98n * unitStake + (98n * unitStake) / 10n,
    );
    expect(maxWinOf(slipOf('XSMB', ['XIEN2', '01,02,03']), 1)).toBe(3n * 17n * unitStake);
    expect(maxWinOf(slipOf('L11X5_60', ['SUM_SIZE', 'BIG,SMALL']), 1)).toBe(2n * unitStake);
  });

  it('play money counts for its member alone', () => {
    const slip = slipOf('XSMB', ['DE_DB', '27'], ['XIEN2', '01,02']);
    const cells = (money: 'REAL' | 'PLAY') =>
      cellsOf({ memberId: 'm-1', book: money, slip }, exposureOfSlip(slip), 3).map(({ cell }) => cell);
    expect(cells('PLAY')).toEqual(['member:m-1', 'win:m-1']);
    expect(cells('REAL')).toEqual([
      ...['member:m-1', 'number:MB.DE_DB.27', 'play:MB.DE_DB', 'play:MB.XIEN2', 'win:m-1', 'worst:MB.XIEN2'],
    ]);
  });

  it('a refusal names the first line that does not fit, its number, and what would', () => {
    const slip = slipOf('XSMB', ['DE_DB', '27'], ['CANG3_DB', '1_2_3']);
    const cells = cellsOf({ memberId: 'm-1', book: 'REAL', slip }, exposureOfSlip(slip), 1);
    expect(refusalOf(slip, cells, new Map(), limits)).toBeUndefined();
    const before = limits.NUMBER - 480n * unitStake;
    const above = new Map([
      ['number:MB.CANG3_DB.123', before + 960n * unitStake],
      ['win:m-1', limits.WIN + 1n],
    ]);
    expect(refusalOf(slip, cells, above, limits)).toEqual({
      ...{ limit: 'NUMBER', left: '4800000.00', line: 1, play: 'CANG3_DB', pick: '123' },
      unitStakeLeft: '5000.00',
    });
    expect(refusalOf(slip, cells, new Map([['win:m-1', limits.WIN + 1n]]), limits)).toMatchObject({
      limit: 'WIN',
    });
  });
});

describe('every play, by slips that the oracle judges', () => {
  it('has weighed picks or a bound', () => {
    for (const play of allPlays()) {
      const game = gameDefinitions.find(({ playGroups }) => playGroups.includes(play.group))!;
      for (const { pick } of play.proof) {
        const odds = oddsFor(book, game.prizeModes[0]!, play);
        const { most, picks } = exposureOf(play, parseSelection(play, pick), odds, 100);
        expect([play.code, most > 0, picks.every(({ weight }) => weight > 0)]).toEqual([
          play.code,
          true,
          true,
        ]);
      }
    }
  });

  it.each(allPlays().map((play, at) => [`${play.group} ${play.code}`, play, at + 1] as const))(
    '%s: no result costs more than the caps, nor a slip more than was declared',
    (_name, play, seed) => {
      const { accepted, refused, faults } = storm(play, seed * 7_919, 6);
      expect({ total: accepted + refused, faults }).toEqual({ total: 6, faults: [] });
    },
  );
});
