import announcement from '~/features/announcement/locales/ja.json';
import games from '~/features/games/locales/ja.json';
import home from '~/features/home/locales/ja.json';
import nextDraws from '~/features/next-draws/locales/ja.json';
import session from '~/features/session/locales/ja.json';
import system from '~/features/system/locales/ja.json';
import wallet from '~/features/wallet/locales/ja.json';
import winners from '~/features/winners/locales/ja.json';
import common from '~/lib/locales/ja.json';

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
  '../../features/*/locales/ja.json',
  '!../../features/{announcement,games,home,next-draws,session,system,wallet,winners}/**',
]);
