import type { Title, Vendor } from './title.types.js';
import { HVG_TITLES } from './titles/hvg.titles.js';
import { LVG_TITLES } from './titles/lvg.titles.js';
import { SHS_TITLES } from './titles/shs.titles.js';
import { TBP_TITLES } from './titles/tbp.titles.js';

export const VENDORS: readonly Vendor[] = [
  { vassalage: 'SHS', names: { vi: 'Sen Hồng Studio', en: 'Pink Lotus Studio' }, titles: SHS_TITLES },
  { vassalage: 'LVG', names: { vi: 'Lạc Việt Gaming', en: 'Lạc Việt Gaming' }, titles: LVG_TITLES },
  { vassalage: 'HVG', names: { vi: 'Hải Vân Games', en: 'Hải Vân Games' }, titles: HVG_TITLES },
  { vassalage: 'TBP', names: { vi: 'Trăng Bạc Play', en: 'Silver Moon Play' }, titles: TBP_TITLES },
];

/** Every game, in the order of the shelves. A game's id is its place in its vendor's list: entries are only ever added at the end. */
export const TITLES: readonly Title[] = VENDORS.flatMap(({ vassalage, titles }) =>
  titles.map((title, i) => ({
    tags: [],
    ...title,
    vassalage,
    gameId: `${vassalage}${String(i + 1).padStart(3, '0')}`,
  })),
);

const byCode = new Map(TITLES.map((title) => [title.code, title]));

export const titleOf = (code: string): Title | undefined => byCode.get(code);
