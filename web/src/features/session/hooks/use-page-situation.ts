import { isEnabled, useSystem } from '~/features/system';
import type { PageSituation } from '~/ui/define-page';
import { useSessionStore } from '../model/session.store';
import { useMember } from './use-session';

/** What decides which pages of the centres are shown to the member. */
export function usePageSituation(): PageSituation {
  const tree = useSystem()?.info.whitelabel;
  const toUpline = useMember()?.toUpline ?? 0;
  const type = useSessionStore((s) => s.accountType);
  return { isOn: (flag) => isEnabled(tree, flag), type, toUpline };
}
