import type { TableKind } from '../../../../src/table-game/table-game.types.js';

/** Words from which the names of spots are made. */
export interface SpotWords {
  words: Record<TableKind, Record<string, string>>;
  total: (sum: string) => string;
  double: (face: string) => string;
  triple: (face: string) => string;
  face: (face: string) => string;
  left: (buttons: string) => string;
}

/** The name of a spot; numbers of roulette and pairs of dice speak for themselves. */
export const spotNames =
  ({ words, total, double, triple, face, left }: SpotWords) =>
  (kind: TableKind, spot: string): string => {
    const known = words[kind][spot];
    if (known) return known;
    const [name = '', of = ''] = spot.split('-');
    if (kind === 'ROU') return spot.slice(1);
    if (name === 'pair') return of.split('').join(' · ');
    if (name === 'two') return of.split('').join(' / ');
    const numbered: Record<string, (of: string) => string> = { total, double, triple, face, fan: left };
    return numbered[name]?.(of) ?? spot;
  };
