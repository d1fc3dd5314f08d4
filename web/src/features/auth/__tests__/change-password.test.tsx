import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSessionStore, type LoginAnswer } from '~/features/session';
import * as crypto from '~/lib/crypto';
import { loginAnswer } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';

const user = userEvent.setup();
const PAGE = '/member/changePassword';
const begin = (answer: Partial<LoginAnswer> = {}) =>
  useSessionStore.getState().begin({ token: 't', type: 0, ...answer }, { forceChange: false });
const open = (at = PAGE) => renderApp(at, { namespaces: ['auth', 'games', 'system', 'member'] });
const type = async (label: RegExp, text: string) => user.type(await screen.findByLabelText(label), text);

async function fill(oldPassword: string | null): Promise<void> {
  await screen.findByDisplayValue('minhtam88');
  if (oldPassword) await type(/^Mật khẩu hiện tại/, oldPassword);
  await type(/^Mật khẩu mới/, 'Trang-Khuyet-9');
  await type(/^Nhập lại mật khẩu mới/, 'Trang-Khuyet-9');
  const form = screen.getByRole('form', { name: 'Đổi mật khẩu' });
  fireEvent.submit(form);
}

describe('changing the password (SPEC-2.6)', () => {
  let endedSessions = 0;
  beforeEach(() => {
    endedSessions = 0;
    server.use(gateway.post('/wps/member/password', () => ok({ endedSessions })));
  });

  it('shows whose it is, sends old and new sealed, and goes home (SPEC-4.8)', async () => {
    begin();
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    await open();
    await fill('Hoa-Sen-26');
    await waitFor(() => expect(place).toEqual({ path: '/index', search: '' }));
    expect(sealed.mock.calls[0]?.[0]).toEqual({
      oldPassword: 'Hoa-Sen-26',
      newPassword: 'Trang-Khuyet-9',
      confirmNewPassword: 'Trang-Khuyet-9',
    });
    expect(sessionStorage.getItem('token')).toBe('t');
  });

  it('asks for the old one, and for a new one that is neither the old nor the name (SPEC-5.5)', async () => {
    begin();
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    await open();
    await screen.findByDisplayValue('minhtam88');
    await type(/^Mật khẩu mới/, 'MinhTam88');
    const ticked = (text: string) => screen.getByText(text).className.includes('text-win');
    expect(ticked('Khác tên đăng nhập')).toBe(false);
    await type(/^Mật khẩu mới/, '-x');
    expect(ticked('Khác tên đăng nhập')).toBe(true);
    fireEvent.submit(screen.getByRole('form', { name: 'Đổi mật khẩu' }));
    expect(await screen.findByText('Vui lòng nhập mật khẩu hiện tại')).toBeTruthy();
    await type(/^Mật khẩu hiện tại/, 'MinhTam88-x');
    expect(ticked('Khác mật khẩu hiện tại')).toBe(false);
    expect(sealed).not.toHaveBeenCalled();
  });

  it('says at the old password that it is wrong', async () => {
    begin();
    server.use(
      gateway.post('/wps/member/password', () =>
        refused(422, 'OLD_PASSWORD_WRONG', undefined, 'Mật khẩu hiện tại không đúng.'),
      ),
    );
    await open();
    await fill('sai');
    const field = screen.getByLabelText(/^Mật khẩu hiện tại/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByRole('alert').map((line) => line.textContent)).toEqual([
      'Mật khẩu hiện tại không đúng.',
    ]);
  });
});

describe('a password that has to be changed (SPEC-4.3)', () => {
  it('is asked for at once after the log-in, and the page behind it waits', async () => {
    server.use(
      gateway.post('/wps/session/login', () =>
        ok(
          loginAnswer({
            token: 't-1',
            type: 0,
            firstTimeLogin: false,
            passwordExpired: true,
            forcePasswordChange: true,
          }),
        ),
      ),
      gateway.post('/wps/member/password', () => ok({ endedSessions: 1 })),
    );
    await open('/nowhere?m=login&next=%2Felsewhere');
    await user.type(
      await screen.findByLabelText(/^Tên đăng nhập/, { selector: '[role=dialog] input' }),
      'minhtam88',
    );
    await user.type(screen.getByLabelText(/^Mật khẩu/, { selector: '[role=dialog] input' }), 'Hoa-Sen-26');
    fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' });
    await user.click(screen.getAllByRole('button', { name: 'Đăng nhập' }).at(-1) as HTMLElement);
    expect((await screen.findByText(/^Mật khẩu của bạn đã hết hạn/)).closest('[role=status]')).toBeTruthy();
    expect(sessionStorage.getItem('cpw')).toBe('true');
    await fill('Hoa-Sen-26');
    await waitFor(() => expect(place).toEqual({ path: '/elsewhere', search: '' }));
    expect(sessionStorage.getItem('cpw')).toBeNull();
  });

  it('is required again after a reload; a first login skips the old password', async () => {
    begin({ firstTimeLogin: true, forcePasswordChange: true });
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(gateway.post('/wps/member/password', () => ok({ endedSessions: 0 })));
    await open('/nowhere');
    expect(await screen.findByText(/^Đây là lần đăng nhập đầu tiên/)).toBeTruthy();
    expect(place.path).toBe(PAGE);
    expect(screen.queryByLabelText(/^Mật khẩu hiện tại/)).toBeNull();
    await fill(null);
    await waitFor(() => expect(place).toEqual({ path: '/index', search: '' }));
    expect(sealed.mock.calls[0]?.[0]).not.toHaveProperty('oldPassword');
  });

  it('SPEC-4.8 leaves no other way: no menu, no cross, no other page, but the log-out', async () => {
    begin({ passwordExpired: true, forcePasswordChange: true });
    await open('/nowhere?m=member&p=depositv2');
    expect(await screen.findByText(/^Mật khẩu của bạn đã hết hạn/)).toBeTruthy();
    await waitFor(() => expect(place.path).toBe(PAGE));
    expect(screen.queryByRole('navigation', { name: 'Mục thành viên' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Đóng' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(place.path).toBe(PAGE);
    await user.click(screen.getByRole('button', { name: 'Đăng xuất' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('is left alone where the server does not ask for it, and by a free play', () => {
    begin({ passwordExpired: true, forcePasswordChange: false });
    expect(useSessionStore.getState().passwordDue).toBeNull();
    useSessionStore.getState().begin({ token: 't', type: 0, passwordExpired: true }, { forceChange: true });
    expect([useSessionStore.getState().passwordDue, sessionStorage.getItem('cpw')]).toEqual([
      'expired',
      'true',
    ]);
    begin({ type: 4 });
    expect([useSessionStore.getState().passwordDue, sessionStorage.getItem('cpw')]).toEqual([null, null]);
  });
});
