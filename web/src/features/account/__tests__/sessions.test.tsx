import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openMemberPage } from '~/testing/member';
import { gateway } from '~/testing/msw/gateway';
import { ok } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import type { LoginRecord, OpenSession } from '../api/sessions.api';
import { newDeviceNews } from '../model/new-device';

const user = userEvent.setup();
const at = '2026-11-21T08:00:00.000Z';
const session = (id: string, over: Partial<OpenSession> = {}): OpenSession => ({
  id,
  current: false,
  openedAt: at,
  lastSeenAt: at,
  method: 'password',
  device: 'Chrome, Android',
  ip: '203.0.113.24',
  ...over,
});
const record = (over: Partial<LoginRecord> = {}): LoginRecord => ({
  at,
  method: 'password',
  device: 'Firefox, Linux',
  ip: '198.51.100.7',
  newDevice: false,
  ...over,
});

describe('sessions (SEC-S14)', () => {
  it('shows where one is logged in, ends one, and leaves the one that asks alone', async () => {
    let open = [session('a', { current: true, device: 'Safari, iOS' }), session('b')];
    const ended: string[] = [];
    server.use(
      gateway.get('/wps/v2/sessions', () => ok({ list: open })),
      gateway.get('/wps/v2/login-history', () =>
        ok({ list: [record()], pageNum: 1, pageSize: 10, totalPages: 1, totalCount: 1 }),
      ),
      gateway.delete('/wps/v2/sessions/{openSessionId}', ({ params }) => {
        ended.push(String(params['openSessionId']));
        open = open.filter(({ current }) => current);
        return ok({ ended: 1 });
      }),
    );
    await openMemberPage('sessions');
    const list = (await screen.findByRole('heading', { name: 'Thiết bị đang đăng nhập' })).closest(
      'section',
    )!;
    expect(await within(list).findAllByRole('listitem')).toHaveLength(2);
    expect(within(list).queryByRole('button', { name: 'Đăng xuất: Safari, iOS' })).toBeNull();
    await user.click(within(list).getByRole('button', { name: 'Đăng xuất: Chrome, Android' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(ended).toEqual(['b']);
    expect(screen.queryByRole('button', { name: 'Đăng xuất mọi thiết bị khác' })).toBeNull();
  });

  it('says that a device was new, and leads to the change of the password', async () => {
    server.use(
      gateway.get('/wps/v2/sessions', () => ok({ list: [session('a', { current: true })] })),
      gateway.get('/wps/v2/login-history', () =>
        ok({
          list: [record({ newDevice: true, at: new Date().toISOString() })],
          pageNum: 1,
          totalPages: 1,
          pageSize: 10,
          totalCount: 1,
        }),
      ),
    );
    await openMemberPage('sessions');
    expect(await screen.findByText(/^Có thiết bị mới đăng nhập: Firefox, Linux/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Không phải tôi, đổi mật khẩu' }));
    expect(await screen.findByRole('form', { name: 'Đổi mật khẩu' })).toBeTruthy();
  });

  it('keeps the news for a week, and takes the registration for none', () => {
    const now = Date.parse(at) + 3_600_000;
    expect(newDeviceNews([record(), record({ newDevice: true, ip: 'x' })], now)?.ip).toBe('x');
    expect(newDeviceNews([record({ newDevice: true, method: 'registration' })], now)).toBeUndefined();
    expect(newDeviceNews([record({ newDevice: true })], now + 8 * 86_400_000)).toBeUndefined();
    expect(newDeviceNews(undefined, now)).toBeUndefined();
  });
});
