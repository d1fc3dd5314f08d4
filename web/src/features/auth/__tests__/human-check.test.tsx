import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it, vi } from 'vitest';
import * as crypto from '~/lib/crypto';
import { loginAnswer } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderApp } from '~/testing/render';
import { REFRESH_MS } from '../components/image-captcha';
import { searchNonce } from '~/lib/nonce';

const user = userEvent.setup();
const submit = () => user.click(screen.getAllByRole('button', { name: 'Đăng nhập' }).at(-1) as HTMLElement);

describe('the way without a puzzle', () => {
  it('finds a nonce whose digest begins with as many zero bits as are asked for', () => {
    const nonce = searchNonce('salt', 10, 0, 100_000) ?? '';
    const [a = 255, b = 255] = sha256(utf8ToBytes(`salt${nonce}`));
    expect([a, b >> 6]).toEqual([0, 0]);
    expect(nonce).toMatch(/^[0-9a-z]{1,32}$/);
    expect(searchNonce('salt', 32, 0, 10)).toBeNull();
  });

  async function begin(): Promise<string[]> {
    const asked: string[] = [];
    server.use(
      gateway.post('/wps/captcha/work', async ({ request }) => {
        asked.push(((await request.json()) as { action: string }).action);
        return ok({ id: 'w-1', salt: 'salt', bits: 8, waitMs: 0 });
      }),
    );
    await renderApp('/nowhere?m=login');
    await user.type(
      await screen.findByLabelText(/^Tên đăng nhập/, { selector: '[role=dialog] input' }),
      'minhtam88',
    );
    await user.type(
      screen.getByLabelText(/^Mật khẩu/, { selector: '[role=dialog] input' }),
      'Trang-9-Khuyet',
    );
    await user.click(await screen.findByRole('button', { name: /^Không dùng được hình/ }));
    return asked;
  }

  it('logs in by the device’s work in place of the slider', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    server.use(gateway.post('/wps/session/login', () => ok(loginAnswer({ token: 't-w', type: 0 }))));
    const asked = await begin();
    expect(await screen.findByText('Đã xác minh')).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    await submit();
    await waitFor(() => expect(sessionStorage.getItem('token')).toBe('t-w'));
    expect(sealed.mock.calls[0]?.[0]).toMatchObject({
      workProof: { id: 'w-1', nonce: searchNonce('salt', 8, 0, 1e6) },
    });
    expect(asked).toEqual(['login']);
  });

  it('solves a new proof of work after a rejection', async () => {
    server.use(gateway.post('/wps/session/login', () => refused(401, 'AUTH_INVALID_CREDENTIALS')));
    const asked = await begin();
    await screen.findByText('Đã xác minh');
    await submit();
    await screen.findByText('Tài khoản hoặc mật khẩu không đúng');
    await waitFor(() => expect(asked).toEqual(['login', 'login']));
  });

  it('is offered with the picture captcha too', async () => {
    const sealed = vi.spyOn(crypto, 'encryptPayload');
    let tries = 0;
    server.use(
      gateway.get('/wps/captcha', () => ok({ id: 'image-1', image: 'AA==' })),
      gateway.post('/wps/session/login', () =>
        (tries += 1) === 1
          ? refused(401, 'AUTH_INVALID_CREDENTIALS', { captcha: true })
          : ok(loginAnswer({ token: 't-i', type: 0 })),
      ),
    );
    const asked = await begin();
    await screen.findByText('Đã xác minh');
    await submit();
    await user.click(await screen.findByRole('button', { name: /^Không đọc được hình/ }));
    await waitFor(() => expect(screen.getAllByText('Đã xác minh')).toHaveLength(2));
    await submit();
    await waitFor(() => expect(sessionStorage.getItem('token')).toBe('t-i'));
    expect(sealed.mock.calls.at(-1)?.[0]).toMatchObject({
      captchaWork: { id: 'w-1' },
      workProof: { id: 'w-1' },
    });
    expect(asked).toContain('image');
  });
});

it('SPEC-9.10 fetches the picture of the captcha once per second at the most', () => {
  expect(REFRESH_MS).toBe(1_000);
});

it('SPEC-6.5 SPEC-8.17 shows that the account is not an agent at the agent login', async () => {
  const sealed = vi.spyOn(crypto, 'encryptPayload');
  server.use(
    gateway.post('/wps/session/login', () => refused(403, 'NOT_AN_AGENT')),
    gateway.post('/wps/captcha/work', () => ok({ id: 'w-1', salt: 'salt', bits: 4, waitMs: 0 })),
  );
  await renderApp('/nowhere?m=login&p=agent');
  expect(await screen.findByRole('heading', { name: 'Đăng nhập đại lý' })).toBeTruthy();
  await user.type(
    await screen.findByLabelText(/^Tên đăng nhập/, { selector: '[role=dialog] input' }),
    'minhtam88',
  );
  await user.type(screen.getByLabelText(/^Mật khẩu/, { selector: '[role=dialog] input' }), 'Trang-9-Khuyet');
  await user.click(await screen.findByRole('button', { name: /^Không dùng được hình/ }));
  await screen.findByText('Đã xác minh');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Không phải đại lý, không thể đăng nhập');
  expect(sealed.mock.calls[0]?.[0]).toMatchObject({ as: 'agent' });
});
