import session from '~/features/session/locales/zh.json';
import system from '~/features/system/locales/zh.json';
import wallet from '~/features/wallet/locales/zh.json';
import common from '~/lib/locales/zh.json';

export const base = { common, session, system, wallet };
export const features = import.meta.glob([
  '../../features/*/locales/zh.json',
  '!../../features/{session,system,wallet}/**',
]);
