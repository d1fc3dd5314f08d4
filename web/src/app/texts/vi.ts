import session from '~/features/session/locales/vi.json';
import system from '~/features/system/locales/vi.json';
import wallet from '~/features/wallet/locales/vi.json';
import common from '~/lib/locales/vi.json';

export const base = { common, session, system, wallet };
export const features = import.meta.glob([
  '../../features/*/locales/vi.json',
  '!../../features/{session,system,wallet}/**',
]);
