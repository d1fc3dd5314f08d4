import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as crypto from '~/lib/crypto';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt } from '~/testing/render';
import type { BankAccount } from '../api/bank-account.api';
import type { WithdrawalTerms } from '../api/withdrawal.api';
import { WithdrawalForm } from '../components/withdrawal-form';

const account: BankAccount = {
  id: 'a1',
  institution: '970436',
  institutionName: 'Vietcombank',
  kind: 'BANK',
  maskedNumber: '•••• 6789',
  holder: 'NGUYEN VAN AN',
  usableFrom: '2026-01-01T00:00:00.000Z',
};
const terms = {
  ...{ available: '900000.00', withdrawable: '900000.00', min: '100000.00', max: '5000000.00' },
  ...{ fee: '0.00', usedCount: 0, dailyCount: 5 },
} as WithdrawalTerms;

const user = userEvent.setup();
let sent: { fundPassword: string }[] = [];
let created: string[] = [];
let refusals: Response[] = [];

beforeEach(async () => {
  sent = [];
  created = [];
  refusals = [];
  server.use(
    gateway.post('/wps/v2/withdrawals', async ({ request }) => {
      sent.push((await request.json()) as { fundPassword: string });
      return (refusals.shift() ?? ok({ id: 'w1' })) as never;
    }),
  );
  await renderAt(<WithdrawalForm accounts={[account]} terms={terms} onCreated={(id) => created.push(id)} />, {
    namespaces: ['withdrawal'],
  });
  await user.type(screen.getByLabelText(/^Số tiền/), '400000');
  await user.type(screen.getByLabelText(/^Mật khẩu rút tiền/), '246810');
});

const press = () => user.click(screen.getByRole('button', { name: 'Gửi lệnh rút' }));
const code = () => screen.queryByLabelText(/^Mã từ ứng dụng xác thực/);

describe('the form of a withdrawal', () => {
  it('SEC-S4.1 seals the fund password, anew for each try', async () => {
    refusals = [refused(422, 'FUND_PASSWORD_WRONG', { triesLeft: 4 }, 'Mật khẩu không đúng.')];
    await press();
    expect(await screen.findByText('Mật khẩu không đúng.')).toBeTruthy();
    await press();
    await waitFor(() => expect(created).toEqual(['w1']));
    expect(sent).toHaveLength(2);
    for (const { fundPassword } of sent) expect(fundPassword).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(sent[0]!.fundPassword).not.toBe(sent[1]!.fundPassword);
    expect(JSON.stringify(sent)).not.toContain('246810');
    expect(code()).toBeNull();
  });

  it('SEC-S15.2 asks for the code of the authenticator once the platform does, and seals it in', async () => {
    const sealed = vi.spyOn(crypto, 'sealFundPassword');
    refusals = [refused(422, 'FACTOR_CODE_REQUIRED', undefined, 'Vui lòng nhập mã.')];
    await press();
    expect(await screen.findByText('Vui lòng nhập mã.')).toBeTruthy();
    await user.type(code()!, '123456');
    await press();
    await waitFor(() => expect(created).toEqual(['w1']));
    expect(sealed.mock.calls.map(([proof]) => proof)).toEqual([
      { fundPassword: '246810', factorCode: undefined },
      { fundPassword: '246810', factorCode: '123456' },
    ]);
    expect(Object.keys(sent[1]!).toSorted()).toEqual(['accountId', 'amount', 'fundPassword']);
  });
});
