import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as crypto from '~/lib/crypto';
import { openMemberPage } from '~/testing/member';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import type { SecondFactorState } from '../api/second-factor.api';
import { inGroups, passkeyProblem } from '../model/passkey';

const PATH = '/wps/v2/second-factor';
const CODES = ['ab3d-ef7h-jk9m-np2r', 'cd4e-fg8h-km2n-pq5s'];
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const user = userEvent.setup();

function state(over: Partial<SecondFactorState> = {}) {
  const now: SecondFactorState = { authenticator: false, passkeys: [], recoveryCodesLeft: 0, ...over };
  server.use(gateway.get(PATH, () => ok(now)));
  return now;
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('the second factor (SPEC-2.10)', () => {
  let now: SecondFactorState;
  beforeEach(() => {
    now = state();
    server.use(
      gateway.post(`${PATH}/authenticator`, () =>
        ok({ secret: SECRET, uri: `otpauth://totp/Lotus:minhtam88?secret=${SECRET}` }),
      ),
      gateway.post(`${PATH}/authenticator/confirmation`, () => {
        Object.assign(now, { authenticator: true, recoveryCodesLeft: 2 });
        return ok({ recoveryCodes: CODES });
      }),
    );
  });

  it('SEC-S8 sets up an app: the password, the secret as picture and letters, a first code, and codes shown once', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    await openMemberPage('secondFactor');
    await press('Bật ứng dụng xác thực');
    await user.type(await screen.findByLabelText(/^Mật khẩu đăng nhập/), 'Hoa-Sen-26');
    await press('Tiếp tục');
    expect(await screen.findByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeTruthy();
    expect(screen.getByTestId('secret').textContent).toBe(inGroups(SECRET));
    await user.type(screen.getByLabelText(/^Mã 6 chữ số/), '123 456');
    await press('Bật xác minh 2 bước');
    const list = await screen.findByTestId('recovery-codes');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    expect(sealed.mock.calls.map(([fields]) => fields)).toEqual([
      { password: 'Hoa-Sen-26' },
      { code: '123456' },
    ]);
    const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Xong' });
    expect(done.disabled).toBe(true);
    await user.click(screen.getByLabelText('Tôi đã lưu các mã này'));
    await user.click(done);
    expect(await screen.findByText('Còn 2 mã')).toBeTruthy();
    expect(screen.queryByText(CODES[0]!)).toBeNull();
    // SEC-S8: other sessions can be ended.
    server.use(gateway.delete('/wps/v2/sessions/others', () => ok({ ended: 2 })));
    await press('Đăng xuất mọi thiết bị khác');
    expect(await screen.findByText('Số thiết bị đã đăng xuất: 2.')).toBeTruthy();
  });

  it('says at the password that it is wrong, and goes no further', async () => {
    server.use(
      gateway.post(`${PATH}/authenticator`, () =>
        refused(422, 'OLD_PASSWORD_WRONG', undefined, 'Mật khẩu hiện tại không đúng.'),
      ),
    );
    await openMemberPage('secondFactor');
    await press('Bật ứng dụng xác thực');
    await user.type(await screen.findByLabelText(/^Mật khẩu đăng nhập/), 'sai');
    await press('Tiếp tục');
    const field = screen.getByLabelText(/^Mật khẩu đăng nhập/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('copies all codes at once, and keeps them as a file', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => (blobs.push(blob as Blob), 'blob:codes');
    URL.revokeObjectURL = () => undefined;
    state({ authenticator: true, recoveryCodesLeft: 2 });
    server.use(gateway.post(`${PATH}/recovery-codes`, () => ok({ recoveryCodes: CODES })));
    await openMemberPage('secondFactor');
    await press('Tạo mã mới');
    await user.type(await screen.findByLabelText(/^Mật khẩu đăng nhập/), 'Hoa-Sen-26');
    await user.type(screen.getByLabelText(/^Mã từ ứng dụng/), '123456');
    await press('Tạo mã mới');
    await press('Sao chép tất cả');
    expect(copied).toEqual([CODES.join('\n')]);
    await press('Tải xuống');
    expect(blobs).toHaveLength(1);
    expect(await blobs[0]!.text()).toContain(`${CODES[0]}\n${CODES[1]}`);
  });

  it('needs the password and a code to switch the app off', async () => {
    state({ authenticator: true, recoveryCodesLeft: 10 });
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(gateway.post(`${PATH}/authenticator/removal`, () => ok(null)));
    await openMemberPage('secondFactor');
    await press('Tắt ứng dụng xác thực');
    await press('Tắt');
    expect(await screen.findByText('Vui lòng nhập mã xác minh')).toBeTruthy();
    expect(sealed).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(/^Mật khẩu đăng nhập/), 'Hoa-Sen-26');
    await user.type(screen.getByLabelText(/^Mã từ ứng dụng/), ' 654321 ');
    await press('Tắt');
    await waitFor(() =>
      expect(sealed.mock.calls[0]?.[0]).toEqual({ password: 'Hoa-Sen-26', code: '654321' }),
    );
    expect(await screen.findByRole('button', { name: 'Tắt ứng dụng xác thực' })).toBeTruthy();
  });

  it('removes a passkey by its name, with the password and a code', async () => {
    const key = { id: 'k1', name: 'Điện thoại', createdAt: '2026-11-21T08:00:00.000Z', lastUsedAt: null };
    state({ passkeys: [key], recoveryCodesLeft: 10 });
    let removed = '';
    server.use(
      gateway.post(`${PATH}/passkeys/{passkeyId}/removal`, ({ params }) => {
        removed = String(params['passkeyId']);
        return ok(null);
      }),
    );
    await openMemberPage('secondFactor');
    await press('Xóa: Điện thoại');
    expect(await screen.findByRole('heading', { name: 'Xóa khóa “Điện thoại”' })).toBeTruthy();
    await user.type(screen.getByLabelText(/^Mật khẩu đăng nhập/), 'Hoa-Sen-26');
    await user.type(screen.getByLabelText(/^Mã từ ứng dụng/), 'ABCD-EFGH');
    await press('Xóa');
    await waitFor(() => expect(removed).toBe('k1'));
  });

  it('shows the browser’s own error about a passkey', () => {
    const named = (name: string) => Object.assign(new Error('x'), { name });
    expect(passkeyProblem(named('NotAllowedError'))).toBe('cancelled');
    expect(passkeyProblem(Object.assign(named('WebAuthnError'), { cause: named('InvalidStateError') }))).toBe(
      'there',
    );
    expect(passkeyProblem(named('SecurityError'))).toBe('unsupported');
    expect(passkeyProblem(new Error('x'))).toBeNull();
  });
});
