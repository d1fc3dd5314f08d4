import { use } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSessionStore } from '~/features/session';
import { renderAt } from '~/testing/render';
import { Modal } from '~/ui/modal';
import { MemberCentre } from '../components/member-centre';

const never = new Promise<null>(() => undefined);
function Waiting() {
  return use(never);
}

it('SPEC-9.3 SPEC-2.8 a loader is taken away after three seconds, and leaves the outline of the page', async () => {
  useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const centre = (
      <Modal open onClose={() => undefined}>
        <MemberCentre renderPage={() => <Waiting />} />
      </Modal>
    );
    await renderAt(centre, {
      at: '/nowhere?m=member&p=securityCenter',
      namespaces: ['member', 'auth', 'system'],
    });
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(screen.getByRole('status').textContent).toBe('Đang tải');
    await act(() => vi.advanceTimersByTimeAsync(200));
  } finally {
    vi.useRealTimers();
  }
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.querySelector('[aria-busy=false]')).toBeTruthy();
});
