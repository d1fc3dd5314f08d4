import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SiteResource } from '~/features/system';
import { status } from '~/testing/fixtures';
import { place, renderApp } from '~/testing/render';
import { appOfDevice, asHeading, chosenApp, offeredApps } from '../model/apps';

const user = userEvent.setup();
const resource = (resourceType: SiteResource['resourceType'], url = `/down?app=${resourceType}`) => ({
  resourceType,
  url,
  labelNameEn: '',
  labelNameVi: '',
  qrCodeUrl: `/wps/v2/resources/${resourceType}/qr`,
});
const site = status();
site.info.resources = [
  resource('ANDROID', 'https://files.example/app.apk'),
  resource('IOS'),
  resource('MOBILECONFIG'),
  resource('SOCIAL', 'https://zalo.example'),
];
const namespaces = ['download', 'auth', 'games', 'system'];

describe('the apps (SPEC-2.2, SPEC-2.10)', () => {
  it('are named as a heading begins, but for iOS, which is written so', () => {
    expect(asHeading('ứng dụng Android')).toBe('Ứng dụng Android');
    expect(asHeading('iOS app')).toBe('iOS app');
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'IOS'],
    ['Mozilla/5.0 (Linux; Android 15; SM-A245F)', 'ANDROID'],
    ['Mozilla/5.0 (X11; Linux x86_64)', null],
  ])('%s is looked at from %s', (agent, app) => {
    expect(appOfDevice(agent)).toBe(app);
  });

  it('are chosen by the address, then by the device, then in their order', () => {
    const offered = offeredApps(site.info.resources ?? []).map((app) => app.resourceType);
    expect(offered).toEqual(['IOS', 'MOBILECONFIG', 'ANDROID']);
    expect(chosenApp('lite', 'Android', offered)).toBe('MOBILECONFIG');
    expect(chosenApp('x', 'Android', offered)).toBe('ANDROID');
    expect(chosenApp(null, 'Linux', offered)).toBe('IOS');
  });

  it('SPEC-9.21 SPEC-2.1.7 show a code of 200 pixels and the steps of each system', async () => {
    await renderApp('/down', { site, namespaces });
    const code = await screen.findByRole('img', { name: 'Mã QR của ứng dụng iOS' });
    expect([code.getAttribute('width'), code.getAttribute('src')]).toEqual([
      '200',
      '/wps/v2/resources/IOS/qr',
    ]);
    expect(screen.getAllByRole('listitem').some((li) => li.textContent?.includes('Safari'))).toBe(true);
    await user.click(screen.getByRole('tab', { name: 'Ứng dụng Android' }));
    expect(place.search).toBe('?app=android');
    expect((await screen.findByRole('link', { name: 'Tải xuống' })).getAttribute('href')).toBe(
      'https://files.example/app.apk',
    );
  });

  it('SPEC-2.1.7 /download is the same page, also where the site is closed to guests', async () => {
    const closed = status({ flags: ['loginedToHomePage'] });
    closed.info.resources = site.info.resources ?? [];
    await renderApp('/download', { site: closed, namespaces });
    expect(await screen.findByRole('heading', { name: 'Chơi mọi lúc, mọi nơi' })).toBeTruthy();
  });

  it('say so where there is none', async () => {
    await renderApp('/down', { namespaces });
    expect(await screen.findByText('Chưa có ứng dụng')).toBeTruthy();
  });
});
