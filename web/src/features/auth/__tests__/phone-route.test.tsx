import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PhoneServiceError } from '~/features/phone-auth';
import * as crypto from '~/lib/crypto';
import { loginAnswer, registerAnswer, status } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';

const outside = vi.hoisted(() => ({ loaded: 0, send: vi.fn(), confirm: vi.fn() }));
vi.mock('~/features/phone-auth/model/firebase-service', () => {
  outside.loaded += 1;
  return {
    FirebaseService: class {
      send = outside.send;
      confirm = outside.confirm;
    },
  };
});

const user = userEvent.setup();
const own = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'DIRECTREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
] as const;
const site = status({ flags: [...own, 'PHONEAUTH3'] });
const inDialog = { selector: '[role=dialog] input' };
const proof = { firebaseChannel: 'sms', idToken: 'token-of-the-provider' };
let ownCodes = 0;

async function send(at: string, options = { site }) {
  const view = await renderApp(at, options);
  await user.click(await screen.findByRole('tab', { name: 'Số điện thoại' }));
  await user.type(await screen.findByLabelText(/^Số điện thoại/, inDialog), '0912345678');
  await user.click(await screen.findByRole('button', { name: 'Gửi mã' }));
  return view;
}
const type = async (label: RegExp, text: string) =>
  user.type(await screen.findByLabelText(label, inDialog), text);

beforeEach(() => {
  sessionStorage.clear();
  ownCodes = 0;
  outside.send.mockReset().mockResolvedValue(undefined);
  outside.confirm.mockReset().mockResolvedValue(proof.idToken);
  server.use(
    gateway.get('/wps/verification/phone', () =>
      ok({ enabled: true, expiredMinutes: 1, client: { apiKey: 'key' }, errors: [] }),
    ),
    http.post('/wps/verification/sms/:purpose', () => {
      ownCodes += 1;
      return ok({ expiredMinutes: 5 });
    }),
  );
});

describe('codes by the outside phone service', () => {
  it('loads nothing of it where the brand has not switched it on', async () => {
    await send('/nowhere?m=login', { site: status({ flags: [...own] }) });
    expect(await screen.findByText('Đã gửi. Mã có hiệu lực 5 phút.')).toBeTruthy();
    expect([ownCodes, outside.loaded, outside.send.mock.calls]).toEqual([1, 0, []]);
  });

  it('SPEC-4.6 SPEC-9.7 counts 60 s down, and asks for no code of ours', async () => {
    await send('/nowhere?m=login');
    expect(await screen.findByText('Đã gửi. Vui lòng xem tin nhắn của bạn.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Gửi lại (01:00|00:5\d)$/ })).toHaveProperty('disabled', true);
    expect(outside.send).toHaveBeenCalledExactlyOnceWith('+84912345678');
    expect(ownCodes).toBe(0);
  });

  it('SPEC-4.7 logs in by the identity token, after a wrong code in words of this language', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(gateway.post('/wps/session/login', () => ok(loginAnswer({ token: 't-service', type: 0 }))));
    await send('/nowhere?m=login');
    await type(/^Mã xác minh SMS/, ' 123456 ');
    outside.confirm.mockRejectedValueOnce(new PhoneServiceError('auth/invalid-verification-code'));
    const submit = screen.getAllByRole('button', { name: 'Đăng nhập' }).at(-1) as HTMLElement;
    await user.click(submit);
    expect(await screen.findByText('Mã xác minh không đúng.')).toBeTruthy();
    expect(sealed).not.toHaveBeenCalled();
    await type(/^Mã xác minh SMS/, '654321');
    await user.click(submit);
    await waitFor(() => expect(sessionStorage.getItem('token')).toBe('t-service'));
    expect(outside.confirm.mock.calls).toEqual([['123456'], ['654321']]);
    expect(sealed.mock.calls[0]?.[0]).toEqual({
      ...{ type: 'sms', mobileNum: '912345678', countryDialingCode: '84', remember: false },
      ...proof,
    });
  });

  it('SPEC-4.7 SPEC-7.1.6 registers with the channel and the identity token', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(
      gateway.put('/wps/member/register/mobile', () =>
        ok(registerAnswer({ token: 't-m', type: 0, account: 'm1234567890' })),
      ),
    );
    await send('/nowhere?m=register');
    await type(/^Mã xác minh SMS/, '654321');
    await type(/^Mật khẩu/, 'Trang-Khuyet-9');
    await type(/^Nhập lại/, 'Trang-Khuyet-9');
    fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' });
    await user.click(screen.getByLabelText(/Tôi đủ 18 tuổi/));
    await user.click(screen.getByRole('button', { name: 'Tạo tài khoản' }));
    expect(await screen.findByText('m1234567890')).toBeTruthy();
    expect(sealed.mock.calls[0]?.[0]).toMatchObject({ mobileNum: '912345678', ...proof });
    expect(sealed.mock.calls[0]?.[0]).not.toHaveProperty('verificationCode');
  });

  it('SPEC-7.1.17 sets a forgotten password by the identity token', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(
      gateway.post('/wps/member/password/verification', () => ok(null)),
      gateway.post('/wps/session/login', () => ok(loginAnswer({ token: 't-f', type: 0 }))),
    );
    await send('/nowhere?m=forgot');
    await type(/^Mã xác minh SMS/, '111222');
    await type(/^Mật khẩu mới/, 'Trang-Khuyet-9');
    await type(/^Nhập lại mật khẩu mới/, 'Trang-Khuyet-9');
    await user.click(screen.getByRole('button', { name: 'Đặt mật khẩu' }));
    await waitFor(() => expect(place.path).toBe('/index'));
    expect(sealed.mock.calls[0]?.[0]).toMatchObject({ mobileNum: '912345678', ...proof });
  });

  it('SPEC-8.20 shows why no code was sent, in a dialog with a button', async () => {
    outside.send.mockRejectedValue(new PhoneServiceError('auth/too-many-requests'));
    await send('/nowhere?m=login');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Quá nhiều yêu cầu, vui lòng thử lại sau 5 phút.');
    await user.click(within(dialog).getByRole('button', { name: 'Đã hiểu' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Gửi mã' })).toHaveProperty('disabled', false);
  });

  it('SPEC-8.27 asks for another code where the page no longer knows what the code belongs to', async () => {
    const first = await send('/nowhere?m=register');
    await screen.findByText('Đã gửi. Vui lòng xem tin nhắn của bạn.');
    first.unmount();
    await renderApp('/nowhere?m=login', { site });
    await user.click(await screen.findByRole('tab', { name: 'Số điện thoại' }));
    await type(/^Số điện thoại/, '0912345678');
    await type(/^Mã xác minh SMS/, '654321');
    await user.click(screen.getAllByRole('button', { name: 'Đăng nhập' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Mã đã hết hạn, vui lòng gửi lại.')).toBeTruthy();
    expect(outside.confirm).not.toHaveBeenCalled();
  });
});
