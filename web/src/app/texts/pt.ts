import announcement from '~/features/announcement/locales/pt.json';
import games from '~/features/games/locales/pt.json';
import home from '~/features/home/locales/pt.json';
import nextDraws from '~/features/next-draws/locales/pt.json';
import session from '~/features/session/locales/pt.json';
import system from '~/features/system/locales/pt.json';
import wallet from '~/features/wallet/locales/pt.json';
import winners from '~/features/winners/locales/pt.json';
import common from '~/lib/locales/pt.json';

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
  '../../features/*/locales/pt.json',
  '!../../features/{announcement,games,home,next-draws,session,system,wallet,winners}/**',
]);
