import { accountScreens } from './account.screens.ts';
import { agentScreens } from './agent.screens.ts';
import { gameScreens } from './game.screens.ts';
import { lobbyScreens } from './lobby.screens.ts';
import { memberScreens } from './member.screens.ts';
import { playScreens } from './play.screens.ts';
import { publicScreens } from './public.screens.ts';
import { rewardScreens } from './reward.screens.ts';
import { isGuest, type Screen } from './screen.ts';
import { vendorWalletScreens } from './vendor-wallets.screens.ts';
import { withdrawalScreens } from './withdrawal.screens.ts';

export const screens: readonly Screen[] = [
  ...publicScreens,
  ...accountScreens,
  ...lobbyScreens,
  ...memberScreens,
  ...agentScreens,
  ...gameScreens,
  ...playScreens,
  ...rewardScreens,
  ...vendorWalletScreens,
  ...withdrawalScreens,
];

/** Two lists for two workers: public screens, and screens that need an account. */
export const guestScreens = screens.filter(isGuest);
export const accountHolderScreens = screens.filter((screen) => !isGuest(screen));
