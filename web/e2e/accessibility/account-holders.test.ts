import { firstGame, playOnce } from '../support/visitors.ts';
import { lookAt } from './look-at.ts';
import { accountHolderScreens } from './screens.ts';

lookAt(accountHolderScreens, async (visitor) => {
  const player = await visitor('player');
  const game = await firstGame(player);
  await playOnce(player, game);
  return game;
});
