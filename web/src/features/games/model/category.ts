import type { IconName } from '~/art/icon';
import type { Category, GlyphSpec } from '~/art/kit/types';

export interface CategoryInfo {
  category: Category;
  icon: IconName;
  glyph: GlyphSpec;
  /** The lobby's address; categories without a built lobby have none and are not shown. */
  path?: string;
}

const CATEGORIES: Record<string, CategoryInfo> = {
  LIVE: { category: 'live', icon: 'live', glyph: 'roulette', path: '/live' },
  RNG: { category: 'rng', icon: 'rng', glyph: 'seven', path: '/rng' },
  PVP: { category: 'pvp', icon: 'pvp', glyph: 'cards', path: '/pvp' },
  FISH: { category: 'fish', icon: 'fish', glyph: 'fish', path: '/fish' },
  LOTT: { category: 'lottery', icon: 'lottery', glyph: 'balls', path: '/lottery' },
  ELOTT: { category: 'elott', icon: 'elott', glyph: 'balls', path: '/elott' },
  SPORTS: { category: 'sports', icon: 'sports', glyph: 'football', path: '/sports' },
  ESPORTS: { category: 'esports', icon: 'esports', glyph: 'joystick', path: '/esports' },
  COCK: { category: 'cock', icon: 'cock', glyph: 'rooster' },
  JACKPOT: { category: 'jackpot', icon: 'jackpot', glyph: 'crown' },
};

export function categoryOf(gameType: string): CategoryInfo {
  return CATEGORIES[gameType.toUpperCase()] ?? { category: 'rng', icon: 'rng', glyph: 'seven' };
}
