import type { TableKind } from '../../../src/table-game/table-game.types.js';
import { isRed } from '../../../src/table-game/roulette.js';
import { el } from '../page/dom';
import { bigRoad, lastColumns } from './roads.rules';
import type { TableTexts } from './text';

const columns = 18;
const shown = 24;

const isTie = (kind: TableKind) => (result: string) =>
  kind === 'BAC' ? result.startsWith('T') : result === 'X';

/** The record of the shoe: a big road where two sides play, the last results elsewhere. */
export function roadsView(kind: TableKind, results: readonly string[], text: TableTexts): HTMLElement[] {
  return kind === 'BAC' || kind === 'DAT' ? twoSides(kind, results, text) : [lastResults(kind, results)];
}

function twoSides(kind: TableKind, results: readonly string[], text: TableTexts): HTMLElement[] {
  const tie = isTie(kind);
  const sides = kind === 'BAC' ? (['P', 'B'] as const) : (['D', 'T'] as const);
  const spots = kind === 'BAC' ? ['player', 'banker', 'tie'] : ['dragon', 'tiger', 'tie'];
  const count = (side: string) => results.filter((result) => !tie(result) && result[0] === side).length;
  const counts = [count(sides[0]), count(sides[1]), results.filter(tie).length];
  const legend = el(
    'p',
    { class: 'legend' },
    ...spots.map((spot, at) =>
      el(
        'span',
        { class: `side-${'abt'[at]}` },
        `${text.spot(kind, spot)} `,
        el('b', {}, String(counts[at])),
      ),
    ),
  );
  const grid = el('div', { class: 'big-road', role: 'img', 'aria-label': results.join(' ') });
  for (const { side, ties, column, row } of lastColumns(bigRoad(results, tie), columns)) {
    const cell = el('i', { class: side === sides[0] ? 'side-a' : 'side-b' }, ties > 0 && String(ties));
    if (ties > 0) cell.classList.add('tied');
    cell.style.gridColumn = String(column + 1);
    cell.style.gridRow = String(row + 1);
    grid.append(cell);
  }
  return [legend, grid];
}

const lastResults = (kind: TableKind, results: readonly string[]) =>
  el(
    'ol',
    { class: `last-results last-${kind}` },
    ...results
      .slice(-shown)
      .toReversed()
      .map((result) => el('li', { class: toneOf(kind, result) }, written(kind, result))),
  );

function toneOf(kind: TableKind, result: string): string {
  if (kind === 'ROU') return result === '0' ? 'green' : isRed(Number(result)) ? 'red' : 'black';
  if (kind === 'SIC') return sumOf(result) >= 11 ? 'red' : 'blue';
  return Number(result) % 2 === 0 ? 'blue' : 'red';
}

const sumOf = (dice: string) => [...dice].reduce((sum, die) => sum + Number(die), 0);
const written = (kind: TableKind, result: string) => (kind === 'SIC' ? String(sumOf(result)) : result);
