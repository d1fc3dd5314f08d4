import {
  allPlays,
  defaultOddsBook,
  gameDefinitions,
  isProved,
  judgeOdds,
  layoutOf,
  modesOfGroup,
  oddsFor,
  playGroups,
  playOf,
  playsOf,
  rebatePpm,
} from '../src/index.js';

const book = defaultOddsBook();
const named = allPlays().map((play) => [`${play.group} ${play.code}`, play] as const);

describe('A play is switched on only with a proof', () => {
  it.each(named)('%s is proved, and not without any one of its counts', (_name, play) => {
    expect(isProved(play)).toBe(true);
    expect(isProved({ ...play, proof: [] })).toBe(false);
    for (const proof of play.proof) {
      const others = play.proof.filter((other) => other !== proof);
      expect(isProved({ ...play, proof: others })).toBe(false);
      expect(isProved({ ...play, proof: [...others, { ...proof, wins: {} }] })).toBe(false);
    }
  });

  it('a tier that no count names leaves the play unproved', () => {
    const play = playOf('MB', 'LO2')!;
    expect(isProved({ ...play, tiers: [...play.tiers, { code: 'BONUS', odds: 1000 }] })).toBe(false);
  });
});

describe('Odds are bounded by what a play returns', () => {
  it.each(named)('%s returns at most all stakes at every series, with the rebate', (_name, play) => {
    for (const mode of modesOfGroup[play.group]!) {
      const range = book.seriesRange(mode, play.group);
      for (const series of range ? [range.min, range.default, range.maxBet] : [undefined]) {
        const rebate = range && series ? rebatePpm(range, series) : 0;
        expect(judgeOdds(play, oddsFor(book, mode, play, series), rebate)).not.toBe('refused');
      }
    }
  });

  it('odds that return more than all stakes are refused, and with the rebate as well', () => {
    const lo2 = playOf('MB', 'LO2')!;
    expect(judgeOdds(lo2, { WIN: 100_000 })).toBe('accepted');
    expect(judgeOdds(lo2, { WIN: 100_001 })).toBe('refused');
    expect(judgeOdds(lo2, { WIN: 99_000 }, 10_000)).toBe('accepted');
    expect(judgeOdds(lo2, { WIN: 99_000 }, 10_001)).toBe('refused');
    expect(judgeOdds(lo2, { WIN: 79_999 })).toBe('low');
  });

  it('the plays whose default odds return less than 80 % are these', () => {
    const low = allPlays().filter(
      (play) => judgeOdds(play, oddsFor(book, modesOfGroup[play.group]![0]!, play)) === 'low',
    );
    const byGroup = Map.groupBy(low, (play) => play.group);
    expect(
      Object.fromEntries(
        [...byGroup].map(([group, plays]) => [group, plays.map(({ code }) => code).join(' ')]),
      ),
    ).toEqual({
      KENO: 'PICK2 PICK3 PICK5',
      KENOVN: 'PICK1 PICK2 PICK3 PICK4 PICK5 PICK6 PICK7 PICK8 PICK9 PICK10',
      L645: 'ALL2 ALL3 ALL4 MATCH6',
      L655: 'ALL2 ALL4 MATCH6',
      L535: 'ALL3 MATCH5',
      MAX3D: 'MAX3D MAX3D_PLUS',
      MAX3DPRO: 'MAX3D_PRO',
      THAI: 'TH_RUN_DOWN',
      LAO: 'TH_RUN_DOWN TH4_UP TH4_TOD',
      HNTHAI: 'TH_RUN_DOWN',
      MY4D: 'BIG SMALL BOX_BIG BOX_SMALL TOP3_3D',
      SG4D: 'BIG SMALL BOX_BIG BOX_SMALL TOP3_3D',
      TOGEL: 'COLOK_NAGA',
      POSTS: 'A_4D B_4D C_4D D_4D F_4D I_4D N_4D K_4D LO_4D LO8_4D',
    });
  });
});

describe('Games and groups', () => {
  it('every group of plays has one layout, odds modes, and a game', () => {
    for (const group of playGroups) {
      const games = gameDefinitions.filter((game) => game.group === group);
      expect(games.length).toBeGreaterThan(0);
      expect(modesOfGroup[group]).toBeDefined();
      const layouts = new Set([
        ...playsOf(group).map((play) => play.layout),
        ...games.map((game) => game.layout),
      ]);
      expect([...layouts]).toEqual([layoutOf(playsOf(group)[0]!.layout).id]);
    }
  });

  it('no code occurs twice', () => {
    const codes = gameDefinitions.map((game) => game.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const group of playGroups) {
      const plays = playsOf(group).map((play) => play.code);
      expect(new Set(plays).size).toBe(plays.length);
    }
  });
});
