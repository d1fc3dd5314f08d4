import type { GameType } from '#libs/events';

/** The order of the categories in menus. */
export const gameTypes: readonly GameType[] = [
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'RNG',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
];

/** The kinds of live tables, in the order in which a lobby offers them. */
export const liveClasses = [
  ...['BAC', 'SIC', 'ROU', 'DAT', 'BJ', 'HE', 'MT', 'TCP'],
  ...['WZPJ', 'SD', 'FT', 'NN', 'YSX', 'ZJH', 'MJ'],
] as const;

const classTag = 'classify-';

/** The tag by which a catalogue says of which kind a table is. */
export const tagOfClass = (code: string): string => classTag + code;

/** The kinds that tags name, in the order of a lobby; what is no kind comes out under `unknown`. */
export function classesIn(tags: readonly string[]): { known: string[]; unknown: string[] } {
  const named = new Set(
    tags.filter((tag) => tag.startsWith(classTag)).map((tag) => tag.slice(classTag.length)),
  );
  const known = liveClasses.filter((code) => named.has(code));
  return { known, unknown: [...named].filter((code) => !known.some((one) => one === code)) };
}

export const categoryNames: Record<GameType, { vi: string; en: string }> = {
  LIVE: { vi: 'Casino trực tuyến', en: 'Live casino' },
  SPORTS: { vi: 'Thể thao', en: 'Sports' },
  ESPORTS: { vi: 'Thể thao điện tử', en: 'E-sports' },
  RNG: { vi: 'Nổ hũ', en: 'Slots' },
  FISH: { vi: 'Bắn cá', en: 'Fishing' },
  PVP: { vi: 'Game bài', en: 'Card games' },
  LOTT: { vi: 'Xổ số', en: 'Lottery' },
  ELOTT: { vi: 'Xổ số điện tử', en: 'E-lottery' },
};

/** Text as it is searched: without accents, in lower case, words apart by one space. "Rồng Đỏ" and "rong do" are one. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A LIKE pattern that finds the words anywhere; nothing the caller writes is a wildcard. Undefined: no filter. */
export function searchPattern(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return `%${searchable(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** A vendor stands in the category of most of its games. */
export function mainCategory(types: readonly GameType[]): GameType | undefined {
  const counts = new Map<GameType, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].toSorted(
    ([a, m], [b, n]) => n - m || gameTypes.indexOf(a) - gameTypes.indexOf(b),
  )[0]?.[0];
}
