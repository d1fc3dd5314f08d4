import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useSessionStore } from '~/features/session';
import { loginAnswer, status } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { place, renderApp } from '~/testing/render';

const user = userEvent.setup();

async function fillIn(): Promise<void> {
  await user.type(
    await screen.findByLabelText(/^Tên đăng nhập/, { selector: '[role=dialog] input' }),
    'minhtam88',
  );
  await user.type(screen.getByLabelText(/^Mật khẩu/, { selector: '[role=dialog] input' }), 'sai-mat-khau');
}
const solve = async () => fireEvent.keyDown(await screen.findByRole('slider'), { key: 'End' });
const submit = () => user.click(screen.getAllByRole('button', { name: 'Đăng nhập' }).at(-1) as HTMLElement);

function refuseLogin(value?: unknown, code = 'AUTH_INVALID_CREDENTIALS', httpStatus = 401): () => number {
  let asked = 0;
  server.use(
    gateway.post('/wps/session/login', () => {
      asked += 1;
      return refused(httpStatus, code, value, 'server words');
    }),
  );
  return () => asked;
}

describe('a log-in that fails (SPEC-4.3)', () => {
  it('SPEC-8.1 SPEC-8.29 shows one announced line, stays where it is, and asks for a new puzzle', async () => {
    let puzzles = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/wps/captcha/slider')) puzzles += 1;
    });
    refuseLogin();
    await renderApp('/nowhere?m=login');
    await fillIn();
    await solve();
    expect(puzzles).toBe(1);
    await submit();

    const line = await screen.findByRole('alert');
    expect(line.textContent).toBe('Tài khoản hoặc mật khẩu không đúng');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(place).toEqual({ path: '/nowhere', search: '?m=login' });
    await waitFor(() => expect(puzzles).toBe(2));
    await waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('0'));
    expect(screen.queryByLabelText('Mã xác minh', { exact: false })).toBeNull();
    server.events.removeAllListeners();
  });

  it('SPEC-8.2 says the same whatever the account’s fault is', async () => {
    refuseLogin(undefined, 'AUTH_ACCOUNT_LOCKED', 403);
    await renderApp('/nowhere?m=login');
    await fillIn();
    await solve();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Tài khoản hoặc mật khẩu không đúng');
  });

  it('SPEC-7.1.13 shows the image captcha only once the answer says that it is due, and sends its text', async () => {
    server.use(gateway.get('/wps/captcha', () => ok({ id: 'image-1', image: 'AA==' })));
    const asked = refuseLogin({ captcha: true });
    await renderApp('/nowhere?m=login');
    await fillIn();
    await solve();
    await submit();
    const field = await screen.findByLabelText(/^Mã xác minh/);
    await solve();
    await submit();
    expect(asked()).toBe(1);
    await user.type(field, 'k7Qm');
    await submit();
    await waitFor(() => expect(asked()).toBe(2));
  });

  it.each([
    ['ACCOUNT_SUSPENDED', 'Tài khoản đang bị tạm khóa. Vui lòng liên hệ chăm sóc khách hàng.'],
    ['ACCOUNT_CLOSED', 'Tài khoản đã đóng. Vui lòng liên hệ chăm sóc khách hàng về số dư còn lại.'],
  ])('REG-G10 says %s, which the server tells its owner alone', async (code, text) => {
    refuseLogin(undefined, code, 403);
    await renderApp('/nowhere?m=login');
    await fillIn();
    await solve();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it.each([
    ['ACCOUNT_SUSPENDED', 403, 1],
    ['ACCOUNT_CLOSED', 403, 1],
    ['AUTH_INVALID_CREDENTIALS', 401, 0],
  ])(
    'REG-G10 leads on from %s to customer service where nobody else can help',
    async (code, answer, doors) => {
      const site = status();
      site.info.customerService = [{ csType: 'LIVECHAT', path: null }];
      refuseLogin(undefined, code, answer);
      await renderApp('/nowhere?m=login', { site });
      await fillIn();
      await solve();
      await submit();
      await screen.findByRole('alert');
      expect(
        within(screen.getByRole('dialog')).queryAllByRole('button', { name: 'Liên hệ hỗ trợ' }),
      ).toHaveLength(doors);
    },
  );

  it('SPEC-8.7 names a connection that failed', async () => {
    server.use(gateway.post('/wps/session/login', () => HttpResponse.error()));
    await renderApp('/nowhere?m=login');
    await fillIn();
    await solve();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Kết nối có vấn đề, vui lòng thử lại');
  });
});

describe('a log-in', () => {
  it('closes by going back once, to the page it was opened from', async () => {
    server.use(gateway.post('/wps/session/login', () => ok(loginAnswer({ token: 't-1', type: 0 }))));
    await renderApp('/nowhere');
    await user.click(screen.getAllByRole('button', { name: 'Đăng nhập' })[0] as HTMLElement);
    await fillIn();
    await solve();
    await submit();
    // The notice after a log-in (specification 4.3) is the last thing before the page.
    await user.click(await screen.findByRole('button', { name: 'Tiếp tục' }));
    await waitFor(() => expect(place).toEqual({ path: '/nowhere', search: '' }));
    expect(screen.getAllByText('Không tìm thấy trang').length).toBeGreaterThan(0);
  });

  it('leads on to the page that asked for it', async () => {
    server.use(gateway.post('/wps/session/login', () => ok(loginAnswer({ token: 't-1', type: 0 }))));
    await renderApp('/nowhere?m=login&next=%2Felsewhere');
    await fillIn();
    await solve();
    await submit();
    await waitFor(() => expect(place).toEqual({ path: '/elsewhere', search: '' }));
  });

  it('asks for both fields and the puzzle first (SPEC-5.3)', async () => {
    const asked = refuseLogin();
    await renderApp('/nowhere?m=login');
    await screen.findByRole('slider');
    await submit();
    expect(await screen.findByText('Vui lòng nhập tên đăng nhập')).toBeTruthy();
    expect(screen.getByText('Vui lòng nhập mật khẩu')).toBeTruthy();
    await fillIn();
    await submit();
    expect(await screen.findByText('Vui lòng hoàn tất xác minh trước')).toBeTruthy();
    expect(asked()).toBe(0);
  });

  it('SPEC-3.1 SPEC-7.1.1 sends no readable password, stores the session, says welcome, and shows the balance', async () => {
    let sent = '';
    server.use(
      gateway.post('/wps/session/login', async ({ request }) => {
        sent = await request.text();
        return ok(loginAnswer({ token: 't-1', type: 0, firstTimeLogin: false, passwordExpired: false }));
      }),
    );
    await renderApp('/nowhere?m=login');
    await fillIn();
    await solve();
    await submit();
    await waitFor(() => expect(screen.getByTestId('balance').textContent).toContain('1.250.000,00 ₫'));
    await waitFor(() => expect(place).toEqual({ path: '/nowhere', search: '?m=welcome' }));
    expect(Object.keys(JSON.parse(sent) as object)).toEqual(['jwe']);
    expect(sent).not.toContain('sai-mat-khau');
    expect([
      sessionStorage.getItem('token'),
      sessionStorage.getItem('isAgent'),
      sessionStorage.getItem('cpw'),
    ]).toEqual(['t-1', '0', null]);
  });

  it('SPEC-9.11 SPEC-3.2 remembers the user name for a day when asked, and never the password', async () => {
    server.use(gateway.post('/wps/session/login', () => ok(loginAnswer({ token: 't-1', type: 0 }))));
    await renderApp('/nowhere?m=login');
    await fillIn();
    await user.click(screen.getByLabelText(/Ghi nhớ/));
    await solve();
    await submit();
    await screen.findByTestId('balance');
    expect(document.cookie).toContain('loginName=minhtam88');
    expect(document.cookie + JSON.stringify({ ...localStorage })).not.toContain('sai-mat-khau');
    document.cookie = 'loginName=; path=/; max-age=0';
    document.cookie = 'loginRemember=; path=/; max-age=0';
  });
});

it('logs out after a question, forgets the session, and goes home (SPEC-4.5)', async () => {
  useSessionStore.getState().begin({ token: 't', type: 0 }, { forceChange: false });
  let ended = false;
  server.use(
    gateway.delete('/wps/session/logout', () => {
      ended = true;
      return ok(null);
    }),
  );
  await renderApp('/nowhere?m=logout');
  await user.click(await screen.findByRole('button', { name: 'Đăng xuất' }));
  await waitFor(() => expect(place).toEqual({ path: '/index', search: '' }));
  expect(ended).toBe(true);
  expect(sessionStorage.getItem('token')).toBeNull();
});
