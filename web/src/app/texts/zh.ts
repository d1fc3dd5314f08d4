import announcement from '~/features/announcement/locales/zh.json';
import games from '~/features/games/locales/zh.json';
import home from '~/features/home/locales/zh.json';
import nextDraws from '~/features/next-draws/locales/zh.json';
import session from '~/features/session/locales/zh.json';
import system from '~/features/system/locales/zh.json';
import wallet from '~/features/wallet/locales/zh.json';
import winners from '~/features/winners/locales/zh.json';
import common from '~/lib/locales/zh.json';

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
  '../../features/*/locales/zh.json',
  '!../../features/{announcement,games,home,next-draws,session,system,wallet,winners}/**',
]);
