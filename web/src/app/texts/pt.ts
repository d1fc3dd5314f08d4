import session from '~/features/session/locales/pt.json';
import system from '~/features/system/locales/pt.json';
import wallet from '~/features/wallet/locales/pt.json';
import common from '~/lib/locales/pt.json';

export const base = { common, session, system, wallet };
export const features = import.meta.glob([
  '../../features/*/locales/pt.json',
  '!../../features/{session,system,wallet}/**',
]);
