import type { Names } from '../catalogue/title.types.js';

/** A fish game of a vendor. A title's id is its place in its vendor's list: entries are only ever added at the end. */
export interface FishTitle {
  gameId: string;
  code: string;
  vassalage: string;
  names: Names;
  model: string;
  stakes: readonly bigint[];
  tags: readonly ('hot' | 'new')[];
}

type Entry = Omit<FishTitle, 'gameId' | 'vassalage'>;

const stakes = [20_000n, 50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n, 2_000_000n, 5_000_000n];

const entries: Record<string, readonly Entry[]> = {
  HVG: [
    {
      ...{ code: 'bien-sen', names: { vi: 'Bắn Cá Biển Sen', en: 'Lotus Sea' }, model: 'lotus-sea' },
      ...{ stakes, tags: ['hot'] },
    },
  ],
  TBP: [
    {
      ...{ code: 'vinh-rong', names: { vi: 'Bắn Cá Vịnh Rồng', en: 'Dragon Bay' }, model: 'dragon-bay' },
      ...{ stakes: stakes.slice(2), tags: ['new'] },
    },
  ],
};

export const FISH_TITLES: readonly FishTitle[] = Object.entries(entries).flatMap(([vassalage, titles]) =>
  titles.map((title, i) => ({
    ...title,
    vassalage,
    gameId: `${vassalage}-F${String(i + 1).padStart(2, '0')}`,
  })),
);

const byCode = new Map(FISH_TITLES.map((title) => [title.code, title]));

export const fishTitleOf = (code: string): FishTitle | undefined => byCode.get(code);
