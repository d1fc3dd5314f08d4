import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { status } from '~/testing/fixtures';
import { gateway } from '~/testing/msw/gateway';
import { ok, refused } from '~/testing/msw/handlers';
import { server } from '~/testing/msw/server';
import { renderAt, testClient } from '~/testing/render';
import { isEnabled, siteState, systemQueries, SystemGate, useCurrencySymbol } from '..';

const Sign = () => <i>{useCurrencySymbol()}</i>;
const gate = (site = status()) => renderAt(<SystemGate>site is open</SystemGate>, { site });

describe('start-up (SPEC-2.11, SPEC-4.1)', () => {
  it('opens the site', async () => {
    await gate();
    expect(screen.getByText('site is open')).toBeTruthy();
  });

  it('SPEC-8.12 SPEC-2.2 shows maintenance instead of the site, and looks again on demand', async () => {
    await gate(status({ maintenance: true, maintenanceUntil: '2026-11-21T22:30:00.000Z' }));
    expect(await screen.findByRole('heading', { name: 'Sen Vàng đang bảo trì' })).toBeTruthy();
    expect(screen.getByText('22/11/2026 05:30:00 (GMT+7)')).toBeTruthy();
    server.use(gateway.get('/wps/system/status', () => ok(status())));
    await userEvent.click(screen.getByRole('button', { name: 'Kiểm tra lại' }));
    expect(await screen.findByText('site is open')).toBeTruthy();
  });

  it('SPEC-8.11 SPEC-2.2 shows a restricted visitor address, country and contact', async () => {
    const site = status({ regionRestriction: true, location: { ip: '203.0.113.9', country: 'SG' } });
    site.info.customerService = [{ csType: 'LIVECHAT', path: 'https://chat.example' }];
    await gate(site);
    expect(await screen.findByText('203.0.113.9')).toBeTruthy();
    expect(screen.getByText('Singapore')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Liên hệ với chúng tôi' })).toBeTruthy();
    expect(screen.queryByText('site is open')).toBeNull();
  });

  it('maintenance comes before restriction', () => {
    expect(siteState({ maintenance: true, regionRestriction: true })).toBe('maintenance');
  });

  it('says so when the platform cannot be reached, and tries again on demand', async () => {
    server.use(gateway.get('/wps/system/status', () => refused(503, 'UNAVAILABLE')));
    const client = testClient();
    await renderAt(<SystemGate>site is open</SystemGate>, { client });
    client.removeQueries({ queryKey: systemQueries.status().queryKey });
    await client.resetQueries();
    await client.refetchQueries();
    expect(screen.queryByText('site is open') ?? screen.queryByRole('alert')).toBeTruthy();
  });
});

it('SPEC-9.18 shows the brand’s currency sign, and P where it names none', async () => {
  const shown = async (currencySymbol: string | undefined) => {
    const site = status();
    site.info.currencySymbol = currencySymbol as string;
    const view = await renderAt(<Sign />, { site });
    const text = view.container.textContent;
    view.unmount();
    return text;
  };
  expect([await shown('₫'), await shown(undefined)]).toEqual(['₫', 'P']);
});

describe('feature flags', () => {
  const tree = [
    {
      modId: 'REGISTER3',
      enabled: '0' as const,
      childrenNodes: [{ modId: 'USERNAMEREG3', enabled: '1' as const }],
    },
    { modId: 'FREEPLAY3', enabled: '1' as const },
  ];
  it('count only while every node above them is on', () => {
    expect(isEnabled(tree, 'FREEPLAY3')).toBe(true);
    expect(isEnabled(tree, 'USERNAMEREG3')).toBe(false);
    expect(isEnabled(undefined, 'FREEPLAY3')).toBe(false);
  });
});
