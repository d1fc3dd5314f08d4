import announcement from '~/features/announcement/locales/th.json';
import games from '~/features/games/locales/th.json';
import home from '~/features/home/locales/th.json';
import nextDraws from '~/features/next-draws/locales/th.json';
import session from '~/features/session/locales/th.json';
import system from '~/features/system/locales/th.json';
import wallet from '~/features/wallet/locales/th.json';
import winners from '~/features/winners/locales/th.json';
import common from '~/lib/locales/th.json';

export const base = {
  common,
  announcement,
  games,
  home,
  'next-draws': nextDraws,
  session,
  system,
  wallet,
  winners,
};
export const features = import.meta.glob([
  '../../features/*/locales/th.json',
  '!../../features/{announcement,games,home,next-draws,session,system,wallet,winners}/**',
]);
