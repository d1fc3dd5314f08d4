import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { partedBalance } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import type { WithdrawalTerms } from '../api/withdrawal.api';
import { WithdrawalConditions } from '../components/withdrawal-conditions';

const required = { required: '10000000.00', done: '4000000.00' };
const deposit = { id: 'd', kind: 'DEPOSIT', isBonus: false, status: 'ACTIVE' as const, ...required };
const given = { id: 'b', kind: 'BONUS', isBonus: true, status: 'ACTIVE' as const, ...required };

beforeEach(() => {
  useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
  server.use(
    gateway.get('/wps/v2/wallets/balance', () => ok(partedBalance())),
    gateway.get('/wps/v2/claims', () => ok({ list: [], currency: 'VND' })),
  );
});

async function show(requirements: WithdrawalTerms['requirements']) {
  const terms = {
    ...{ available: '950000.00', withdrawable: '0.00', turnoverLeft: '6000000.00', requirements },
    ...{ isOpen: true, identity: { level: 2, need: null, dailyTotal: '0.00' } },
  } as WithdrawalTerms;
  await renderAt(<WithdrawalConditions terms={terms} />, {
    namespaces: ['withdrawal', 'balance-details', 'bonus'],
  });
  return screen.getByRole('region', { name: 'Điều kiện rút tiền' });
}
const giveUp = () => screen.queryAllByRole('button', { name: 'Hủy khoản thưởng này' });

describe('the conditions of a withdrawal', () => {
  it('show the money apart', async () => {
    const region = await show([]);
    await waitFor(() => expect(within(region).getAllByRole('term')).toHaveLength(5));
    expect(region.textContent).toContain('Đang giữ300.000,00 ₫');
    expect(region.textContent).toContain('Đang nợ25.000,00 ₫');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('H6 name what is owed by a contract, and how much of it is paid', async () => {
    const claim = { id: 'c', amount: '1000000.00', paid: '250000.00', reason: 'Contract DIVIDEND 2026-11-A' };
    const list = [{ ...claim, openedAt: '2026-11-22T08:11:00.120Z' }];
    server.use(gateway.get('/wps/v2/claims', () => ok({ list, currency: 'VND' })));
    const region = await show([]);
    const bar = await within(region).findByRole('progressbar', { name: 'Cổ tức 2026-11-A' });
    expect(bar.getAttribute('aria-valuetext')).toContain('Đã trả');
    expect(region.textContent).toContain('Phải trả theo hợp đồng đại lý');
  });

  it('H6 say that what is owed by a contract could not be read', async () => {
    server.use(gateway.get('/wps/v2/claims', () => refused(400, 'REFUSED')));
    const region = await show([]);
    expect(await within(region).findByText('Không tải được khoản phải trả theo hợp đồng')).toBeTruthy();
    expect(within(region).getByRole('button', { name: 'Thử lại' })).toBeTruthy();
  });

  it('list each requirement, and offer to give up the bonus alone', async () => {
    const region = await show([given, deposit]);
    expect(within(region).getAllByRole('progressbar')).toHaveLength(2);
    expect(giveUp()).toHaveLength(1);
  });

  it('say of a bonus that ends what it waits for', async () => {
    const region = await show([{ ...given, status: 'EXPIRING' }]);
    expect(region.textContent).toContain('Kết thúc khi các lượt cược chờ kết quả xong.');
    expect(giveUp()).toHaveLength(0);
  });
});
