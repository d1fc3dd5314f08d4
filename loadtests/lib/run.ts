import { moneyPlayers, players as count, summaryFile } from './config.ts';
import { registerPlayers, type Player } from './auth.ts';
import { balancesOf } from './money.ts';
import { depositAll } from './deposit.ts';
import { call } from './http.ts';

export interface Run {
  /** Members whose money nothing moves. */
  players: Player[];
  /** Members who deposit and play. */
  moneyPlayers: Player[];
  /** Balances of `players` before the load. */
  before: Record<string, string>;
  gameIds: { gameId: string; vassalage: string }[];
  depositChannel: string;
}

export const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** Makes the members, notes what they have, and looks up what can be played. */
export function setup(): Run {
  return prepare(0);
}

/** The same with members who deposit and play. */
export function setupWithMoney(): Run {
  return prepare(moneyPlayers);
}

function prepare(withMoney: number): Run {
  const players = registerPlayers(count);
  const rich = registerPlayers(withMoney, 'm');
  const depositChannel = channelOfDeposits(players[0]!);
  depositAll(rich, depositChannel);
  const { value } = call<{ games: { gameId: string; vassalage: string }[] }>(
    'GET',
    '/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=24',
    { name: 'games' },
  );
  if (!value?.games.length) throw new Error('there are no games to launch');
  return {
    players,
    moneyPlayers: rich,
    depositChannel,
    before: balancesOf(players),
    gameIds: value.games.map(({ gameId, vassalage }) => ({ gameId, vassalage })),
  };
}

function channelOfDeposits({ token }: Player): string {
  const { value } = call<{ channel: string }[]>('GET', '/wps/v2/deposits/channels', {
    token,
    name: 'channels',
  });
  if (!value?.length) throw new Error('there is no channel of deposits');
  return value[0]!.channel;
}

/** Neither reading a balance nor opening a game moves money: everybody has what they had. */
export function teardown({ players, before }: Run): void {
  const after = balancesOf(players);
  const changed = Object.keys(before).filter((memberId) => before[memberId] !== after[memberId]);
  if (changed.length > 0)
    throw new Error(
      `reconciliation failed: ${changed.length} balances changed under a load that moves no money`,
    );
  console.log(`reconciled: ${players.length} balances as they were`);
}

interface Summary {
  metrics: Record<
    string,
    { type: string; values: Record<string, number>; thresholds?: Record<string, { ok: boolean }> } | undefined
  >;
}

/** One line per metric that a threshold hangs on, and the whole as JSON where SUMMARY names a file. */
export function handleSummary(data: Summary): Record<string, string> {
  const lines = Object.entries(data.metrics)
    .filter(([, metric]) => metric?.thresholds)
    .map(([name, metric]) => {
      const held = Object.values(metric?.thresholds ?? {}).every(({ ok }) => ok);
      const values = Object.entries(metric?.values ?? {}).map(
        ([key, value]) => `${key} ${Number(value.toFixed(2))}`,
      );
      return `${held ? 'ok    ' : 'MISSED'} ${name}: ${values.join(', ')}\n`;
    });
  return {
    stdout: lines.join(''),
    ...(summaryFile !== undefined && { [summaryFile]: JSON.stringify(data) }),
  };
}
