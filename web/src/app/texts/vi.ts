import announcement from '~/features/announcement/locales/vi.json';
import games from '~/features/games/locales/vi.json';
import home from '~/features/home/locales/vi.json';
import nextDraws from '~/features/next-draws/locales/vi.json';
import session from '~/features/session/locales/vi.json';
import system from '~/features/system/locales/vi.json';
import wallet from '~/features/wallet/locales/vi.json';
import winners from '~/features/winners/locales/vi.json';
import common from '~/lib/locales/vi.json';

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
  '../../features/*/locales/vi.json',
  '!../../features/{announcement,games,home,next-draws,session,system,wallet,winners}/**',
]);
