import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkAmount, groupTyped, typedAmount } from '~/lib/typed-amount';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import type { Deposit } from '../api/deposit.api';
import { DepositPage } from '../components/deposit-page';
import { stepStates } from '../model/steps';

describe('amounts', () => {
  it('reads what is typed as whole đồng', () => {
    expect(typedAmount('2.000.000', 'vi')).toBe('2000000.00');
    expect(typedAmount('007', 'vi')).toBe('7.00');
    expect(typedAmount('', 'vi')).toBeNull();
    expect(groupTyped('2000000x', 'vi')).toBe('2.000.000');
  });
  it('keeps to the channel’s limits, both ends included', () => {
    const limits = { min: '50000.00', max: '1000000.00' };
    expect(
      ['49999.00', '50000.00', '1000000.00', '1000001.00', null].map((a) => checkAmount(a, limits)),
    ).toEqual(['low', null, null, 'high', 'empty']);
  });
});

it('tracks each state', () => {
  expect(stepStates('PENDING')).toEqual(['done', 'now', 'next', 'next']);
  expect(stepStates('REVIEW')).toEqual(['done', 'done', 'now', 'next']);
  expect(stepStates('SUCCESS')).toEqual(['done', 'done', 'done', 'done']);
  expect(stepStates('EXPIRED')).toEqual(['done', 'failed', 'next', 'next']);
});

const deposit = (over: Partial<Deposit> = {}): Deposit => ({
  id: 'd1',
  channel: 'BANK',
  amount: '2000000.00',
  status: 'PENDING',
  transferCode: 'SV482170',
  payee: {
    bankBin: '970400',
    bankName: 'Ngân hàng Hoa Sen',
    accountNumber: '1903882100',
    accountName: 'CTY SEN VANG',
  },
  qr: '00020101021238570010A000000727',
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  creditedAmount: null,
  usdt: null,
  currency: 'VND',
  ...over,
});

let orders: { key: string | null; body: unknown }[] = [];
let stored: Deposit[] = [];
beforeEach(() => {
  orders = [];
  stored = [];
  server.use(
    gateway.get('/wps/v2/deposits/channels', () =>
      ok([
        {
          channel: 'BANK',
          currency: 'VND',
          min: '50000.00',
          max: '50000000.00',
          presets: ['200000.00', '2000000.00'],
        },
      ]),
    ),
    gateway.get('/wps/v2/deposits', () =>
      ok({ list: stored, pageNum: 1, totalPages: 1, pageSize: 10, totalCount: stored.length }),
    ),
    gateway.get('/wps/v2/deposits/{id}', () => ok(stored[0]!)),
    gateway.post('/wps/v2/deposits', async ({ request }) => {
      orders.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      stored = [deposit()];
      return ok(stored[0]!);
    }),
  );
});
const user = userEvent.setup();
const show = () => renderAt(<DepositPage />, { namespaces: ['deposit'] });

describe('the deposit page (SPEC-2.8.2)', () => {
  it('orders what a chip says and shows how to pay', async () => {
    await show();
    await user.click(await screen.findByRole('button', { name: '2 triệu' }));
    await user.click(screen.getByRole('button', { name: 'Tạo lệnh nạp' }));
    expect(await screen.findByRole('img', { name: 'Mã VietQR của lệnh nạp' })).toBeTruthy();
    expect(orders[0]?.body).toEqual({ channel: 'BANK', amount: '2000000.00' });
    expect(orders[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    const order = within(screen.getByRole('region', { name: 'Lệnh SV482170' }));
    for (const text of ['Ngân hàng Hoa Sen', '1903882100', 'CTY SEN VANG', '2.000.000 ₫', 'SV482170']) {
      expect(order.getByText(text)).toBeTruthy();
    }
    expect(order.getByRole('timer').textContent).toMatch(/^(10:00|09:5\d)$/);
  });

  it('names the e-wallet that is paid, in the list and at the code', async () => {
    const limits = { currency: 'VND', min: '10000.00', max: '50000000.00', presets: ['200000.00'] };
    server.use(
      gateway.get('/wps/v2/deposits/channels', () =>
        ok([
          { channel: 'BANK', ...limits },
          { channel: 'MOMO', ...limits },
        ]),
      ),
      gateway.post('/wps/v2/deposits', async ({ request }) => {
        orders.push({ key: null, body: await request.json() });
        stored = [deposit({ channel: 'MOMO' })];
        return ok(stored[0]!);
      }),
    );
    await show();
    await user.click(await screen.findByRole('radio', { name: /MoMo/ }));
    await user.click(screen.getByRole('button', { name: '200K' }));
    await user.click(screen.getByRole('button', { name: 'Tạo lệnh nạp' }));
    expect(await screen.findByText('MoMo · quét bằng ứng dụng ngân hàng hoặc ví')).toBeTruthy();
    expect(orders[0]?.body).toEqual({ channel: 'MOMO', amount: '200000.00' });
  });

  it('shows the address and the locked rate of an order in USDT, then its confirmations', async () => {
    const usdt = { amount: '19.13', rate: '26150.00', confirmations: 0, confirmationsNeeded: 20 };
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    const waiting = deposit({ channel: 'USDT', payee: { ...deposit().payee, accountNumber: '' }, qr: '' });
    const quoted = { ...waiting, qr: address, usdt, payee: { ...waiting.payee, accountNumber: address } };
    stored = [waiting];
    await show();
    expect(await screen.findByText(/Đang lấy địa chỉ và tỷ giá/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Mã QR địa chỉ ví USDT' })).toBeNull();
    stored = [quoted];
    const soon = { timeout: 5_000 };
    expect(await screen.findByRole('img', { name: 'Mã QR địa chỉ ví USDT' }, soon)).toBeTruthy();
    for (const text of [address, '19.13 USDT', '1 USDT = 26.150 ₫'])
      expect(screen.getByText(text)).toBeTruthy();
    stored = [{ ...quoted, usdt: { ...usdt, confirmations: 12 } }];
    expect(await screen.findByText('Đã thấy giao dịch: 12/20 xác nhận', undefined, soon)).toBeTruthy();
  }, 15_000);

  it('sends nothing outside the limits and says which', async () => {
    await show();
    await user.type(await screen.findByLabelText('Số tiền'), '1000');
    await user.click(screen.getByRole('button', { name: 'Tạo lệnh nạp' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Số tiền tối thiểu là 50.000 ₫');
    expect(orders).toEqual([]);
  });

  it('repeats an order of unclear outcome with the same key, and a changed one with a new key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      gateway.post('/wps/v2/deposits', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    await show();
    await user.click(await screen.findByRole('button', { name: '2 triệu' }));
    const press = async (n: number) => {
      await user.click(screen.getByRole('button', { name: 'Tạo lệnh nạp' }));
      await waitFor(() => expect(keys).toHaveLength(n));
      await screen.findByText('Kết nối có vấn đề, vui lòng thử lại');
    };
    await press(1);
    await press(2);
    expect(keys[1]).toBe(keys[0]);
    await user.click(screen.getByRole('button', { name: '200K' }));
    await press(3);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows the credited deposit', async () => {
    stored = [deposit()];
    const { client } = await show();
    await screen.findByRole('img', { name: 'Mã VietQR của lệnh nạp' });
    stored = [deposit({ status: 'SUCCESS', creditedAmount: '2000000.00' })];
    await client.invalidateQueries({ queryKey: ['deposits'] });
    expect((await screen.findByRole('status')).textContent).toBe('Tiền đã được cộng vào ví');
    expect(screen.queryByRole('img', { name: 'Mã VietQR của lệnh nạp' })).toBeNull();
  });
});
