import { disciplineOf } from './disciplines.js';
import { marketsOf } from './prices.js';
import type { Chances, Market, OfferedMarket, Sport, Team } from './sports.types.js';

/** A league whose matches are bet on; its code is that of the game, and its id is its place: entries are only ever added. */
export interface League {
  code: string;
  gameId: string;
  vassalage: string;
  names: { vi: string; en: string };
  sport: Sport;
  teams: readonly Team[];
  markets: readonly OfferedMarket[];
  /** Seconds from one match day to the next, and seconds in which a match is shown. */
  periodSeconds: number;
  playSeconds: number;
  minBet: bigint;
  maxBet: bigint;
  maxWin: bigint;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const team = (name: string, colours: string, attack: number, guard: number): Team => {
  const [first = '', second = ''] = colours.split(' ');
  return { name, colours: [first, second], attack, guard };
};

const goals: readonly OfferedMarket[] = [
  { kind: '1x2', target: 945, lines: [0], shown: 1 },
  { kind: 'ah', target: 975, lines: range(-12, 12), shown: 3 },
  { kind: 'ou', target: 975, lines: range(4, 24), shown: 3 },
];
const maps: readonly OfferedMarket[] = [
  { kind: 'win', target: 960, lines: [0], shown: 1 },
  { kind: 'ah', target: 955, lines: [-6, 6], shown: 1 },
  { kind: 'ou', target: 955, lines: [10], shown: 1 },
];
const cupMaps: readonly OfferedMarket[] = [
  { kind: 'win', target: 955, lines: [0], shown: 1 },
  { kind: 'ah', target: 950, lines: [-6, 6], shown: 1 },
  { kind: 'ou', target: 950, lines: [10], shown: 1 },
];
const openMaps: readonly OfferedMarket[] = [
  { kind: 'win', target: 965, lines: [0], shown: 1 },
  { kind: 'ou', target: 960, lines: [10], shown: 1 },
];
const fights: readonly OfferedMarket[] = [{ kind: 'fight', target: 955, lines: [0], shown: 1 }];

const stakes = { minBet: 1_000_000n, maxBet: 2_000_000_000n, maxWin: 20_000_000_000n };

export const LEAGUES: readonly League[] = [
  {
    ...{ code: 'san-co-88', gameId: 'DS88-S01', vassalage: 'DS88', sport: 'FOOTBALL' },
    names: { vi: 'Giải Bóng Đá Ảo Sân Cỏ 88', en: 'Sân Cỏ 88 Virtual Football' },
    ...{ markets: goals, periodSeconds: 150, playSeconds: 50, ...stakes },
    teams: [
      team('Sông Hồng', '#d62839 #ffd166', 30, 20),
      team('Hạ Long', '#1d70b8 #e8f6ff', 18, 24),
      team('Lam Sơn', '#2a9d5c #f4f1de', 4, 8),
      team('Bạch Đằng', '#0b3c8c #ffb703', 10, 2),
      team('Hải Vân', '#0f8b8d #f2f2f2', -6, 6),
      team('Tây Nguyên', '#8c4a1f #f4d35e', -2, -8),
      team('Cửu Long', '#f3722c #264653', 14, -6),
      team('Phú Quý', '#7b2cbf #f8edff', -16, -4),
    ],
  },
  {
    ...{ code: 'sen-esports', gameId: 'IMES-E01', vassalage: 'IMES', sport: 'ESPORTS' },
    names: { vi: 'Giải Đấu Sen Esports', en: 'Lotus Esports League' },
    ...{ markets: maps, periodSeconds: 150, playSeconds: 50, ...stakes },
    teams: [
      team('Mekong Wolves', '#3a86ff #0b1d3a', 90, 0),
      team('Night Herons', '#8338ec #f1e8ff', 60, 0),
      team('Lotus Five', '#ff5d8f #fff0f5', 40, 0),
      team('Iron Carabao', '#6c757d #ffd60a', 10, 0),
      team('Storm Monks', '#fb8500 #023047', 0, 0),
      team('Blue Kites', '#00b4d8 #ffffff', -30, 0),
      team('Jade Tigers', '#2b9348 #fefae0', -50, 0),
      team('Red Banyan', '#d00000 #ffba08', -80, 0),
    ],
  },
  {
    ...{ code: 'da-ga-viet', gameId: 'DGV-C01', vassalage: 'DGV', sport: 'COCK' },
    names: { vi: 'Đá Gà Việt', en: 'Việt Cock Fight' },
    ...{ markets: fights, periodSeconds: 120, playSeconds: 30, ...stakes },
    teams: [
      team('Ô Tía', '#7f1d1d #111827', 40, 0),
      team('Xám Tro', '#9ca3af #374151', 25, 0),
      team('Chuối Vàng', '#facc15 #7c4a03', 10, 0),
      team('Điều Đỏ', '#dc2626 #fde68a', 0, 0),
      team('Nhạn Trắng', '#f8fafc #94a3b8', -5, 0),
      team('Ngũ Sắc', '#0ea5e9 #f97316', -15, 0),
      team('Que Tre', '#65a30d #fef3c7', -25, 0),
      team('Vảy Rồng', '#7c3aed #fbbf24', -40, 0),
    ],
  },
  {
    ...{ code: 'sao-viet-esports', gameId: 'SV3-E01', vassalage: 'SV3', sport: 'ESPORTS' },
    names: { vi: 'Giải Đấu Sao Việt', en: 'Sao Việt Esports Cup' },
    ...{ markets: cupMaps, periodSeconds: 150, playSeconds: 50, ...stakes },
    teams: [
      team('Hanoi Comets', '#ef233c #edf2f4', 110, 0),
      team('Delta Egrets', '#06d6a0 #073b4c', 75, 0),
      team('Saigon Sparks', '#ffbe0b #3a0ca3', 50, 0),
      team('Highland Drums', '#9c6644 #ede0d4', 20, 0),
      team('Pearl Divers', '#48cae4 #03045e', -10, 0),
      team('Bamboo Guard', '#588157 #dad7cd', -25, 0),
      team('Copper Bells', '#bc6c25 #fefae0', -45, 0),
      team('Rain Lanterns', '#f72585 #240046', -70, 0),
    ],
  },
  {
    ...{ code: 'anh-vu-esports', gameId: 'AV-E01', vassalage: 'AV', sport: 'ESPORTS' },
    names: { vi: 'Giải Đấu Ánh Vũ', en: 'Ánh Vũ Esports Open' },
    ...{ markets: openMaps, periodSeconds: 150, playSeconds: 50, ...stakes },
    teams: [
      team('Silver Foxes', '#adb5bd #212529', 65, 0),
      team('Coral Reef', '#ff7f51 #fff3e6', 45, 0),
      team('Old Quarter', '#a4161a #f5cb5c', 30, 0),
      team('Sunset Buffalo', '#f48c06 #370617', 15, 0),
      team('Mist Valley', '#8ecae6 #1d3557', -5, 0),
      team('Golden Cicadas', '#e9c46a #264653', -20, 0),
      team('Harbour Nine', '#0077b6 #caf0f8', -35, 0),
      team('Wild Orchids', '#c77dff #10002b', -60, 0),
    ],
  },
];

const byCode = new Map(LEAGUES.map((league) => [league.code, league]));

export const leagueOf = (code: string): League | undefined => byCode.get(code);

export interface Pairing {
  home: Team;
  away: Team;
}

/** Who plays whom on a day: each team once, every pairing in its turn, home and away in turns. */
export function pairingsOf({ teams }: League, day: number): Pairing[] {
  const rounds = teams.length - 1;
  const turn = day % rounds;
  const isReturn = Math.floor(day / rounds) % 2 === 1;
  const others = range(0, rounds - 1).map((place) => teams[1 + ((place + turn) % rounds)]!);
  const circle = [teams[0]!, ...others];
  return range(0, teams.length / 2 - 1).map((at) => {
    const pair = [circle[at]!, circle[teams.length - 1 - at]!] as const;
    const isSwapped = isReturn !== (at % 2 === 1);
    return isSwapped ? { home: pair[1], away: pair[0] } : { home: pair[0], away: pair[1] };
  });
}

export const chancesOf = ({ sport }: League, { home, away }: Pairing): Chances =>
  disciplineOf(sport).chances(home, away);

/** The prices of a match depend on the league and the two sides alone. */
export function marketsOfPairing(league: League, pairing: Pairing): Market[] {
  const key = `${league.code}/${pairing.home.name}/${pairing.away.name}`;
  const known = priced.get(key);
  if (known) return known;
  const outcomes = disciplineOf(league.sport).outcomes(chancesOf(league, pairing));
  const markets = marketsOf(league.markets, outcomes);
  priced.set(key, markets);
  return markets;
}

const priced = new Map<string, Market[]>();

/** What the numbers of a day are drawn for. */
export const dayLabel = (code: string, day: number): string => `${code}:${day}`;
