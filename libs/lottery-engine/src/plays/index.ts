import { grouped } from '../grouped.js';
import type { Play } from '../play.js';
import { kenoPlays, lottoSidePlays } from './balls.js';
import { dicePlays } from './dice.js';
import { sscPlays } from './digits.js';
import { max3dPlays } from './max3d.js';
import { fiveOfElevenPlays, racePlays } from './racing.js';
import { fourDigitPlays, postPlays, thaiStylePlays, togelPlays } from './sea.js';
import { sumPlays, threeDigitGamePlays } from './sums.js';
import { vietnamPlays } from './vietnam.js';

const plays: readonly Play[] = [
  ...vietnamPlays,
  ...sscPlays,
  ...threeDigitGamePlays,
  ...dicePlays,
  ...racePlays,
  ...fiveOfElevenPlays,
  ...sumPlays,
  ...kenoPlays,
  ...lottoSidePlays,
  ...max3dPlays,
  ...thaiStylePlays,
  ...fourDigitPlays,
  ...togelPlays,
  ...postPlays,
];

const byGroup = grouped(plays, (play) => play.group);

export const playGroups: readonly string[] = [...byGroup.keys()];

export const allPlays = (): readonly Play[] => plays;

export const playsOf = (group: string): readonly Play[] => byGroup.get(group) ?? [];

export const playOf = (group: string, code: string): Play | undefined =>
  playsOf(group).find((play) => play.code === code);
