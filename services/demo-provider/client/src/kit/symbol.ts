import type { SymbolArt, Theme } from '../theme-data';
import { PAINTERS } from './painters';
import { Pen } from './pen';
import { plate } from './plate';
import { royal } from './royals';
import { group, svgDocument } from './shapes';

export function symbolMarkup(pen: Pen, art: SymbolArt, theme: Theme): string {
  if ('royal' in art) {
    const letter = royal(pen, art.royal, theme.royal);
    return group(pen.outline(theme.outline, '', letter, 1.2), 'translate(10 9) scale(.8)');
  }
  const paint = PAINTERS[art.p];
  if (!paint) throw new Error(`no painter is called ${art.p}`);
  const drawn = paint(pen, art);
  const body = art.label
    ? group(drawn, 'translate(7 0) scale(.86)') + plate(pen, art.label, ...theme.plate)
    : drawn;
  return group(pen.outline(theme.outline, art.glow ?? '', body), 'translate(5 4.5) scale(.9)');
}

export function symbolSvg(art: SymbolArt, theme: Theme, size = 200): string {
  const pen = new Pen();
  const markup = symbolMarkup(pen, art, theme);
  return svgDocument(size, size, '0 0 100 100', pen.defs + markup);
}

const READ_ONE_WAY: ReadonlySet<string> = new Set(['seven', 'bar']);

/** Whether the symbol may be shown mirrored: letters and figures may not. */
export const mirrorable = (art: SymbolArt) => 'p' in art && !READ_ONE_WAY.has(art.p);

/** The same object without its name plate and aura. */
export const unlabelled = (art: SymbolArt): SymbolArt =>
  'royal' in art ? art : { ...art, label: undefined, glow: undefined };
