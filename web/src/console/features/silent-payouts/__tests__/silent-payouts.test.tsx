import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
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
import { SilentPayoutsPage } from '../silent-payouts-page';
import type { SilentPayout } from '../silent-payouts.api';

const payout = (more: Partial<SilentPayout> = {}): SilentPayout => ({
  ...{ id: 'p-1', withdrawalId: 'w-1', memberId: 'm-1', channel: 'BANK', amount: '500000.00', paid: '0.00' },
  ...{ since: '2026-11-23T09:12:00.000Z', attempts: 3, answer: 'UNKNOWN', proposal: null, reference: null },
  ...{ note: null, proposedBy: null, proposedAt: null },
  ...more,
});
const proposed = {
  proposal: 'PAID',
  reference: 'FT2611',
  note: 'on the statement',
  proposedBy: 'o-1',
} as const;

/** Answers the list and every action; tells what was sent. */
function open(list: SilentPayout[], failing?: () => ReturnType<typeof refused>) {
  const sent: { path: string; body: unknown }[] = [];
  const record = async (path: string, request: Request) =>
    void sent.push({ path, body: await request.json().catch(() => null) });
  const answer = { id: 'p-1', state: 'QUEUED' as const, proposal: null };
  server.use(
    gateway.get('/wps/v2/ops/silent-payouts', () =>
      failing ? failing() : ok({ list, pageNum: 1, totalPages: 1, totalCount: list.length }),
    ),
    gateway.post('/wps/v2/ops/silent-payouts/{id}/query', async ({ request }) => {
      await record('query', request);
      return ok({ id: 'p-1', result: 'NONE' as const });
    }),
    gateway.post('/wps/v2/ops/silent-payouts/{id}/proposal', async ({ request }) => {
      await record('proposal', request);
      return ok(answer);
    }),
    gateway.post('/wps/v2/ops/silent-payouts/{id}/confirmation', async ({ request }) => {
      await record('confirmation', request);
      return ok(answer);
    }),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <SilentPayoutsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

const theDialog = async () => within(await screen.findByRole('dialog', { hidden: true }));

async function confirm(reason: string): Promise<void> {
  const dialog = await theDialog();
  await userEvent.type(dialog.getByLabelText(shell.list.reason), reason);
  await userEvent.click(dialog.getByRole('button', { name: /Confirm/, hidden: true }));
}

describe('payments that the bank leaves open', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-silent-payouts', texts);
    await i18next.changeLanguage('en');
    useOperatorSession.setState({
      session: { token: 't', operatorId: 'o-2', username: 'an', roles: ['cashier'], lastLoginAt: null },
    });
  });

  it('are asked for again by the keyboard', async () => {
    const sent = open([payout()]);
    expect((await screen.findAllByText(texts.answers.UNKNOWN)).length).toBeGreaterThan(0);
    await userEvent.keyboard('q');
    await confirm('member calls');
    await expect.poll(() => sent).toEqual([{ path: 'query', body: { note: 'member calls' } }]);
  });

  it('are proposed as paid with the reference of the bank', async () => {
    const sent = open([payout()]);
    await screen.findByRole('region', { name: 'Details' });
    await userEvent.keyboard('p');
    const dialog = await theDialog();
    await userEvent.type(dialog.getByLabelText(new RegExp(texts.reference)), 'FT2611');
    await confirm('on the statement');
    await expect
      .poll(() => sent)
      .toEqual([
        { path: 'proposal', body: { note: 'on the statement', outcome: 'PAID', reference: 'FT2611' } },
      ]);
  });

  it('are confirmed by another operator, not by who proposed', async () => {
    const sent = open([payout(proposed)]);
    expect(await screen.findByText('FT2611')).toBeTruthy();
    await userEvent.keyboard('a');
    await confirm('seen too');
    await expect.poll(() => sent).toEqual([{ path: 'confirmation', body: { note: 'seen too' } }]);
  });

  it('offer their proposer no confirmation', async () => {
    open([payout({ ...proposed, proposedBy: 'o-2' })]);
    await screen.findByRole('button', { name: /Refuse proposal/ });
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });

  it('say that there are none', async () => {
    open([]);
    expect(await screen.findByText(texts.empty)).toBeTruthy();
  });

  it('say that the list did not load', async () => {
    open([], () => refused(503, 'SERVICE_UNAVAILABLE'));
    expect((await screen.findByRole('alert')).textContent).toContain(shell.list.error);
  });
});
