import session from '~/features/session/locales/ja.json';
import system from '~/features/system/locales/ja.json';
import wallet from '~/features/wallet/locales/ja.json';
import common from '~/lib/locales/ja.json';

export const base = { common, session, system, wallet };
export const features = import.meta.glob([
  '../../features/*/locales/ja.json',
  '!../../features/{session,system,wallet}/**',
]);
