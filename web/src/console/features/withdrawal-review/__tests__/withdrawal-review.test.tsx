import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { useOperatorSession } from '../../../session/session.store';
import texts from '../locales/en.json';
import { WithdrawalReviewPage } from '../withdrawal-review-page';
import type { QueuedWithdrawal, WithdrawalCase } from '../withdrawal-review.api';

const order = (id: string, more: Partial<QueuedWithdrawal> = {}): QueuedWithdrawal => ({
  ...{ id, memberId: 'm-1', amount: '500000.00', fee: '0.00', net: '500000.00', paid: '0.00' },
  ...{ remaining: '500000.00', returned: '0.00', currency: 'VND', status: 'RISK_REVIEW', reason: null },
  ...{ confirmBy: null, createdAt: '2026-11-23T09:12:00.000Z', updatedAt: '2026-11-23T09:12:00.000Z' },
  ...{ score: 30, risk: [{ code: 'FIRST_WITHDRAWAL', points: 30 }] },
  ...{ claimedBy: null, claimedUntil: null, approvedBy: null },
  ...more,
});

/** Answers the list, each case and every decision; tells what was sent. */
function open(list: QueuedWithdrawal[], more: Partial<WithdrawalCase> = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const record = async (path: string, request: Request) =>
    void sent.push({ path, body: await request.json().catch(() => null) });
  server.use(
    gateway.get('/wps/v2/ops/withdrawals', () =>
      ok({ list, pageNum: 1, totalPages: 1, totalCount: list.length }),
    ),
    gateway.get('/wps/v2/ops/withdrawals/{id}', ({ params }) =>
      ok({
        ...list.find(({ id }) => id === params['id'])!,
        ...{ account: { institutionName: 'Vietcombank', maskedNumber: '•••• 6789' } },
        ...{ steps: [], payouts: [], remark: null, proofs: [], firstResolution: null, ...more },
      }),
    ),
    gateway.post('/wps/v2/ops/withdrawals/{id}/claim', async ({ request }) => {
      await record('claim', request);
      return ok({ id: 'a', status: 'RISK_REVIEW' as const, approvedBy: null });
    }),
    gateway.post('/wps/v2/ops/withdrawals/{id}/release', async ({ request }) => {
      await record('release', request);
      return ok({ id: 'a', status: 'RISK_REVIEW' as const, approvedBy: null });
    }),
    gateway.post('/wps/v2/ops/withdrawals/{id}/approval', async ({ request }) => {
      await record('approval', request);
      return ok({ id: 'a', status: 'RISK_REVIEW' as const, approvedBy: 'o-1' });
    }),
    gateway.post('/wps/v2/ops/withdrawals/{id}/rejection', async ({ request }) => {
      await record('rejection', request);
      return ok({ id: 'a', status: 'REJECTED' as const, approvedBy: null });
    }),
    gateway.post('/wps/v2/ops/withdrawals/{id}/resolution', async ({ request }) => {
      await record('resolution', request);
      return ok({ id: 'a', status: 'PAYING' as const, approvedBy: null });
    }),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>
        <WithdrawalReviewPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

async function confirm(reason: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { hidden: true });
  await userEvent.type(within(dialog).getByRole('textbox', { hidden: true }), reason);
  await userEvent.click(within(dialog).getByRole('button', { name: /Confirm/, hidden: true }));
}

describe('the review of withdrawals', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-withdrawal-review', texts);
    await i18next.changeLanguage('en');
  });

  it('claims and approves by the keyboard', async () => {
    const sent = open([order('a')]);
    expect(await screen.findByText('First withdrawal +30')).toBeTruthy();
    await userEvent.keyboard('a');
    await confirm('checked by phone');
    await expect
      .poll(() => sent)
      .toEqual([
        { path: 'claim', body: null },
        { path: 'approval', body: { note: 'checked by phone' } },
      ]);
  });

  it('rejects with the code that the member reads in words', async () => {
    const sent = open([order('a')]);
    await screen.findByRole('region', { name: 'Details' });
    await userEvent.keyboard('r');
    const dialog = await screen.findByRole('dialog', { hidden: true });
    await userEvent.selectOptions(
      within(dialog).getByRole('combobox', { hidden: true }),
      texts.reason.NAME_DIFFERS,
    );
    await confirm('another person');
    await expect
      .poll(() => sent.at(-1))
      .toEqual({ path: 'rejection', body: { note: 'another person', reason: 'NAME_DIFFERS' } });
  });

  it('gives back what the operator has claimed, and only that', async () => {
    const claim = { claimedBy: 'o-1', claimedUntil: '2099-01-01T00:00:00.000Z' };
    useOperatorSession.setState({
      session: { token: 't', operatorId: 'o-1', username: 'an', roles: ['cashier'], lastLoginAt: null },
    });
    const sent = open([order('a', claim)]);
    await screen.findByRole('button', { name: /^Release/ });
    await userEvent.keyboard('l');
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: /Confirm/, hidden: true }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toEqual([{ path: 'release', body: null }]);
    cleanup();
    open([order('b', { ...claim, claimedBy: 'o-2' })]);
    await screen.findByRole('region', { name: 'Details' });
    expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
  });

  it('offers closing in place of rejection once a part was paid', async () => {
    open([order('a', { paid: '200000.00', remaining: '300000.00', reason: 'PAYOUT_FAILED' })]);
    expect(await screen.findByRole('button', { name: /Close with the part paid/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Reject/ })).toBeNull();
    expect(screen.getByText('The channel could not pay')).toBeTruthy();
  });

  it('shows the pictures and the remark of a dispute, and pays again', async () => {
    server.use(
      gateway.get(
        '/wps/v2/ops/withdrawals/{id}/proofs/{picture}',
        () => new HttpResponse(new Blob(['x'], { type: 'image/png' })) as never,
      ),
    );
    const sent = open([order('a', { status: 'NOT_RECEIVED' })], {
      remark: 'no money yet',
      proofs: ['p.png'],
    });
    expect(await screen.findByText('no money yet')).toBeTruthy();
    expect((await screen.findByRole('img', { name: 'Proof 1' })).getAttribute('src')).toBe('blob:picture');
    await userEvent.keyboard('p');
    await confirm('bank returned it');
    await expect
      .poll(() => sent.at(-1))
      .toEqual({ path: 'resolution', body: { note: 'bank returned it', resolution: 'PAY_AGAIN' } });
  });
});
