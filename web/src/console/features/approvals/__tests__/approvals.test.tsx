import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { useOperatorSession } from '../../../session/session.store';
import type { Approval } from '../approvals.api';
import { ApprovalsPage } from '../approvals-page';
import texts from '../locales/en.json';
import { PoliciesPage } from '../policies-page';
import { PayoutDialog, WriteOffDialog } from '../proposal-dialogs';

const approval: Approval = {
  ...{ id: 'a', kind: 'ADJUSTMENT', subject: 'm-1', memberId: 'm-1', amount: '-50000.00' },
  ...{ before: { balance: '70000.00' }, after: { balance: '20000.00' }, reason: 'double credit' },
  ...{ status: 'PROPOSED', proposedBy: 'o-2', proposedAt: '2026-11-23T09:12:00.000Z' },
  ...{ expiresAt: '2026-11-30T09:12:00.000Z', decidedBy: null, decidedAt: null, note: null, result: null },
};
const path = '/wps/v2/ops/approvals/wallet';

function show(page: ReactNode): void {
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

function open(list: Approval[]): void {
  server.use(gateway.get(path, () => ok({ list, pageNum: 1, totalPages: 1, totalCount: list.length })));
  show(<ApprovalsPage />);
}

const dialogOf = async () => within(await screen.findByRole('dialog', { hidden: true }));
const confirm = (dialog: Awaited<ReturnType<typeof dialogOf>>) =>
  userEvent.click(dialog.getByRole('button', { name: /Confirm/, hidden: true }));

describe('approvals by a second person', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-approvals', texts);
    await i18next.changeLanguage('en');
    const session = { token: 't', operatorId: 'o-1', username: 'one', roles: ['operator', 'ledger'] };
    useOperatorSession.getState().begin({ ...session, lastLoginAt: null });
    server.use(gateway.get('/wps/v2/ops/operators/names', () => ok([{ id: 'o-2', username: 'lan.ledger' }])));
  });

  it('show each value before and after, who proposed it and the member by name', async () => {
    const { session, begin } = useOperatorSession.getState();
    begin({ ...session!, roles: ['operator', 'ledger', 'support'] });
    const name = { memberId: 'm-1', username: 'minhtam88' };
    server.use(gateway.get('/wps/v2/ops/members/{memberId}/name', () => ok(name)));
    open([approval]);
    const details = within(await screen.findByRole('region', { name: shell.list.details }));
    const row = details.getByRole('row', { name: /Balance/ });
    expect(row.textContent).toBe('Balance70,000.0020,000.00');
    expect(await details.findByText('lan.ledger')).toBeTruthy();
    const link = await details.findByRole('link', { name: 'minhtam88' });
    expect(link.getAttribute('href')).toBe('/members?search=m-1');
  });

  it('of every service that the roles decide in are one list, decided where they were made', async () => {
    const { session, begin } = useOperatorSession.getState();
    begin({ ...session!, roles: ['operator', 'rewards'] });
    const of = (list: Approval[]) => ok({ list, pageNum: 1, totalPages: 1, totalCount: list.length });
    const rate = { ...approval, id: 'r', kind: 'CASHBACK_RATE', memberId: null, amount: null };
    const first = { ...rate, proposedAt: '2026-11-20T09:12:00.000Z', reason: 'the oldest' };
    const decided: unknown[] = [];
    server.use(
      gateway.get('/wps/v2/ops/approvals/promotions', () => of([first])),
      gateway.get('/wps/v2/ops/approvals/points', () => refused(503, 'SERVICE_UNAVAILABLE')),
      gateway.post('/wps/v2/ops/approvals/promotions/{id}/approval', ({ params }) => {
        decided.push(params['id']);
        return ok({ id: 'r', status: 'APPROVED' as const });
      }),
    );
    open([approval]);
    const [, oldest, next] = await screen.findAllByRole('row');
    expect(oldest!.textContent).toContain('the oldest');
    expect(next!.textContent).toContain('double credit');
    expect(screen.getByText('2 proposals')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(texts.service.points);
    await userEvent.keyboard('a');
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByRole('textbox', { hidden: true }), 'as agreed');
    await confirm(dialog);
    await expect.poll(() => decided).toEqual(['r']);
  });

  it('say so when the platform refuses the decision', async () => {
    open([approval]);
    server.use(gateway.post(`${path}/{id}/approval`, () => refused(403, 'APPROVAL_OPERATOR_NEW')));
    await screen.findByRole('region', { name: shell.list.details });
    await userEvent.keyboard('a');
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByRole('textbox', { hidden: true }), 'fine');
    await confirm(dialog);
    expect(await dialog.findByRole('alert', { hidden: true })).toBeTruthy();
  });

  it('that the operator proposed can only be taken back', async () => {
    let note: unknown;
    open([{ ...approval, proposedBy: 'o-1' }]);
    server.use(
      gateway.post(`${path}/{id}/withdrawal`, async ({ request }) => {
        note = await request.json();
        return ok({ id: 'a', status: 'WITHDRAWN' as const });
      }),
    );
    expect(await screen.findByText(texts.ownNote)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
    await userEvent.keyboard('w');
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByRole('textbox', { hidden: true }), 'wrong member');
    await confirm(dialog);
    await expect.poll(() => note).toEqual({ note: 'wrong member' });
  });

  it('begin with an adjustment of member, amount and reason', async () => {
    let body: unknown;
    open([]);
    server.use(
      gateway.post('/wps/v2/ops/adjustments', async ({ request }) => {
        body = await request.json();
        return ok({ id: 'a', status: 'PROPOSED' as const });
      }),
    );
    await screen.findByText(texts.empty);
    await userEvent.keyboard('n');
    const dialog = await dialogOf();
    const memberId = '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10';
    await userEvent.type(dialog.getByLabelText(texts.memberId), memberId);
    await userEvent.type(dialog.getByLabelText(texts.amountField), '-50000');
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'double credit');
    await confirm(dialog);
    await expect.poll(() => body).toEqual({ memberId, amount: '-50000.00', reason: 'double credit' });
  });

  it('begin with a payout of what is left to one of the bank accounts, or say that there is none', async () => {
    let body: unknown;
    const account = {
      id: 'b-1',
      kind: 'BANK' as const,
      institution: '970436',
      institutionName: 'Vietcombank',
    };
    const bound = {
      ...account,
      maskedNumber: '•••• 6789',
      holder: 'NGUYEN VAN AN',
      usableFrom: '2026-11-01T00:00:00.000Z',
    };
    server.use(
      gateway.get('/wps/v2/ops/members/{memberId}/account-payout', () =>
        ok({ status: 'LOCKED' as const, isClosed: true, payable: '300000.00', accounts: [bound] }),
      ),
      gateway.post('/wps/v2/ops/members/{memberId}/account-payout', async ({ request }) => {
        body = await request.json();
        return ok({ id: 'a', status: 'PROPOSED' as const });
      }),
    );
    show(<PayoutDialog memberId="m-1" onClose={() => undefined} />);
    const dialog = await dialogOf();
    expect(await dialog.findByText('300,000.00 can be paid out')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'closed on request');
    await confirm(dialog);
    await expect
      .poll(() => body)
      .toEqual({ accountId: 'b-1', amount: '300000.00', reason: 'closed on request' });
  });

  it('begin with the write-off of a claim', async () => {
    let body: unknown;
    server.use(
      gateway.post('/wps/v2/ops/claims/{claimId}/write-off', async ({ request }) => {
        body = await request.json();
        return ok({ id: 'a', status: 'PROPOSED' as const });
      }),
    );
    show(<WriteOffDialog claimId="c-1" open="700.00" onClose={() => undefined} />);
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'left the team');
    await confirm(dialog);
    await expect.poll(() => body).toEqual({ reason: 'left the team' });
  });

  it('follow rules, which are changed by a proposal', async () => {
    let body: unknown;
    server.use(
      gateway.get(`${path}/policies`, () =>
        ok([
          { kind: 'ADJUSTMENT', secondFrom: null, validDays: 7 },
          { kind: 'RISK_RULE', secondFrom: null, validDays: 7 },
        ]),
      ),
      gateway.put(`${path}/policies/{kind}`, async ({ request }) => {
        body = await request.json();
        return ok({ id: 'a', status: 'PROPOSED' as const });
      }),
    );
    show(<PoliciesPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Balance adjustment (Wallet)' }));
    const dialog = await dialogOf();
    await userEvent.type(dialog.getByLabelText(texts.secondFrom), '500000');
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'small ones are many');
    await confirm(dialog);
    await expect
      .poll(() => body)
      .toEqual({ secondFrom: '500000.00', validDays: 7, reason: 'small ones are many' });
  });
});
