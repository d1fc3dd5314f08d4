import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { useModal } from '~/lib/modal';
import { AppRoutes } from '../router';
import { place, renderAt } from '~/testing/render';

/** Asks for the feedback modal, as any part of the page may. */
function Opener() {
  const modal = useModal();
  return <button onClick={() => modal.open('feedback')}>open</button>;
}
const show = () =>
  renderAt(
    <>
      <AppRoutes />
      <Opener />
    </>,
    { at: '/nowhere', namespaces: ['auth', 'games', 'system', 'member', 'account'] },
  );
const press = () => fireEvent.click(screen.getByText('open'));

it('SPEC-4.11.2 a hook runs before a modal opens: while a password change is due, no other modal does', async () => {
  const { unmount } = await show();
  press();
  await waitFor(() => expect(place.search).toBe('?m=feedback'));
  unmount();

  useSessionStore.getState().begin({ token: 't', type: 0, passwordExpired: true }, { forceChange: true });
  await show();
  await waitFor(() => expect(place.path).toBe('/member/changePassword'));
  press();
  expect([place.path, place.search]).toEqual(['/member/changePassword', '']);
});
