import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Suspense, type FC, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '~/lib/api/types';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import agentTexts from '../features/agents/locales/en.json';
import { NetworkPage } from '../features/agents/network-page';
import { DepositReviewPage } from '../features/deposit-review/deposit-review-page';
import depositTexts from '../features/deposit-review/locales/en.json';
import roundTexts from '../features/rounds/locales/en.json';
import { RoundsPage } from '../features/rounds/rounds-page';
import withdrawalTexts from '../features/withdrawal-review/locales/en.json';
import { WithdrawalReviewPage } from '../features/withdrawal-review/withdrawal-review-page';
import en from '../locales/en.json';
import { consolePages } from '../pages';
import { Palette } from '../shell/palette';

const [id, memberId] = ['01980000-0000-7000-8000-0000000000aa', '01980000-0000-7000-8000-000000000001'];
const at = '2026-11-20T08:00:00.000Z';
const withdrawal = {
  ...{
    id,
    memberId,
    amount: '500000.00',
    fee: '0.00',
    net: '500000.00',
    paid: '500000.00',
    remaining: '0.00',
  },
  ...{ returned: '0.00', currency: 'VND', status: 'RECEIVED' as const, reason: null, confirmBy: null },
  ...{
    createdAt: at,
    updatedAt: at,
    score: 0,
    risk: [],
    claimedBy: null,
    claimedUntil: null,
    approvedBy: null,
  },
};
const deposit = {
  ...{ id, memberId, channel: 'BANK', status: 'EXPIRED' as const, amount: '200000.00', creditedAmount: null },
  ...{ transferCode: 'SV4K7Q2M9XPA', payee: 'Vietcombank 1023456789', createdAt: at, expiresAt: at },
};
const round = {
  ...{ betId: id, vassalage: 'EXAMPLE', roundId: 'r-77', memberId, gameId: 'EXAMPLE.1', mode: 'REAL' },
  ...{ currency: 'VND', status: 'SETTLED', stake: '1000', payout: '500', bets: 1, placedAt: at, attempts: 0 },
  ...{ askedAt: null, outcome: null },
};
const agent: Schema<'AgentContracts.TeamMemberResponse'> = {
  ...{ memberId, account: 'daily01', accountType: 1 as const, direct: 0, team: 0, transferLimit: null },
  ...{ frozen: false, frozenBy: null, level: 1, rights: [], registeredAt: at },
};
const pageOf = <T,>(...list: T[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
const searchOf = ({ request }: { request: Request }) => new URL(request.url).searchParams.get('search');
/** A list that has the row under its numbers only. */
const listOf =
  <T,>(row: T, ...numbers: string[]) =>
  (call: { request: Request }) =>
    ok(numbers.includes(searchOf(call) ?? '') ? pageOf(row) : pageOf<T>());

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const nothing = () => undefined;
const within = (content: ReactNode, entry = '/') =>
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter initialEntries={[entry]}>
        <Suspense fallback={null}>{content}</Suspense>
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );

/** Types into the palette, opens what is found, and the page at the address it leads to. */
async function follow(typed: string, name: string, Page: FC): Promise<string> {
  const { unmount } = within(
    <Palette {...{ pages: consolePages, onClose: nothing, onAccount: nothing, onLogOut: nothing }} />,
  );
  await userEvent.type(screen.getByRole('combobox'), typed);
  await userEvent.click(await screen.findByRole('option', { name }));
  const address = screen.getByText(/^\/.*search=/).textContent;
  unmount();
  within(<Page />, address);
  return address;
}

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  const texts = {
    ...{ console: en, 'console-agents': agentTexts, 'console-deposit-review': depositTexts },
    ...{ 'console-rounds': roundTexts, 'console-withdrawal-review': withdrawalTexts },
  };
  for (const [name, bundle] of Object.entries(texts)) i18next.addResourceBundle('en', name, bundle);
  await i18next.changeLanguage('en');
  server.use(
    gateway.get('/wps/v2/ops/members', () => ok(pageOf<never>())),
    gateway.get('/wps/v2/ops/agents/tree', listOf(agent, 'daily01')),
    gateway.get('/wps/v2/ops/withdrawals', listOf(withdrawal, id, 'payout-9')),
    gateway.get('/wps/v2/ops/withdrawals/{id}', () => refused(503, 'UNAVAILABLE')),
    gateway.get('/wps/v2/ops/deposits/review', () => ok(pageOf<never>())),
    gateway.get('/wps/v2/ops/deposits', listOf(deposit, id, 'SV4K7Q2M9XPA')),
    gateway.get('/wps/v2/ops/stuck-rounds', listOf(round, id, 'r-77')),
    gateway.get('/wps/v2/ops/stuck-rounds/{betId}', () => refused(503, 'UNAVAILABLE')),
    gateway.get('/wps/v2/ops/stuck-transactions', () => ok(pageOf<never>())),
  );
});

describe('what the palette finds', () => {
  it('is an agent at its name in the network', async () => {
    expect(await follow('daily01', 'daily01', NetworkPage)).toBe('/agents?search=daily01');
    expect(await screen.findByRole('button', { name: 'daily01' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(agentTexts.findAccount).value).toBe('daily01');
  });

  it('is a withdrawal that has left the queue', async () => {
    expect(await follow('payout-9', id, WithdrawalReviewPage)).toBe(`/withdrawal-review?search=${id}`);
    expect(await screen.findByText(withdrawalTexts.status.RECEIVED)).toBeTruthy();
    expect(screen.getByText('1 order found')).toBeTruthy();
  });

  it('is a deposit that expired', async () => {
    const address = await follow('SV4K7Q2M9XPA', 'SV4K7Q2M9XPA', DepositReviewPage);
    expect(address).toBe(`/deposit-review?view=orders&search=${id}`);
    expect((await screen.findAllByText(depositTexts.status.EXPIRED)).length).toBe(2);
  });

  it('is a round that is settled, which its vendor is not asked about again', async () => {
    expect(await follow('r-77', 'r-77', RoundsPage)).toBe(`/rounds?search=${id}`);
    expect(await screen.findByText(roundTexts.roundStatus.SETTLED)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: roundTexts.ask }).disabled).toBe(true);
  });

  it('asks for no order before something is sought', async () => {
    within(<DepositReviewPage />, '/deposit-review?view=orders');
    expect(await screen.findByText(depositTexts.searchFirst)).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'unknown{Enter}');
    await waitFor(() => expect(screen.getByText(depositTexts.noOrder)).toBeTruthy());
  });
});
