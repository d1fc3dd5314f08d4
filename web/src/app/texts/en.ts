import announcement from '~/features/announcement/locales/en.json';
import games from '~/features/games/locales/en.json';
import home from '~/features/home/locales/en.json';
import nextDraws from '~/features/next-draws/locales/en.json';
import session from '~/features/session/locales/en.json';
import system from '~/features/system/locales/en.json';
import wallet from '~/features/wallet/locales/en.json';
import winners from '~/features/winners/locales/en.json';
import common from '~/lib/locales/en.json';

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
  '../../features/*/locales/en.json',
  '!../../features/{announcement,games,home,next-draws,session,system,wallet,winners}/**',
]);
