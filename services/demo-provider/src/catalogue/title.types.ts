import type { RampName, SceneName } from './theme.types.js';
import type { ThemeId } from './themes.js';

export interface Names {
  vi: string;
  en: string;
}

/** One game of a vendor's shelf. A new title is one such entry; its math model and theme are data as well. */
export interface TitleEntry {
  /** Never changed and never given again: records and favourites name it. */
  gameId: string;
  code: string;
  names: Names;
  /** A math model, or a model with an outcome table. */
  mathModel: string;
  theme: {
    id: ThemeId;
    /** Degrees by which the theme's hues are turned. */
    hue?: number;
    scene?: SceneName;
    /** Replaces the theme's own object next to the reels, on the lobby's picture and as the highest symbol. */
    hero?: { painter: string; a?: RampName; b?: RampName; cut?: string };
  };
  tags?: readonly ('hot' | 'new')[];
}

export interface Vendor {
  vassalage: string;
  names: Names;
  titles: readonly TitleEntry[];
}

export interface Title extends Omit<TitleEntry, 'tags'> {
  vassalage: string;
  tags: readonly ('hot' | 'new')[];
}
