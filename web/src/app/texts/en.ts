import session from '~/features/session/locales/en.json';
import system from '~/features/system/locales/en.json';
import wallet from '~/features/wallet/locales/en.json';
import common from '~/lib/locales/en.json';

export const base = { common, session, system, wallet };
export const features = import.meta.glob([
  '../../features/*/locales/en.json',
  '!../../features/{session,system,wallet}/**',
]);
