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

/** Vendors of sports books; they have no slots. */
export const BOOK_VENDORS: readonly Pick<Vendor, 'vassalage' | 'names'>[] = [
  { vassalage: 'DS88', names: { vi: 'Sân Cỏ 88', en: 'Sân Cỏ 88' } },
  { vassalage: 'IMES', names: { vi: 'Sen Esports', en: 'Lotus Esports' } },
  { vassalage: 'SV3', names: { vi: 'Sao Việt Esports', en: 'Sao Việt Esports' } },
  { vassalage: 'AV', names: { vi: 'Ánh Vũ Esports', en: 'Ánh Vũ Esports' } },
  { vassalage: 'DGV', names: { vi: 'Đá Gà Việt', en: 'Việt Cock Fight' } },
];

/** Every game, in the order of the shelves. */
export const TITLES: readonly Title[] = VENDORS.flatMap(({ vassalage, titles }) =>
  titles.map((title) => ({ tags: [], ...title, vassalage })),
);

const byCode = new Map(TITLES.map((title) => [title.code, title]));

export const titleOf = (code: string): Title | undefined => byCode.get(code);
