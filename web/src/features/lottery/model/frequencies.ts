import { layoutOf, symbolStatistics, type Play, type Result } from '#libs/lottery-engine/browser';
import { boardOf, symbolsOf } from './draft';

type View = Parameters<typeof symbolStatistics>[2]['view'];

/** How often a symbol has been drawn; `hot` among the most frequent, `cold` among those absent for longest. */
export interface Frequency {
  times: number;
  gap: number;
  tone?: 'hot' | 'cold';
}

/** By row of the board, then by symbol. */
export type Frequencies = readonly ReadonlyMap<string, Frequency>[];

const LEAST_MARKED = 2;
const MARKED_PART = 10;

/** The parts of a result that the symbols of each row are compared with; none where a row is not one part. */
function viewsOf(play: Play): (readonly View[])[] {
  const { rule } = play;
  if (rule.kind === 'each') return rule.positions.map((view) => [view]);
  if (boardOf(play) === 'rows') return [];
  if (rule.kind === 'numbers') return [rule.bags.map(({ view }) => view)];
  return rule.kind === 'subset' ? [[rule.view]] : [];
}

function rowOf(
  play: Play,
  views: readonly View[],
  results: readonly Result[],
): ReadonlyMap<string, Frequency> {
  const symbols = symbolsOf(play);
  const [from, to] = [Number(symbols[0]), Number(symbols.at(-1))];
  const counted = views.map((view) => symbolStatistics(layoutOf(play.layout), results, { view, from, to }));
  const rows = symbols.map((symbol, at) => ({
    symbol,
    times: counted.reduce((sum, each) => sum + each[at]!.times, 0),
    gap: Math.min(...counted.map((each) => each[at]!.gap)),
  }));
  const marked = Math.max(LEAST_MARKED, Math.floor(symbols.length / MARKED_PART));
  const came = rows.filter(({ times }) => times > 0);
  const hot = new Set(came.toSorted((a, b) => b.times - a.times).slice(0, marked));
  const cold = new Set(
    rows
      .filter((row) => !hot.has(row))
      .toSorted((a, b) => b.gap - a.gap)
      .slice(0, marked),
  );
  return new Map(
    rows.map((row) => {
      const tone = hot.has(row) ? 'hot' : cold.has(row) ? 'cold' : undefined;
      return [row.symbol, { times: row.times, gap: row.gap, ...(tone && { tone }) }];
    }),
  );
}

/** The statistics of results, oldest first, for every symbol of a board. They say nothing about the next draw. */
export const frequenciesOf = (play: Play, results: readonly Result[]): Frequencies =>
  viewsOf(play).map((views) => rowOf(play, views, results));
