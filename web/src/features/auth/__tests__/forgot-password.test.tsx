import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSessionStore } from '~/features/session';
import * as crypto from '~/lib/crypto';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';

const user = userEvent.setup();
const TOKEN = 'r'.repeat(43);
const inDialog = { selector: '[role=dialog] input' };

describe('a forgotten password (SPEC-2.5)', () => {
  let sent: { type: string | null; body: string }[] = [];
  beforeEach(() => {
    sent = [];
    server.use(
      gateway.post('/wps/member/password/email', async ({ request }) => {
        sent.push({ type: request.headers.get('content-type'), body: await request.text() });
        return ok({ sent: true });
      }),
    );
  });

  async function ask(email = ' tam+game@thu.example '): Promise<void> {
    await user.type(await screen.findByLabelText(/^Tên đăng nhập/, inDialog), 'minhtam88');
    await user.type(screen.getByLabelText(/^Email/, inDialog), email);
    await user.click(screen.getByRole('button', { name: 'Gửi liên kết' }));
  }

  it('is reached from the log-in', async () => {
    await renderApp('/nowhere?m=login');
    await user.click(await screen.findByRole('button', { name: 'Quên mật khẩu?' }));
    await waitFor(() => expect(place.search).toBe('?m=forgot'));
    expect(await screen.findByRole('heading', { name: 'Quên mật khẩu' })).toBeTruthy();
  });

  it('asks for both fields, and for an address that may be one (SPEC-5.6)', async () => {
    await renderApp('/nowhere?m=forgot');
    await user.click(await screen.findByRole('button', { name: 'Gửi liên kết' }));
    expect(await screen.findByText('Vui lòng nhập tên đăng nhập')).toBeTruthy();
    expect(screen.getByText('Vui lòng nhập email')).toBeTruthy();
    await ask('tam@thu');
    expect(await screen.findByText('Email không đúng')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('SPEC-7.7.3 goes out as a form, and is confirmed in words that fit whether there is an account or not', async () => {
    await renderApp('/nowhere?m=forgot');
    await ask();
    const confirmation = await screen.findByText(/^Nếu tam\+game@thu\.example là email của tài khoản này/);
    expect(confirmation.closest('[role=status]')).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(sent[0]?.body)]).toEqual([
      ['username', 'minhtam88'],
      ['email', 'tam+game@thu.example'],
    ]);
  });

  it('cannot be requested again within a minute, even in a reopened dialog', async () => {
    const first = await renderApp('/nowhere?m=forgot');
    await ask();
    expect(await screen.findByRole('button', { name: /^Gửi lại sau (01:00|00:\d\d)$/ })).toHaveProperty(
      'disabled',
      true,
    );
    first.unmount();
    await renderApp('/nowhere?m=forgot');
    expect(await screen.findByRole('button', { name: /^Gửi lại sau/ })).toHaveProperty('disabled', true);
    expect(sent).toHaveLength(1);
  });

  it('waits as long as the server says when there were too many', async () => {
    server.use(
      gateway.post('/wps/member/password/email', () =>
        refused(429, 'PASSWORD_RESET_TOO_MANY', undefined, 'Quá nhiều yêu cầu, vui lòng thử lại sau 5 phút.'),
      ),
    );
    await renderApp('/nowhere?m=forgot');
    await ask();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Quá nhiều yêu cầu, vui lòng thử lại sau 5 phút.',
    );
    expect(screen.getByRole('button', { name: /^Gửi lại sau (05:00|04:5\d)$/ })).toHaveProperty(
      'disabled',
      true,
    );
  });
});

describe('the link of the e-mail', () => {
  const RESET = '/wps/member/password/reset';
  async function fill(password: string, again = password): Promise<void> {
    await user.type(await screen.findByLabelText(/^Mật khẩu mới/), password);
    await user.type(screen.getByLabelText(/^Nhập lại mật khẩu mới/), again);
    await user.click(screen.getByRole('button', { name: 'Đặt mật khẩu' }));
  }
  const ticked = (text: string) => screen.getByText(text).className.includes('text-win');

  it('opens the form for a new password, whose rules tick while it is typed', async () => {
    await renderApp(`/index#reset=${TOKEN}`);
    const field = await screen.findByLabelText(/^Mật khẩu mới/);
    expect(ticked('8 – 64 ký tự')).toBe(false);
    await user.type(field, 'aaaaaaaa');
    expect([ticked('8 – 64 ký tự'), ticked('Không phải dãy dễ đoán')]).toEqual([true, false]);
    await user.type(field, 'Trang-9');
    expect(ticked('Không phải dãy dễ đoán')).toBe(true);
  });

  it('sends nothing while the two differ or the rules are not met', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    await renderApp(`/index#reset=${TOKEN}`);
    await fill('12345678', '1234567');
    expect(await screen.findByText('Mật khẩu mới chưa đạt các điều kiện bên dưới')).toBeTruthy();
    expect(screen.getByText('Hai mật khẩu không khớp')).toBeTruthy();
    expect(sealed).not.toHaveBeenCalled();
  });

  it('sets the password, forgets the session that ended with it, and leads to the log-in', async () => {
    useSessionStore.getState().begin({ token: 'old', type: 0 }, { forceChange: false });
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    let body = '';
    server.use(
      gateway.post(RESET, async ({ request }) => {
        body = await request.text();
        return ok(null);
      }),
    );
    await renderApp(`/index#reset=${TOKEN}`);
    await fill('Trang-Khuyet-9');
    await waitFor(() => expect(place).toEqual({ path: '/index', search: '?m=login' }));
    expect(sealed.mock.calls[0]?.[0]).toEqual({
      token: TOKEN,
      newPassword: 'Trang-Khuyet-9',
      confirmNewPassword: 'Trang-Khuyet-9',
    });
    expect(Object.keys(JSON.parse(body) as object)).toEqual(['jwe']);
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('offers another one where it is no longer good', async () => {
    server.use(gateway.post(RESET, () => refused(422, 'RESET_LINK_INVALID')));
    await renderApp(`/index#reset=${TOKEN}`);
    await fill('Trang-Khuyet-9');
    expect(await screen.findByText('Liên kết không còn hiệu lực')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Yêu cầu liên kết mới' }));
    await waitFor(() => expect(place).toEqual({ path: '/index', search: '?m=forgot' }));
  });

  it('is known for broken before anything is typed', async () => {
    await renderApp('/index#reset=cut-off');
    expect(await screen.findByText('Liên kết không còn hiệu lực')).toBeTruthy();
  });

  it('names why a password is refused', async () => {
    server.use(
      gateway.post(RESET, () => refused(422, 'PASSWORD_TOO_WEAK', { reason: 'common' }, 'server words')),
    );
    await renderApp(`/index#reset=${TOKEN}`);
    await fill('Trang-Khuyet-9');
    expect((await screen.findByRole('alert')).textContent).toBe('Mật khẩu này quá phổ biến, dễ bị đoán');
  });
});
