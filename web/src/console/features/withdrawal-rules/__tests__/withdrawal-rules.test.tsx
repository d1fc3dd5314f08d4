import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { RequestHandler } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '~/lib/api/types';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { testClient } from '~/testing/render';
import shell from '../../../locales/en.json';
import { useOperatorSession } from '../../../session/session.store';
import approvals from '../../approvals/locales/en.json';
import review from '../../withdrawal-review/locales/en.json';
import texts from '../locales/en.json';
import { WithdrawalRulesPage } from '../withdrawal-rules-page';
import type { RiskCode, RiskRule } from '../withdrawal-rules.api';

const rule = (code: RiskCode, points: number, threshold: string, more: Partial<RiskRule> = {}): RiskRule => ({
  ...{ code, points, threshold, enabled: true, version: 4, changedBy: null, changedAt: null, reason: null },
  ...more,
});
const rules = [
  rule('LARGE_AMOUNT', 30, '2000000000'),
  rule('NEW_ACCOUNT', 20, '24'),
  rule('NO_DEPOSIT', 40, '0', {
    ...{ enabled: false, changedBy: 'o-9', changedAt: '2026-11-26T03:00:00.000Z', reason: 'free bets' },
  }),
];

const waiting: Schema<'Wallet.ApprovalResponse'>[] = ['LARGE_AMOUNT', 'VELOCITY'].map((code) => ({
  ...{ id: code, kind: 'RISK_RULE', subject: code, memberId: null, amount: null },
  before: { rule: code, threshold: '20000000.00', points: '30', state: 'ON', version: '4' },
  after: { rule: code, threshold: '20000000.00', points: '50', state: 'OFF', version: '4' },
  ...{ reason: `why ${code}`, status: 'PROPOSED', proposedBy: 'o-9' },
  ...{ proposedAt: '2026-11-23T09:12:00.000Z', expiresAt: '2026-11-30T09:12:00.000Z' },
  ...{ decidedBy: null, decidedAt: null, note: null, result: null },
}));

function open(roles: string[], ...first: RequestHandler[]) {
  const sent: { code: unknown; body: unknown }[] = [];
  useOperatorSession.setState({
    session: { token: 't', operatorId: 'o-1', username: 'an', roles, lastLoginAt: null },
  });
  server.use(
    ...first,
    gateway.get('/wps/v2/ops/withdrawal-rules', () => ok(rules)),
    gateway.get('/wps/v2/ops/approvals/wallet', () =>
      ok({ list: waiting, pageNum: 1, totalPages: 1, totalCount: waiting.length }),
    ),
    gateway.get('/wps/v2/ops/operators/names', () => ok([{ id: 'o-9', username: 'thu' }])),
    gateway.put('/wps/v2/ops/withdrawal-rules/{code}', async ({ request, params }) => {
      sent.push({ code: params['code'], body: await request.json() });
      return ok({ id: 'a', status: 'PROPOSED' as const });
    }),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter initialEntries={['/withdrawal-rules']}>
        <WithdrawalRulesPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

const theDialog = async () => within(await screen.findByRole('dialog', { hidden: true }));

describe('the rules that send a withdrawal to review', () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
    i18next.addResourceBundle('en', 'console', shell);
    i18next.addResourceBundle('en', 'console-withdrawal-review', review);
    i18next.addResourceBundle('en', 'console-withdrawal-rules', texts);
    i18next.addResourceBundle('en', 'console-approvals', approvals);
    await i18next.changeLanguage('en');
  });

  it('show when they apply, who changed them and why', async () => {
    open(['cashier']);
    expect((await screen.findAllByText('from 20,000,000.00')).length).toBeGreaterThan(0);
    expect(screen.getByText('less than 24 hours after it was bound')).toBeTruthy();
    await userEvent.click(screen.getByText(review.risk.NO_DEPOSIT));
    expect(screen.getByText('free bets')).toBeTruthy();
    expect(await screen.findByText('thu')).toBeTruthy();
  });

  it('are only read by cashiers', async () => {
    open(['cashier']);
    expect(await screen.findByText(/Only administrators can change/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
  });

  it('show what waits for a second person at the rule that it would change', async () => {
    open(['admin']);
    const pending = await screen.findByRole('region', { name: approvals.pending });
    expect(pending.textContent).toContain(`${review.risk.LARGE_AMOUNT} · Points 30 → 50 · State On → Off`);
    expect(pending.textContent).not.toContain('why VELOCITY');
    await userEvent.click(screen.getByText(review.risk.NO_DEPOSIT));
    expect(screen.queryByRole('region', { name: approvals.pending })).toBeNull();
  });

  it('are changed with a reason, with the old next to the new figure', async () => {
    const sent = open(['admin']);
    await userEvent.click(await screen.findByRole('button', { name: /Change/ }));
    const dialog = await theDialog();
    expect(dialog.getByRole('button', { name: /Confirm/, hidden: true })).toHaveProperty('disabled', true);
    const amount = dialog.getByLabelText(texts.input.amount);
    await userEvent.clear(amount);
    await userEvent.type(amount, '50000000');
    const figures = dialog.getByLabelText(texts.compare);
    expect(figures.textContent).toContain('from 20,000,000.00 → from 50,000,000.00');
    expect(figures.textContent).toContain('30 (unchanged)');
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'new year{Enter}');
    await expect
      .poll(() => sent)
      .toEqual([
        {
          code: 'LARGE_AMOUNT',
          body: { points: 30, threshold: '5000000000', enabled: true, version: 4, reason: 'new year' },
        },
      ]);
  });

  it('are opened by Enter in the list and switched off', async () => {
    const sent = open(['admin']);
    const list = await screen.findByRole('region', { name: texts.title });
    list.focus();
    await userEvent.keyboard('j{Enter}');
    const dialog = await theDialog();
    await userEvent.click(dialog.getByLabelText(texts.input.enabled));
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'too many{Enter}');
    await expect
      .poll(() => sent)
      .toEqual([
        {
          code: 'NEW_ACCOUNT',
          body: { points: 20, threshold: '24', enabled: false, version: 4, reason: 'too many' },
        },
      ]);
  });

  it('say that they did not load', async () => {
    open(
      ['cashier'],
      gateway.get('/wps/v2/ops/withdrawal-rules', () => refused(503, 'SERVICE_UNAVAILABLE')),
    );
    expect((await screen.findByRole('alert')).textContent).toContain(shell.list.error);
  });
});
