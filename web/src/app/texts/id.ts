import announcement from '~/features/announcement/locales/id.json';
import games from '~/features/games/locales/id.json';
import home from '~/features/home/locales/id.json';
import nextDraws from '~/features/next-draws/locales/id.json';
import session from '~/features/session/locales/id.json';
import system from '~/features/system/locales/id.json';
import wallet from '~/features/wallet/locales/id.json';
import winners from '~/features/winners/locales/id.json';
import common from '~/lib/locales/id.json';

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
  '../../features/*/locales/id.json',
  '!../../features/{announcement,games,home,next-draws,session,system,wallet,winners}/**',
]);
