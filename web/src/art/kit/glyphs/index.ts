import type { Glyph } from '../pen';
import * as creatures from './creatures';
import * as sea from './sea';
import * as festive from './festive';
import * as treasure from './treasure';
import * as table from './table';
import * as arcade from './arcade';

export const GLYPHS = { ...creatures, ...sea, ...festive, ...treasure, ...table, ...arcade } satisfies Record<
  string,
  Glyph
>;

export type GlyphName = keyof typeof GLYPHS;
