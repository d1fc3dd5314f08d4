import { leagueOf } from '../../../src/sports-model/leagues.js';
import type { Sport } from '../../../src/sports-model/sports.types.js';

const shapes: Record<Sport, string> = {
  FOOTBALL: 'M20 3 36 8v13c0 8-7 14-16 17C11 35 4 29 4 21V8Z',
  ESPORTS: 'M20 2 36 11v18L20 38 4 29V11Z',
  COCK: 'M20 3a17 17 0 1 0 .01 0Z',
};

/** A side's badge in its colours. */
export function crestMarkup(sport: Sport, [first, second]: readonly [string, string], id: string): string {
  const shape = shapes[sport];
  const inside =
    sport === 'COCK'
      ? `<path d="M12 27c0-9 5-15 11-16 1-3 3-3 3-1 2-1 3 1 1 2l3 2-4 1c1 7-3 12-8 13l-1 4-2-4c-2 0-3-1-3-1Z" fill="${second}"/>`
      : `<path d="M20 0v40H0V0Z" fill="${second}" opacity=".85"/><path d="M20 10l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L11 17l6-1Z" fill="${first}" stroke="${second}" stroke-width="1"/>`;
  return `<svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true"><clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})"><rect width="40" height="40" fill="${first}"/>${inside}</g><path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.500"/></svg>`;
}

export const coloursOf = (code: string, name: string): readonly [string, string] =>
  leagueOf(code)?.teams.find((team) => team.name === name)?.colours ?? ['#445', '#99a'];
