import { localStore } from '~/lib/storage';
import type { Play } from '#libs/lottery-engine/browser';
import { boardOf } from './draft';

const KEY = 'lotteryHotCold';

/** Whether the player wants to see on the board how often numbers came; remembered on this device. */
export const wantsHotCold = (): boolean => localStore.get(KEY) === '1';
export const rememberHotCold = (isWanted: boolean): void =>
  isWanted ? localStore.set(KEY, '1') : localStore.remove(KEY);

/** Whether the symbols of a play can be counted in results: each is one number, digit or ball at one place. */
export function isCountable(play: Play): boolean {
  const { kind } = play.rule;
  return kind === 'each' || (boardOf(play) !== 'rows' && (kind === 'numbers' || kind === 'subset'));
}
