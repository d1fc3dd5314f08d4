import type { GlyphName } from './glyphs';
import type { Material } from './pen';

export type Category =
  'live' | 'rng' | 'pvp' | 'fish' | 'lottery' | 'elott' | 'sports' | 'esports' | 'cock' | 'jackpot';

/** A glyph, or a glyph in another material: `lotus`, `lotus:pink`. */
export type GlyphSpec = GlyphName | `${GlyphName}:${Material}`;

export type ParticleName = 'coin' | 'spark' | 'petal' | 'ember' | 'leaf' | 'bubble';
export type TitleStyle = 'gold' | 'white' | 'ribbon' | 'neon' | 'slant';

/** What a picture is drawn from; `id` and `vendor` seed it, `title` picks the motif. */
export interface GameSubject {
  id: string;
  title: string;
  category: Category;
  vendor?: string;
}

/** The hue of each category: only the hue differs, so that no category shouts. */
export const CATEGORY_HUE: Record<Category, number> = {
  live: 350,
  rng: 45,
  pvp: 265,
  fish: 195,
  lottery: 145,
  elott: 165,
  sports: 215,
  esports: 290,
  cock: 15,
  jackpot: 40,
};
