import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as crypto from '~/lib/crypto';
import { rule, status } from '~/testing/fixtures';
import { openMemberPage } from '~/testing/member';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import type { FundPasswordState } from '../api/fund-password.api';
import { fitsRule, fundPasswordRule } from '../model/fund-password';

const PATH = '/wps/v2/fund-password';
const user = userEvent.setup();
const site = status({
  rules: {
    paymentPassword: rule({ patternId: 6, acceptedPattern: '^[0-9]+$', minLength: 6, maxLength: 6 }),
  },
});

async function open(state: FundPasswordState) {
  server.use(gateway.get(PATH, () => ok(state)));
  const sealed = vi.spyOn(crypto, 'encryptPayload');
  await openMemberPage('fundPassword', { site });
  return { sent: () => sealed.mock.calls.at(-1)?.[0] };
}
const type = async (label: RegExp, text: string) => user.type(await screen.findByLabelText(label), text);
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the fund password', () => {
  it('is set by the log-in password; the brand’s rule is asked before the server is', async () => {
    const { sent } = await open({ set: false, lockedUntil: null });
    server.use(gateway.post(PATH, () => ok(null)));
    await type(/^Mật khẩu đăng nhập/, 'Hoa-Sen-26');
    await type(/^Mật khẩu rút tiền mới/, '12a45');
    await type(/^Nhập lại mật khẩu rút tiền/, '123456');
    await press('Đặt mật khẩu rút tiền');
    expect(await screen.findByText('Hai lần nhập không khớp')).toBeTruthy();
    expect(sent()).toBeUndefined();
    await user.clear(screen.getByLabelText(/^Mật khẩu rút tiền mới/));
    await type(/^Mật khẩu rút tiền mới/, '123456');
    await press('Đặt mật khẩu rút tiền');
    await waitFor(() =>
      expect(sent()).toEqual({
        password: 'Hoa-Sen-26',
        newFundPassword: '123456',
        confirmFundPassword: '123456',
      }),
    );
  });

  it('says what the server says of a wrong one', async () => {
    await open({ set: true, lockedUntil: null });
    server.use(
      gateway.put(PATH, () => refused(422, 'FUND_PASSWORD_WRONG', { triesLeft: 4 }, 'Mật khẩu không đúng.')),
    );
    await type(/^Mật khẩu rút tiền hiện tại/, '000000');
    await type(/^Mật khẩu rút tiền mới/, '123456');
    await type(/^Nhập lại mật khẩu rút tiền/, '123456');
    await press('Đổi mật khẩu rút tiền');
    expect((await screen.findByRole('alert')).textContent).toBe('Mật khẩu không đúng.');
  });

  it('SPEC-4.6 begins with the reset while it is locked: a code is sent, and again only after its minutes', async () => {
    const { sent } = await open({ set: true, lockedUntil: '2026-11-21T09:00:00.000Z' });
    let asked = 0;
    server.use(
      gateway.post(`${PATH}/code`, () => ((asked += 1), ok({ expiredMinutes: 5, channel: 'email' }))),
      gateway.post(`${PATH}/reset`, () => ok(null)),
    );
    expect(await screen.findByText(/^Mật khẩu rút tiền bị tạm khóa/)).toBeTruthy();
    await press('Gửi mã');
    expect(await screen.findByText('Mã đã được gửi đến email của bạn.')).toBeTruthy();
    const again = screen.getByRole<HTMLButtonElement>('button', { name: /^Gửi lại sau 0[45]:/ });
    expect(again.disabled).toBe(true);
    expect(asked).toBe(1);
    await type(/^Mật khẩu đăng nhập/, 'Hoa-Sen-26');
    await type(/^Mã xác minh/, ' 808182 ');
    await type(/^Mật khẩu rút tiền mới/, '654321');
    await type(/^Nhập lại mật khẩu rút tiền/, '654321');
    await press('Đặt lại mật khẩu rút tiền');
    await waitFor(() => expect(sent()).toMatchObject({ verificationCode: '808182', password: 'Hoa-Sen-26' }));
  });

  it('has the house’s bounds where the brand names none', () => {
    expect(fundPasswordRule(undefined)).toEqual({ min: 6, max: 64, digitsOnly: false, pattern: undefined });
    const brand = fundPasswordRule({
      paymentPassword: rule({ minLength: 4, maxLength: 4, acceptedPattern: '(' }),
    });
    expect(fitsRule('abcd', brand)).toBe(true);
    expect(fitsRule('abc', brand)).toBe(false);
  });
});
