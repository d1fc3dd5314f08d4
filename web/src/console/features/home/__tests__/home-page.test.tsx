import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { useOperatorSession } from '../../../session/session.store';
import { HomePage } from '../home-page';
import texts from '../locales/en.json';

const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000).toISOString();
const page = <T,>(list: T[]) => ok({ list, pageNum: 1, totalPages: 1, totalCount: list.length });

function open(roles: string[]): void {
  const session = { token: 't', operatorId: 'o-1', username: 'an', roles, lastLoginAt: null };
  useOperatorSession.getState().begin(session);
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** By the page it opens. */
function tile(path: string) {
  const list = screen.getByRole('region', { name: texts.queues });
  return within(list.querySelector(`a[href="${path}"]`)!.closest('li')!);
}

describe('the home page of the console', () => {
  beforeEach(async () => {
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-home', texts);
    await i18next.changeLanguage('en');
  });

  it('marks a queue as late by its oldest entry, and keeps a failure in its own tile', async () => {
    server.use(
      gateway.get('/wps/v2/ops/deposits/review', () =>
        page([{ createdAt: minutesAgo(40) }, { createdAt: minutesAgo(5) }] as never[]),
      ),
      gateway.get('/wps/v2/ops/withdrawals', () => page([])),
      gateway.get('/wps/v2/ops/silent-payouts', () => refused(503, 'SERVICE_UNAVAILABLE')),
    );
    open(['cashier']);
    const deposits = tile('/deposit-review');
    expect(await deposits.findByText('Late')).toBeTruthy();
    expect(deposits.getByText(/Oldest (39|40) min · target 15 min/)).toBeTruthy();
    expect(await tile('/withdrawal-review').findByText('Nothing is waiting')).toBeTruthy();
    const silent = tile('/silent-payouts');
    expect(await silent.findByRole('alert')).toBeTruthy();
    expect(silent.queryByText('0')).toBeNull();
    expect(document.querySelector('a[href="/dead-letters"]')).toBeNull();
  });

  it('names faults of the platform as alarms, and services that did not answer', async () => {
    server.use(
      gateway.get('/wps/v2/ops/dead-letters/wallet', () => page([{ failedAt: minutesAgo(190) }] as never[])),
      ...(['auth', 'member', 'game-launch', 'lottery', 'promotions', 'agent-contracts'] as const).map(
        (name) => gateway.get(`/wps/v2/ops/dead-letters/${name}`, () => page([])),
      ),
      gateway.get('/wps/v2/ops/dead-letters/points', () => refused(503, 'SERVICE_UNAVAILABLE')),
    );
    open(['events']);
    const alarms = within(screen.getByRole('region', { name: texts.alarms }));
    expect(await alarms.findByText(/1 faults of the platform, the oldest 3 h old/)).toBeTruthy();
    expect(await tile('/dead-letters').findByText(/without an answer: points/)).toBeTruthy();
  });

  it('says in words when today is out of what is usual', async () => {
    const hour = (deposits: string) => ({
      ...{ deposits, withdrawals: '0.00', bets: '0.00', wins: '0.00' },
      ...{ houseResult: '0.00', bonusCost: '0.00' },
    });
    const before = Array.from({ length: 7 }, (_, i) => ({
      day: `2026-11-2${i}`,
      hours: Array.from({ length: 24 }, () => hour('1000.00')),
    }));
    const days = [...before, { day: '2026-11-27', hours: [hour('9000.00'), hour('50.00')] }];
    const answer = { currency: 'VND', through: '2026-11-26T18:10:00.000Z', days };
    server.use(
      gateway.get('/wps/v2/ops/ledger/today', () => ok(answer)),
      gateway.get('/wps/v2/ops/ledger/findings', () => page([])),
    );
    open(['ledger']);
    const money = within(screen.getByRole('region', { name: texts.money }));
    expect(await money.findByText('Unusually high')).toBeTruthy();
    expect(money.getByText('9,050')).toBeTruthy();
    expect(money.getByText('Until 01:00: 9,000, well above the usual 1,000.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: texts.people })).toBeNull();
  });
});
