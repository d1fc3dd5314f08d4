import { AppRoutes } from '~/app/router';
import type { MemberPageKey } from '~/lib/page-keys';
import { useSessionStore, type LoginAnswer } from '~/features/session';
import { Toasts } from '~/ui/toast';
import { renderAt } from './render';

/** Logs in without a server's word. */
export const beginSession = (answer: Partial<LoginAnswer> = {}) =>
  useSessionStore.getState().begin({ token: 't', type: 0, ...answer }, { forceChange: false });

/** A page of the member centre, over an empty page of the site. */
export function openMemberPage(page: MemberPageKey, options: Parameters<typeof renderAt>[1] = {}) {
  beginSession();
  return renderAt(
    <>
      <AppRoutes />
      <Toasts />
    </>,
    {
      at: `/member/${page}`,
      namespaces: ['auth', 'games', 'system', 'member', 'account', 'inbox', 'responsible-gaming'],
      ...options,
    },
  );
}
