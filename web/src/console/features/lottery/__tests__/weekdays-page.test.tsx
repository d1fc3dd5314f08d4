import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '~/lib/api/types';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import approvals from '../../approvals/locales/en.json';
import texts from '../locales/en.json';
import { WeekdaysPage } from '../weekdays-page';

const city: Schema<'Lottery.GameWeekdaysResponse'> = {
  ...{ gameId: 'XSMN-HCM', gameName: { vi: 'Xổ số TP.HCM', en: 'Ho Chi Minh City lottery' } },
  ...{ weekdays: [1, 6], version: 1, coming: [{ weekdays: [], validFrom: '2026-12-21' }] },
};
const change: Schema<'Lottery.WeekdayChangeResponse'> = {
  ...{ gameId: 'XSMN-HCM', version: 1, weekdays: [], validFrom: '2026-12-21', reason: 'closed' },
  ...{ changedBy: 'op-1', approvedBy: 'op-2', changedAt: '2026-11-22T08:11:00.120Z' },
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

function show(list = [city]) {
  server.use(
    gateway.get('/wps/v2/ops/lottery/weekdays', () => ok({ list, changes: [change] })),
    gateway.get('/wps/v2/ops/approvals/lottery', () =>
      ok({ pageNum: 1, totalPages: 1, totalCount: 0, list: [] }),
    ),
    gateway.get('/wps/v2/ops/operators/names', () =>
      ok([
        { id: 'op-1', username: 'lan' },
        { id: 'op-2', username: 'minh' },
      ]),
    ),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <WeekdaysPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('draw days of the lottery', () => {
  it('shows on which days a station draws, what is to come, and who changed it', async () => {
    show();
    const row = (await screen.findByText('Ho Chi Minh City lottery')).closest('tr')!;
    expect(row.textContent).toContain('Mon, Sat');
    expect(row.textContent).toContain('no draws from 2026-12-21');
    expect(await screen.findByText(/lan, minh/)).toBeTruthy();
  });

  it('proposes other days from a day on, made from the version that was read', async () => {
    const sent: unknown[] = [];
    show([{ ...city, coming: [] }]);
    server.use(
      gateway.put('/wps/v2/ops/lottery/weekdays', async ({ request }) => {
        sent.push(await request.json());
        return ok({ id: 'a', status: 'PROPOSED' as const });
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /Change: Ho Chi Minh/ }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await userEvent.click(dialog.getByLabelText('Sat'));
    expect(dialog.getByText(texts.weekdays.fromHelp)).toBeTruthy();
    await userEvent.click(dialog.getByLabelText('Mon'));
    expect(dialog.getByText(texts.weekdays.noneHelp)).toBeTruthy();
    await userEvent.click(dialog.getByLabelText('Wed'));
    fireEvent.change(dialog.getByLabelText(texts.weekdays.validFrom), { target: { value: '2026-12-28' } });
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'a new season{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([
        {
          ...{ gameId: 'XSMN-HCM', weekdays: [3], validFrom: '2026-12-28', version: 1 },
          reason: 'a new season',
        },
      ]),
    );
  });

  it('says what failed where the days did not load, and that there are none', async () => {
    show();
    server.use(
      gateway.get('/wps/v2/ops/lottery/weekdays', () => refused(403, 'FORBIDDEN', undefined, 'No.')),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('No.');
  });
});
