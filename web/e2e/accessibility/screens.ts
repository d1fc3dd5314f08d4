import { accountScreens } from './account.screens.ts';
import { agentScreens } from './agent.screens.ts';
import { gameScreens } from './game.screens.ts';
import { memberScreens } from './member.screens.ts';
import { playScreens } from './play.screens.ts';
import { publicScreens } from './public.screens.ts';
import { rewardScreens } from './reward.screens.ts';
import { isGuest, type Screen } from './screen.ts';
import { withdrawalScreens } from './withdrawal.screens.ts';

export const screens: readonly Screen[] = [
  ...publicScreens,
  ...accountScreens,
  ...memberScreens,
  ...agentScreens,
  ...gameScreens,
  ...playScreens,
  ...rewardScreens,
  ...withdrawalScreens,
];

/** Two lists for two workers: public screens, and screens that need an account. */
export const guestScreens = screens.filter(isGuest);
export const accountHolderScreens = screens.filter((screen) => !isGuest(screen));
