import type { SymbolArt } from '../theme-data';
import type { Pen } from './pen';

/** What a theme may change about a symbol: first, second and third material, the cut of a gem. */
export type SymbolLook = Pick<Extract<SymbolArt, { p: string }>, 'a' | 'b' | 'm' | 'cut'>;

/** Draws one symbol into a box of 100 by 100 and returns SVG text. */
export type Painter = (pen: Pen, look: SymbolLook) => string;
