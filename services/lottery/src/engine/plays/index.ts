import type { Play } from '../play.js';
import { dicePlays } from './dice.js';
import { sscPlays } from './digits.js';
import { vietnamPlays } from './vietnam.js';

const plays: readonly Play[] = [...vietnamPlays, ...sscPlays, ...dicePlays];

const byGroup = Map.groupBy(plays, (play) => play.group);

export const playGroups: readonly string[] = [...byGroup.keys()];

export const allPlays = (): readonly Play[] => plays;

export const playsOf = (group: string): readonly Play[] => byGroup.get(group) ?? [];

export const playOf = (group: string, code: string): Play | undefined =>
  playsOf(group).find((play) => play.code === code);
