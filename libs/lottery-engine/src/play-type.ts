import type { Play } from './play.js';

/** Plays of several groups, or on several places of a result, that are one play to a player. */
export interface PlayType {
  family: string;
  type: string;
  /** FIRST, MIDDLE, LAST or ALL digits, or the post. */
  place?: string;
}

const families: Readonly<Record<string, string>> = {
  MB: 'VN',
  MN: 'VN',
  LF: 'SSC',
  L645: 'LOTTO',
  L655: 'LOTTO',
  L535: 'LOTTO',
  MAX3DPRO: 'MAX3D',
  KENOVN: 'KENO',
  LAO: 'THAI',
  HNTHAI: 'THAI',
  MY4D: 'FOUR',
  SG4D: 'FOUR',
};

/** Texts are kept by type, so that a page needs one name for a play on the first, middle or last three digits. */
export function typeOf(play: Pick<Play, 'group' | 'code'>): PlayType {
  const family = families[play.group] ?? play.group;
  const digits = family === 'SSC' ? /^(.+)_(FIRST|MIDDLE|LAST|ALL)$/.exec(play.code) : null;
  if (digits) return { family, type: digits[1]!, place: digits[2]! };
  const post = family === 'POSTS' ? /^([ABCDFINK]|LO8?)_(.+)$/.exec(play.code) : null;
  return post ? { family, type: post[2]!, place: post[1]! } : { family, type: play.code };
}
