import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { useOperatorSession } from '../../../session/session.store';
import approvals from '../../approvals/locales/en.json';
import texts from '../locales/en.json';
import type { StuckRound } from '../rounds.api';
import { RoundsPage } from '../rounds-page';

const round = (more: Partial<StuckRound> = {}): StuckRound => ({
  ...{ betId: 'b-1', vassalage: 'LOTUS', roundId: 'r-1', memberId: 'm-1', gameId: 'g-1', mode: 'REAL' },
  ...{ currency: 'VND', status: 'OPEN', stake: '100000', payout: '0', bets: 1, attempts: 2 },
  ...{ placedAt: '2026-11-27T01:00:00.000Z', askedAt: '2026-11-27T01:20:00.000Z', outcome: 'MISMATCH' },
  ...more,
});

/** A site with one open round; keeps what is proposed. */
function show(shown: StuckRound) {
  const proposed: unknown[] = [];
  server.use(
    gateway.get('/wps/v2/ops/stuck-rounds', () =>
      ok({ list: [shown], pageNum: 1, totalPages: 1, totalCount: 1 }),
    ),
    gateway.get('/wps/v2/ops/stuck-rounds/{betId}', () =>
      ok({ ...shown, answer: { state: 'CLOSED' }, transactions: [] }),
    ),
    gateway.get('/wps/v2/ops/stuck-transactions', () =>
      ok({ list: [], pageNum: 1, totalPages: 1, totalCount: 0 }),
    ),
    gateway.get('/wps/v2/ops/approvals/game-launch', () =>
      ok({ list: [], pageNum: 1, totalPages: 1, totalCount: 0 }),
    ),
    gateway.post('/wps/v2/ops/stuck-rounds/{betId}/ending', async ({ request }) => {
      proposed.push(await request.json());
      return ok({ id: 'a-1', status: 'PROPOSED' });
    }),
  );
  useOperatorSession
    .getState()
    .begin({ token: 'token', operatorId: 'id', username: 'lan', roles: ['games'], lastLoginAt: null });
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <RoundsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return proposed;
}

const confirm = async () => {
  await userEvent.type(screen.getByLabelText(shell.list.reason), 'agreed with the vendor');
  const name = new RegExp(`^${shell.list.confirm}`);
  await userEvent.click(screen.getByRole('button', { name, hidden: true }));
};

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-rounds', texts);
  i18next.addResourceBundle('en', 'console-approvals', approvals);
  await i18next.changeLanguage('en');
});

describe('a round whose report differs', () => {
  it('is proposed to be settled, with all that it pays', async () => {
    const proposed = show(round());
    await userEvent.click(await screen.findByRole('button', { name: texts.end }));
    await userEvent.type(screen.getByLabelText(texts.ending.payout), '7000');
    await confirm();
    await waitFor(() =>
      expect(proposed).toEqual([{ state: 'SETTLED', payout: '7000.00', reason: 'agreed with the vendor' }]),
    );
  });

  it('is proposed to be void, without an amount', async () => {
    const proposed = show(round());
    await userEvent.click(await screen.findByRole('button', { name: texts.end }));
    await userEvent.selectOptions(screen.getByLabelText(texts.ending.state), 'VOID');
    expect(screen.queryByLabelText(texts.ending.payout)).toBeNull();
    await confirm();
    await waitFor(() => expect(proposed).toEqual([{ state: 'VOID', reason: 'agreed with the vendor' }]));
  });

  it('is not ended by operators while its provider still plays it', async () => {
    show(round({ outcome: 'OPEN' }));
    expect(await screen.findByRole('button', { name: texts.ask })).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.end })).toBeNull();
  });
});
