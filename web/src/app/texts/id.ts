import session from '~/features/session/locales/id.json';
import system from '~/features/system/locales/id.json';
import wallet from '~/features/wallet/locales/id.json';
import common from '~/lib/locales/id.json';

export const base = { common, session, system, wallet };
export const features = import.meta.glob([
  '../../features/*/locales/id.json',
  '!../../features/{session,system,wallet}/**',
]);
