import type { BetLimit } from './lottery.api';

export const LIMIT_KINDS = [
  'STAKE_MIN',
  'STAKE_MAX',
  'ORDER',
  'MEMBER',
  'WIN',
  'PLAY',
  'NUMBER',
  'WORST',
] as const satisfies readonly BetLimit['kind'][];

/** Every game without a limit of its own. */
export const EVERY_GAME = '*';

/** What holds in a game, or in every game, and what a change of it starts from. */
export interface LimitRow {
  kind: BetLimit['kind'];
  scope: string;
  /** Of every game. */
  general: string | null;
  /** Of the game; null where it follows every game. */
  own: string | null;
  version: number;
}

export function rowsOf(list: readonly BetLimit[], game: string): LimitRow[] {
  const scope = game || EVERY_GAME;
  const find = (of: string, kind: BetLimit['kind']) =>
    list.find((limit) => limit.scope === of && limit.kind === kind);
  return LIMIT_KINDS.map((kind) => {
    const known = find(scope, kind);
    return {
      ...{ kind, scope, general: find(EVERY_GAME, kind)?.amount ?? null },
      ...{ own: scope === EVERY_GAME ? null : (known?.amount ?? null), version: known?.version ?? 0 },
    };
  });
}

/** Games with a limit of their own. */
export const gamesWithOwn = (list: readonly BetLimit[]): string[] =>
  [
    ...new Set(
      list.filter(({ scope, amount }) => scope !== EVERY_GAME && amount !== null).map(({ scope }) => scope),
    ),
  ].toSorted();
