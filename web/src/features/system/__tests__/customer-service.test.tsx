import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { status } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt, testClient } from '~/testing/render';
import { AgeNotice, SystemGate, systemQueries, useCustomerService } from '..';
import { ADULT_AGE } from '../components/age-notice';
import { serviceUrl } from '../model/service-link';
import { serviceLinkKey } from '../model/service-link-key';
import { SERVICE_WINDOW, serviceWindowFeatures } from '../model/service-window';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
const [own, open]: [JWK, JWK] = [await exportJWK(pair.privateKey), await exportJWK(pair.publicKey)];

async function sealed(link: object, header: Record<string, string> = {}, key: JWK = open): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(link)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...header })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}
const later = NOW / 1000 + 300;
const of = (path: string) => serviceUrl([{ type: 3, path }], own, NOW);

describe('a link of customer service (SEC-S33.1)', () => {
  it('SPEC-7.1.22 of type 3 is opened with the client’s key', async () => {
    expect(await of(await sealed({ url: '/helpmc?desk=vip', exp: later }))).toBe('/helpmc?desk=vip');
    expect(await of(await sealed({ url: 'https://chat.example/x', exp: later }))).toBe(
      'https://chat.example/x',
    );
  });

  it.each([
    ['has expired', { url: '/helpmc', exp: NOW / 1000 }],
    ['has no end', { url: '/helpmc' }],
    ['leads to a script', { url: 'javascript:alert(1)', exp: later }],
    ['leads away without a scheme', { url: '//evil.example', exp: later }],
    ['leads through plain http', { url: 'http://chat.example', exp: later }],
    ['carries a name', { url: 'https://chat.example@evil.example', exp: later }],
    ['is none', { exp: later }],
  ])('is not followed where it %s', async (_why, link) => {
    await expect(sealed(link).then(of)).rejects.toThrow();
  });

  it('is not opened by another key, another algorithm, or where it is compressed', async () => {
    const link = { url: '/helpmc', exp: later };
    const other = await exportJWK(
      (await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })).publicKey,
    );
    await expect(sealed(link, {}, other).then(of)).rejects.toThrow();
    await expect(sealed(link, { enc: 'A128GCM' }).then(of)).rejects.toThrow();
    await expect(sealed(link, { zip: 'DEF' }).then(of)).rejects.toThrow();
  });

  it('is given plain where the brand has no key, and there may be no desk at all', async () => {
    expect(await serviceUrl([{ type: 1, path: '/helpmc' }], own, NOW)).toBe('/helpmc');
    await expect(serviceUrl([{ type: 1, path: 'javascript:1' }], own, NOW)).rejects.toThrow();
    await expect(serviceUrl([], own, NOW)).rejects.toThrow();
  });

  it('has the key to which the demo brand encrypts', () => {
    const seed = readFileSync(
      join(import.meta.dirname, '../../../../../services/member/src/seed/service-link-key.ts'),
      'utf8',
    );
    expect(seed).toContain(`x: '${serviceLinkKey.x}'`);
    expect(seed).toContain(`d: '${serviceLinkKey.d}'`);
  });
});

describe('the window of customer service (SPEC-2.10)', () => {
  it('SPEC-9.15 is 440 by 750, and 440 by 500 on a lower screen', () => {
    expect(SERVICE_WINDOW).toEqual({ width: 440, height: 750, lowHeight: 500 });
    expect(serviceWindowFeatures(1080)).toBe('popup,width=440,height=750');
    expect(serviceWindowFeatures(700)).toBe('popup,width=440,height=500');
  });

  function Desk() {
    const service = useCustomerService();
    return service.available ? (
      <button type="button" onClick={service.open}>
        desk
      </button>
    ) : null;
  }
  const withDesk = status();
  withDesk.info.customerService = [{ csType: 'LIVECHAT', path: null }];
  const popup = () => {
    const made = { close: vi.fn(), location: { replace: vi.fn() } };
    vi.spyOn(window, 'open').mockReturnValue(made as unknown as Window);
    return made;
  };

  it('opens in the click and goes where the link says', async () => {
    server.use(
      gateway.get('/wps/system/service', () => ok({ version: { pathList: [{ type: 1, path: '/helpmc' }] } })),
    );
    const made = popup();
    await renderAt(<Desk />, { site: withDesk });
    await userEvent.click(screen.getByRole('button', { name: 'desk' }));
    await waitFor(() => expect(made.location.replace).toHaveBeenCalledWith('/helpmc'));
  });

  it('SPEC-8.30 is closed where the link does not come', async () => {
    server.use(gateway.get('/wps/system/service', () => refused(503, 'UNAVAILABLE')));
    const made = popup();
    await renderAt(<Desk />, { site: withDesk });
    await userEvent.click(screen.getByRole('button', { name: 'desk' }));
    await waitFor(() => expect(made.close).toHaveBeenCalled());
    expect(made.location.replace).not.toHaveBeenCalled();
  });
});

it('SPEC-8.10 SPEC-7.5.1 a foreign address shows the official ones', async () => {
  server.use(
    gateway.get('/wps/system/status', () => refused(404, 'URL_INVALID')),
    gateway.get('/wps/system/domainRoute', () => ok({ domainList: ['senvang.example'] })),
  );
  const client = testClient();
  await renderAt(<SystemGate>site is open</SystemGate>, { client });
  await client.resetQueries({ queryKey: systemQueries.status().queryKey });
  expect(await screen.findByRole('heading', { name: 'Địa chỉ không hợp lệ' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'senvang.example' })).getAttribute('href')).toBe(
    '//senvang.example/',
  );
  expect(screen.queryByText('site is open')).toBeNull();
});

it('SPEC-9.20 says once to each browser that players are 18 or older', async () => {
  expect(ADULT_AGE).toBe(18);
  const first = await renderAt(<AgeNotice />);
  await userEvent.click(screen.getByRole('button', { name: 'Tôi đủ 18 tuổi' }));
  expect(screen.queryByRole('button')).toBeNull();
  first.unmount();
  await renderAt(<AgeNotice />);
  expect(screen.queryByRole('button')).toBeNull();
});
