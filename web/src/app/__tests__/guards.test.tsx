import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { accessOf, useSessionStore } from '~/features/session';
import { status } from '~/testing/fixtures';
import { place, renderApp } from '~/testing/render';
import { mayPass } from '../guards';

const signIn = (type: 0 | 4) =>
  useSessionStore.getState().begin({ token: 't', type }, { forceChange: false });

describe('who may pass (SPEC-2.1)', () => {
  it.each(['/login', '/register', '/register.html', '/helpmc', '/download'])(
    '%s is open to guests',
    (path) => {
      expect(mayPass(path, true, false)).toBe(true);
    },
  );
  it('a closed site lets only sessions see the rest', () => {
    expect(mayPass('/rng', true, false)).toBe(false);
    expect(mayPass('/rng', true, true)).toBe(true);
    expect(mayPass('/rng', false, false)).toBe(true);
  });
  it('sends a guest of a closed site to the log-in and shows nothing else', async () => {
    await renderApp('/rng', { site: status({ flags: ['loginedToHomePage'] }) });
    await screen.findByRole('dialog');
    expect(place).toEqual({ path: '/index', search: '?m=login' });
    expect(screen.queryByRole('banner', { hidden: true })).toBeNull();
  });
});

describe('what a session opens (SPEC-4.2)', () => {
  it.each([
    [null, null, 'guest'],
    ['t', 4, 'demo'],
    ['t', 0, 'member'],
    ['t', 1, 'member'],
    ['t', 42, 'member'],
  ] as const)('token %s of type %s is a %s', (token, accountType, access) => {
    expect(accessOf({ token, accountType })).toBe(access);
  });

  it('SPEC-6.1 a guest who asks for the member centre gets the log-in', async () => {
    await renderApp('/nowhere?m=member&p=deposit');
    expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeTruthy();
    expect(place.search).toBe('?m=login');
  });

  it('SPEC-6.2 SPEC-8.16 SPEC-5.7 a demo account is asked to register', async () => {
    signIn(4);
    await renderApp('/nowhere?m=member');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Vui lòng đăng ký hoặc đăng nhập tài khoản chính thức.');
    await userEvent.click(screen.getByRole('button', { name: 'Đăng ký' }));
    expect(place.search).toContain('m=register');
  });

  it('SPEC-2.1 SPEC-2.4 /register opens its modal over home and keeps the referral code', async () => {
    await renderApp('/register?referralCode=SEN88');
    expect(await screen.findByRole('heading', { name: 'Đăng ký' })).toBeTruthy();
    expect(place.path).toBe('/index');
    expect(new URLSearchParams(place.search).get('referralCode')).toBe('SEN88');
  });

  it('an unknown address is answered, not redirected', async () => {
    await renderApp('/nowhere');
    expect(screen.getAllByText('Không tìm thấy trang').length).toBeGreaterThan(0);
    expect(place.path).toBe('/nowhere');
  });
});
