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
import { CashbackRatesPage, PointRatiosPage } from '../rates-page';

const START = '1970-01-01T00:00:00.000Z';
const rate = {
  ...{ category: 'RNG' as const, vassalage: '', merchantCode: '', ratePpm: 8_000, validFrom: START },
  ...{ changedBy: null as string | null, changedAt: '2026-11-01T00:00:00.000Z' },
};
const ratio = {
  ...{ pointType: 'rng' as const, merchantCode: '', ratio: '1000000', validFrom: START },
  ...{ changedBy: null, changedAt: '2026-11-01T00:00:00.000Z' },
};

function show(
  page: 'cashback' | 'points',
  rates: (typeof rate)[] = [rate],
  pending: Schema<'Promotions.ApprovalResponse'>[] = [],
) {
  const waiting = (kind: string) =>
    ok({ list: pending.filter((one) => one.kind === kind), pageNum: 1, totalPages: 1, totalCount: 1 });
  server.use(
    gateway.get('/wps/v2/ops/approvals/promotions', () => waiting('CASHBACK_RATE')),
    gateway.get('/wps/v2/ops/approvals/points', () => waiting('POINT_RATIO')),
    gateway.get('/wps/v2/ops/operators/names', () => ok([{ id: 'op-1', username: 'lan' }])),
    gateway.get('/wps/v2/ops/cashback/rates', () => ok(rates)),
    gateway.get('/wps/v2/ops/points/ratios', () =>
      ok([ratio, { ...ratio, pointType: 'redeem', ratio: '100' }]),
    ),
  );
  render(
    <QueryClientProvider client={testClient()}>
      <MemoryRouter>{page === 'cashback' ? <CashbackRatesPage /> : <PointRatiosPage />}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** What the page sends when a rate is set. */
function sentTo(path: '/wps/v2/ops/cashback/rates' | '/wps/v2/ops/points/ratios'): unknown[] {
  const sent: unknown[] = [];
  server.use(
    gateway.post(path, async ({ request }) => {
      sent.push(await request.json());
      return ok({ id: 'a', status: 'PROPOSED' as const });
    }),
  );
  return sent;
}

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Set a new rate/ }));
  return within(screen.getByRole('dialog', { hidden: true }));
};

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
  i18next.addResourceBundle('en', 'console', shell);
  i18next.addResourceBundle('en', 'console-rates', texts);
  i18next.addResourceBundle('en', 'console-approvals', approvals);
  await i18next.changeLanguage('en');
});

describe('the cashback rates', () => {
  it('shows what holds, what is to come, and the history with its operators', async () => {
    show('cashback', [
      rate,
      { ...rate, ratePpm: 9_000, validFrom: '2026-11-10T00:00:00.000Z', changedBy: 'op-1' },
      { ...rate, ratePpm: 12_500, validFrom: '2099-01-01T00:00:00.000Z', changedBy: 'op-1' },
      { ...rate, vassalage: 'LOTUS', ratePpm: 0 },
    ]);
    const [, general, own] = await screen.findAllByRole('row');
    expect(general!.textContent).toContain('0.9%');
    expect(general!.textContent).toContain('1.25%, from Jan 1, 2099');
    expect(own!.textContent).toContain('Vendor LOTUS');
    const [coming, current, past] = screen.getAllByRole('listitem');
    expect(coming!.textContent).toContain(texts.states.coming);
    expect(current!.textContent).toContain(texts.states.current);
    expect(past!.textContent).toContain(texts.initial);
    expect(await screen.findAllByText(/Set by lan/)).toHaveLength(2);
  });

  it('shows the old and the new rate with an example, and sends it for as soon as it may', async () => {
    show('cashback');
    const sent = sentTo('/wps/v2/ops/cashback/rates');
    const dialog = await openDialog();
    const percent = dialog.getByLabelText(texts.unit.percent);
    await userEvent.clear(percent);
    await userEvent.type(percent, '1.2');
    expect(dialog.getByText('0.8% → 1.2%')).toBeTruthy();
    expect(dialog.getByText('With 10,000,000 of valid bets: 80,000 → 120,000')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'new year{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      ...{ category: 'RNG', ratePpm: 12_000, vassalage: '', merchantCode: '' },
      ...{ version: 1, reason: 'new year' },
    });
  });

  it('compares a vendor’s first rate with the general one, and sends the chosen instant by the brand’s clock', async () => {
    show('cashback', [rate, { ...rate, category: 'LIVE' as never, ratePpm: 5_000 }]);
    const sent = sentTo('/wps/v2/ops/cashback/rates');
    await userEvent.click(await screen.findByRole('button', { name: texts.addOwn }));
    await userEvent.selectOptions(screen.getByLabelText(texts.cashback.kind), 'LIVE');
    await userEvent.type(screen.getByLabelText(texts.vendorCode), 'LOTUS');
    fireEvent.change(screen.getByLabelText(texts.unit.percent), { target: { value: '0.7' } });
    fireEvent.change(screen.getByLabelText(texts.validFrom), { target: { value: '2098-05-01T07:30' } });
    expect(screen.getByText('0.5% → 0.7%')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(shell.list.reason), 'first of the vendor');
    await userEvent.click(screen.getByRole('button', { name: /Confirm/, hidden: true }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      ...{ category: 'LIVE', ratePpm: 7_000, vassalage: 'LOTUS', merchantCode: '' },
      ...{ validFrom: '2098-05-01T00:30:00.000Z', version: 0, reason: 'first of the vendor' },
    });
  });

  it('shows the rates that wait for a second person', async () => {
    const proposal: Schema<'Promotions.ApprovalResponse'> = {
      ...{ id: 'a', kind: 'CASHBACK_RATE', subject: '["RNG","",""]', memberId: null, amount: null },
      before: { gameType: 'RNG', cashback: '0.8%', version: '1' },
      after: { gameType: 'RNG', cashback: '1.2%', validFrom: 'SOON' },
      ...{ reason: 'new year', status: 'PROPOSED', proposedBy: 'op-1' },
      ...{ proposedAt: '2026-11-23T09:12:00.000Z', expiresAt: '2026-11-30T09:12:00.000Z' },
      ...{ decidedBy: null, decidedAt: null, note: null, result: null },
    };
    show('cashback', [rate], [proposal]);
    const pending = await screen.findByRole('region', { name: approvals.pending });
    expect(pending.textContent).toContain('Slots · Cashback 0.8% → 1.2%');
    expect(pending.textContent).toContain(approvals.code.SOON);
  });

  it('names the rate that is set already and replaces the new one', async () => {
    show('cashback', [rate, { ...rate, ratePpm: 12_500, validFrom: '2099-01-01T00:00:00.000Z' }]);
    const dialog = await openDialog();
    expect(dialog.getByText(/the rate 1.25%, which is set already/)).toBeTruthy();
  });

  it('keeps the dialog open with the reason of a refusal', async () => {
    show('cashback');
    server.use(
      gateway.post('/wps/v2/ops/cashback/rates', () =>
        refused(409, 'RATE_EXISTS', undefined, 'Another rate begins at this instant.'),
      ),
    );
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'new year{Enter}');
    expect(await dialog.findByText('Another rate begins at this instant.')).toBeTruthy();
  });

  it('says what failed where the list did not load', async () => {
    show('cashback');
    server.use(gateway.get('/wps/v2/ops/cashback/rates', () => refused(403, 'FORBIDDEN', undefined, 'No.')));
    expect((await screen.findByRole('alert')).textContent).toContain('No.');
  });
});

describe('the ratios of points', () => {
  it('writes what earns a point and what points buy', async () => {
    show('points');
    const [, slots, redeem] = await screen.findAllByRole('row');
    expect(slots!.textContent).toContain('10,000 = 1 point');
    expect(redeem!.textContent).toContain('100 points = 1');
  });

  it('sends the valid bet for a point in minor units, and 0 turns the source off', async () => {
    show('points');
    const sent = sentTo('/wps/v2/ops/points/ratios');
    const dialog = await openDialog();
    const amount = dialog.getByLabelText(texts.unit.amount);
    await userEvent.clear(amount);
    await userEvent.type(amount, '20000');
    expect(dialog.getByText('With 10,000,000 of valid bets: 1,000 points → 500 points')).toBeTruthy();
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    expect(dialog.getByText('10,000 = 1 point → Off')).toBeTruthy();
    await userEvent.clear(amount);
    await userEvent.type(amount, '25000');
    await userEvent.type(dialog.getByLabelText(shell.list.reason), 'fewer points{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      ...{ pointType: 'rng', ratio: '2500000', merchantCode: '' },
      ...{ version: 1, reason: 'fewer points' },
    });
  });
});
