import { firstGame, playOnce } from '../support/visitors.ts';
import { checkScreens } from './axe-suite.ts';
import { accountHolderScreens } from './screens.ts';

checkScreens(accountHolderScreens, async (visitor) => {
  const player = await visitor('player');
  const game = await firstGame(player);
  await playOnce(player, game);
  return game;
});
