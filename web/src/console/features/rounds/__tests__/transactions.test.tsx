import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { useOperatorSession } from '../../../session/session.store';
import texts from '../locales/en.json';
import { roundQueries, type StuckTransaction } from '../rounds.api';
import { RoundsPage } from '../rounds-page';

const transaction = (more: Partial<StuckTransaction> = {}): StuckTransaction => ({
  ...{ transactionId: 'tx-1', vassalage: 'LOTUS', roundId: 'r-1', memberId: 'm-1', mode: 'REAL' },
  ...{ kind: 'WIN', status: 'PENDING', amount: '12500000', attempts: 4, finishedAt: null },
  ...{ createdAt: '2026-11-27T01:00:00.000Z', nextAttemptAt: '2026-11-27T02:00:00.000Z' },
  ...more,
});
const page = <T,>(list: T[]) => ({ list, pageNum: 1, totalPages: 1, totalCount: list.length });

/** A site whose transactions end when they are tried again. */
function show(transactions: StuckTransaction[], roles = ['games']) {
  let list = transactions;
  const tried: string[] = [];
  server.use(
    gateway.get('/wps/v2/ops/stuck-rounds', () => ok(page([]))),
    gateway.get('/wps/v2/ops/stuck-transactions', () => ok(page(list))),
    gateway.post('/wps/v2/ops/stuck-transactions/{vassalage}/{transactionId}/retry', ({ params }) => {
      tried.push(`${String(params['vassalage'])} ${String(params['transactionId'])}`);
      list = list.filter(({ transactionId }) => transactionId !== params['transactionId']);
      return ok({ status: 'DONE' });
    }),
    gateway.get('/wps/v2/ops/members/{memberId}/name', ({ params }) =>
      ok({ memberId: String(params['memberId']), username: 'hoa_sen' }),
    ),
  );
  useOperatorSession
    .getState()
    .begin({ token: 'token', operatorId: 'id', username: 'lan', roles, lastLoginAt: null });
  const client = testClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RoundsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { tried, client };
}

const toTransactions = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Transactions/ }));

beforeEach(async () => {
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-rounds', texts);
  await i18next.changeLanguage('en');
});

describe('transactions that stay open', () => {
  it('are counted next to the rounds and listed with what is known of them', async () => {
    show([transaction(), transaction({ transactionId: 'tx-2', kind: 'BET', amount: null, roundId: null })]);
    expect(await screen.findByRole('button', { name: 'Transactions 2' })).toBeTruthy();
    expect(screen.getByText(texts.empty)).toBeTruthy();
    await toTransactions();
    const [, win, bet] = screen.getAllByRole('row');
    expect(win!.textContent).toContain('125,000.00');
    expect(bet!.textContent).toContain(texts.kind.BET);
    await userEvent.click(bet!);
    expect(screen.getByText(texts.noRound)).toBeTruthy();
  });

  it('are tried again at once, and leave the list when they are done', async () => {
    const { tried } = show([transaction()]);
    await toTransactions();
    await userEvent.click(await screen.findByRole('button', { name: texts.retry }));
    await waitFor(() => expect(tried).toEqual(['LOTUS tx-1']));
    expect(await screen.findByText(texts.noTransactions)).toBeTruthy();
  });

  it('name the member to operators who may read members, and give the id to others', async () => {
    show([transaction()], ['games', 'support']);
    await toTransactions();
    expect(await screen.findByText('hoa_sen')).toBeTruthy();
  });

  it('are part of the count in the menu', async () => {
    const { client } = show([transaction()]);
    expect(await client.fetchQuery(roundQueries.count())).toBe(1);
  });

  it('say what failed where the list did not load', async () => {
    show([]);
    server.use(
      gateway.get('/wps/v2/ops/stuck-transactions', () => refused(403, 'FORBIDDEN', undefined, 'No.')),
    );
    await toTransactions();
    expect((await screen.findByRole('alert')).textContent).toContain('No.');
  });
});
