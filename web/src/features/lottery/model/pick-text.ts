import type { TFunction } from 'i18next';
import { optionText, type Play } from '#libs/lottery-engine/browser';
import { rowsOf } from './draft';

/** A pick as a player reads it: the name of an option, a symbol with its place, or the numbers. */
export function pickText(t: TFunction<'lottery'>, play: Play, pick: string, language: 'vi' | 'en'): string {
  if (play.rule.kind === 'options') return optionText(pick, language);
  if (play.rule.kind !== 'each') return pick;
  const [place, symbol = ''] = pick.split(':');
  const row = rowsOf(play)[Number(place) - 1];
  return row ? `${t(`row.${row.key}` as 'row.D1', { n: row.n, size: row.size })} ${symbol}` : pick;
}
