import type { OpenedGame } from '../api/next-draws.api';

/** One per area, soonest first: what a visitor wants to see side by side. */
export function nextDraws(games: readonly OpenedGame[], now: number, count: number): OpenedGame[] {
  const open = games
    .filter((game) => Date.parse(game.current.closeAt) > now)
    .sort((a, b) => Date.parse(a.current.closeAt) - Date.parse(b.current.closeAt));
  const areas = new Set<string>();
  const first = open.filter((game) => {
    const area = game.region ?? game.area;
    return areas.has(area) ? false : areas.add(area);
  });
  const rest = open.filter((game) => !first.includes(game));
  return [...first, ...rest].slice(0, count);
}
