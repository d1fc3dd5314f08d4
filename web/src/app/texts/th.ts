import session from '~/features/session/locales/th.json';
import system from '~/features/system/locales/th.json';
import wallet from '~/features/wallet/locales/th.json';
import common from '~/lib/locales/th.json';

export const base = { common, session, system, wallet };
export const features = import.meta.glob([
  '../../features/*/locales/th.json',
  '!../../features/{session,system,wallet}/**',
]);
