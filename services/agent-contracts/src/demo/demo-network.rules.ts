import { createHash } from 'node:crypto';

export interface DemoPerson {
  id: string;
  account: string;
  accountType: 0 | 1;
  /** Place in the list of the person above; undefined: directly below the agent who is given. */
  above: number | undefined;
  level: number;
}

const given = [
  'an',
  'binh',
  'chi',
  'dung',
  'giang',
  'hanh',
  'khanh',
  'linh',
  'minh',
  'nga',
  'phuc',
  'quyen',
  'son',
];
const family = [
  'bui',
  'dang',
  'do',
  'duong',
  'ho',
  'hoang',
  'le',
  'ngo',
  'nguyen',
  'pham',
  'tran',
  'vo',
  'vu',
];

/** Agents at each level below the one given, and how many of the people are players. */
const agentsPerLevel = [5, 20, 40];
const size = 300;

/** The same number between 0 and 1 for the same name, so that a demonstration looks alike everywhere. */
export function chance(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32;
}

function idOf(name: string): string {
  const hex = createHash('sha256').update(`demo network ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Three hundred people four levels deep: agents first, from the top down, then the players below them. */
export function demoPeople(root: string): DemoPerson[] {
  const people: DemoPerson[] = [];
  const add = (accountType: 0 | 1, above: number | undefined): void => {
    const at = people.length;
    const [first, last] = [given[at % given.length]!, family[Math.floor(at / given.length) % family.length]!];
    const account = `${first}_${last}${String(at + 1).padStart(3, '0')}`;
    const level = above === undefined ? 1 : people[above]!.level + 1;
    people.push({ id: idOf(`${root} ${at}`), account, accountType, above, level });
  };
  let before: number[] = [];
  for (const count of agentsPerLevel) {
    const begin = people.length;
    for (let i = 0; i < count; i++) add(1, before.length === 0 ? undefined : before[i % before.length]);
    before = Array.from({ length: count }, (_, i) => begin + i);
  }
  const agents = people.length;
  while (people.length < size) {
    const pick = Math.floor(chance(`${root} above ${people.length}`) * agents);
    add(0, pick);
  }
  return people;
}

export interface DemoBet {
  number: number;
  bet: bigint;
  payout: bigint;
  category: string;
  vassalage: string;
  /** Milliseconds into the day. */
  atMs: number;
}

const games = [
  ['RNG', 'SENG'],
  ['LIVE', 'SENG'],
  ['LOTT', 'LOTUS'],
  ['FISH', 'SENG'],
  ['SPORTS', 'SENG'],
] as const;
const thousand = 1_000_00n;

/** What a player bets on a day of the brand's calendar. */
export function demoBets({ id }: DemoPerson, day: string): DemoBet[] {
  const name = `${id} ${day}`;
  if (chance(`${name} plays`) > 0.35) return [];
  const count = 1 + Math.floor(chance(`${name} count`) * 3);
  return Array.from({ length: count }, (_, number) => bet(name, number, usualOf(id)));
}

/** The same in the month before the network opens: some have stopped, one wins much, one bets far more than before. */
export function demoHistory(person: DemoPerson, at: number, day: string, daysAgo: number): DemoBet[] {
  if (at % 29 === 0 && daysAgo < 9) return [];
  const name = `${person.id} ${day}`;
  if (at % 97 === 0 && daysAgo === 2)
    return [{ ...bet(name, 0, 2_000n), payout: 2_000n * thousand + 24_000n * thousand }];
  if (at % 83 === 0 && daysAgo === 1) return [bet(name, 0, usualOf(person.id) * 8n + 5_000n)];
  return demoBets(person, day);
}

const usualOf = (id: string): bigint => BigInt(50 + Math.floor(chance(id) * 900));

function bet(name: string, number: number, thousands: bigint): DemoBet {
  const roll = (what: string) => chance(`${name} ${number} ${what}`);
  const amount = thousands * thousand;
  const [category, vassalage] = games[Math.floor(roll('game') * games.length)]!;
  const won = roll('won') < 0.42;
  const percent = BigInt(Math.floor(140 + roll('payout') * 120));
  return {
    ...{ number, bet: amount, payout: won ? (amount * percent) / 100n : 0n, category, vassalage },
    atMs: Math.floor(roll('time') * 86_000_000),
  };
}
