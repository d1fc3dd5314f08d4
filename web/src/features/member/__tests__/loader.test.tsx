import { Dialog } from '@base-ui/react/dialog';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '~/testing/render';
import { definePage } from '~/ui/define-page';
import { MemberCentre } from '../components/member-centre';

const endless = definePage({
  at: 'member',
  key: 'securityCenter',
  guard: 'member',
  shows: 'always',
  menu: { group: 'me', order: 1, icon: 'shield' },
  title: 'member:page.securityCenter',
  texts: [],
  load: () => new Promise<never>(() => undefined),
});

afterEach(() => vi.useRealTimers());

it('SPEC-9.3 SPEC-2.8 the loader of a page is taken away after 3 s, and leaves no blank pane', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await renderAt(
    <Dialog.Root open>
      <MemberCentre pages={[endless]} />
    </Dialog.Root>,
    { at: '/member/securityCenter', namespaces: ['member', 'auth', 'games', 'system'] },
  );
  // The loader's clock starts with its effect.
  await act(async () => undefined);
  const loader = screen.getByRole('status');
  const pane = loader.parentElement!;
  expect(pane.getAttribute('aria-busy')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByRole('status')).toBeNull();
  expect(pane.getAttribute('aria-busy')).toBe('false');
  expect(pane.children.length).toBeGreaterThan(0);
});
