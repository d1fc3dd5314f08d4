import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
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
import { LIMIT_KINDS } from '../bet-limits';
import { BetLimitsPage } from '../bet-limits-page';
import texts from '../locales/en.json';

type Limit = Schema<'Lottery.BetLimitResponse'>;

const general: Limit[] = LIMIT_KINDS.map((kind) => ({ scope: '*', kind, amount: '1000000.00', version: 1 }));
const own: Limit = { scope: 'XSMB', kind: 'ORDER', amount: '5000.00', version: 3 };
const change: Schema<'Lottery.BetLimitChangeResponse'> = {
  ...{ ...own, before: null, reason: 'a new season' },
  ...{ changedBy: 'op-1', approvedBy: 'op-2', changedAt: '2026-11-22T08:11:00.120Z' },
};
const proposal: Schema<'Lottery.ApprovalResponse'> = {
  ...{ id: 'a', kind: 'LOTTERY_LIMIT', subject: 'XSMB:ORDER', memberId: null, amount: null },
  before: { game: 'XSMB', ORDER: '5000.00', version: '3' },
  after: { game: 'XSMB', ORDER: 'FOLLOWED', version: '3' },
  ...{ reason: 'the season is over', status: 'PROPOSED', proposedBy: 'op-2' },
  ...{ proposedAt: '2026-11-23T09:12:00.000Z', expiresAt: '2026-11-30T09:12:00.000Z' },
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

function show({ limits = [...general, own], changes = [] as (typeof change)[], address = '/' } = {}) {
  const page = { pageNum: 1, totalPages: 1, totalCount: 1 };
  server.use(
    gateway.get('/wps/v2/ops/lottery/limits', () => ok({ list: limits, changes })),
    gateway.get('/wps/v2/ops/lottery/games', () => ok([])),
    gateway.get('/wps/v2/ops/approvals/lottery', () => ok({ ...page, list: [proposal] })),
    gateway.get('/wps/v2/ops/operators/names', () =>
      ok([
        { id: 'op-1', username: 'lan' },
        { id: 'op-2', username: 'minh' },
      ]),
    ),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter initialEntries={[address]}>
        <BetLimitsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const rowOf = async (kind: keyof typeof texts.limits.kind) => {
  const cell = await screen.findByText(texts.limits.kind[kind], { selector: 'td b' });
  return cell.closest('tr')!;
};

describe('limits of the lottery', () => {
  it('shows those of every game, the games with their own, who changed them, and what waits', async () => {
    show({ changes: [change] });
    expect((await rowOf('WIN')).textContent).toContain('1,000,000');
    expect(screen.getByRole('button', { name: 'XSMB' })).toBeTruthy();
    expect(screen.getByText('a new season')).toBeTruthy();
    expect(await screen.findByText(/lan, minh/)).toBeTruthy();
    const pending = await screen.findByRole('region', { name: approvals.pending });
    expect(pending.textContent).toContain('XSMB · Stake of an order 5,000.00 → as every game');
  });

  it('shows a game with what it follows and what is its own', async () => {
    show({ address: '/?game=XSMB' });
    expect((await rowOf('ORDER')).textContent).toContain('5,000');
    expect((await rowOf('WIN')).textContent).toContain(texts.limits.follows);
    expect(within(await rowOf('WIN')).queryByRole('button', { name: /Follow/ })).toBeNull();
    expect(within(await rowOf('ORDER')).getByRole('button', { name: /Follow/ })).toBeTruthy();
  });

  it('proposes a change from the version that was read, and corrects a refused one under a key of its own', async () => {
    const sent: unknown[] = [];
    const keys = new Set<string | null>();
    show({ address: '/?game=XSMB' });
    server.use(
      gateway.put('/wps/v2/ops/lottery/limits', async ({ request }) => {
        sent.push(await request.json());
        keys.add(request.headers.get('idempotency-key'));
        if (sent.length === 1)
          return refused(422, 'LOTTERY_LIMIT_INCONSISTENT', undefined, 'They contradict.');
        return ok({ id: 'a', status: 'PROPOSED' as const });
      }),
    );
    await userEvent.click(within(await rowOf('ORDER')).getByRole('button', { name: /Change/ }));
    const amount = screen.getByLabelText(texts.limits.amount);
    await userEvent.clear(amount);
    await userEvent.type(amount, '900');
    await userEvent.type(screen.getByLabelText(shell.list.reason), 'less{Enter}');
    expect(await screen.findByText('They contradict.')).toBeTruthy();
    await userEvent.type(amount, '0{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    const body = { scope: 'XSMB', kind: 'ORDER', version: 3, reason: 'less' };
    expect(sent).toEqual([
      { ...body, amount: '900.00' },
      { ...body, amount: '9000.00' },
    ]);
    expect(keys.size).toBe(2);
  });

  it('proposes that a game follows every game again', async () => {
    const sent: unknown[] = [];
    show({ address: '/?game=XSMB' });
    server.use(
      gateway.put('/wps/v2/ops/lottery/limits', async ({ request }) => {
        sent.push(await request.json());
        return ok({ id: 'a', status: 'PROPOSED' as const });
      }),
    );
    await userEvent.click(within(await rowOf('ORDER')).getByRole('button', { name: /Follow/ }));
    await userEvent.type(screen.getByLabelText(shell.list.reason), 'season over{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([
        { scope: 'XSMB', kind: 'ORDER', amount: null, version: 3, reason: 'season over' },
      ]),
    );
  });

  it('says what failed where the limits did not load', async () => {
    show();
    server.use(gateway.get('/wps/v2/ops/lottery/limits', () => refused(403, 'FORBIDDEN', undefined, 'No.')));
    expect((await screen.findByRole('alert')).textContent).toContain('No.');
  });
});
