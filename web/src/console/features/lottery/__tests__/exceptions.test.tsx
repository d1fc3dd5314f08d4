import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '~/lib/api/types';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import approvals from '../../approvals/locales/en.json';
import { Exceptions } from '../exceptions';
import texts from '../locales/en.json';

const game = (gameId: string, en: string, hasCalendar = true) => ({
  ...{ gameId, gameName: { vi: en, en }, area: 'VN' as const, isOfficial: true, hasCalendar },
});
const proposal: Schema<'Lottery.ApprovalResponse'> = {
  ...{ id: 'a', kind: 'DRAW_EXCEPTION', subject: 'SKIP 2026-11-30/2026-11-30', memberId: null, amount: null },
  before: { exception: 'SKIP', 'XSMB 2026-11-30': '2026-11-30T11:15:00.000Z' },
  after: { exception: 'SKIP', 'XSMB 2026-11-30': 'VOID' },
  ...{ reason: 'a typhoon', status: 'PROPOSED', proposedBy: 'op-2' },
  ...{ proposedAt: '2026-11-23T09:12:00.000Z', expiresAt: '2026-11-25T09:12:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, note: null, result: null },
};

beforeEach(async () => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-lottery', texts);
  i18next.addResourceBundle('en', 'console-approvals', approvals);
  await i18next.changeLanguage('en');
});

function show(waiting: (typeof proposal)[] = []) {
  const page = { pageNum: 1, totalPages: 1, totalCount: waiting.length };
  server.use(
    gateway.get('/wps/v2/ops/lottery/exceptions', () => ok([])),
    gateway.get('/wps/v2/ops/lottery/games', () =>
      ok([game('SEN60', 'Sen', false), game('XSMB', 'Northern'), game('XSMN-HCM', 'Ho Chi Minh City')]),
    ),
    gateway.get('/wps/v2/ops/approvals/lottery', () => ok({ ...page, list: waiting })),
    gateway.post('/wps/v2/ops/lottery/exceptions/preview', () => ok({ atOnce: 1, waiting: 3 })),
    gateway.get('/wps/v2/ops/operators/names', () => ok([])),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <Exceptions />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('days that differ from the calendar', () => {
  it('shows the draws that wait for a second person', async () => {
    show([proposal]);
    const pending = await screen.findByRole('region', { name: approvals.pending });
    expect(pending.textContent).toContain('No draw · XSMB 2026-11-30');
    expect(pending.textContent).toContain('→ Void');
  });

  it('sends a range of days for several games, and says what needs a second person', async () => {
    const sent: unknown[] = [];
    show();
    server.use(
      gateway.put('/wps/v2/ops/lottery/exceptions', async ({ request }) => {
        sent.push(await request.json());
        return ok({ atOnce: 1, waiting: 3, approval: 'a' });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: texts.addException }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText(texts.days.standing)).toBeTruthy();
    const games = await dialog.findByLabelText(texts.days.games);
    await within(games).findByText('Ho Chi Minh City');
    expect(within(games).queryByText('Sen')).toBeNull();
    await userEvent.selectOptions(games, ['XSMB', 'XSMN-HCM']);
    fireEvent.change(dialog.getByLabelText(texts.days.from), { target: { value: '2026-11-29' } });
    fireEvent.change(dialog.getByLabelText(texts.days.to), { target: { value: '2026-11-30' } });
    expect((await dialog.findByRole('status', { hidden: true })).textContent).toBe(
      'At once: 1. After a second person: 3 draws that stand.',
    );
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'a typhoon{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([
        {
          ...{ gameIds: ['XSMB', 'XSMN-HCM'], from: '2026-11-29', to: '2026-11-30' },
          ...{ kind: 'SKIP', reason: 'a typhoon' },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  });
});
