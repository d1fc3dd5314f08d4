import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandState } from '#libs/events';
import { FakeClock, startTestService, type TestService } from '#libs/testing';
import { gatewayService } from '../src/service.js';

const ofConsole = 'console.example';
const site = 'www.example';

/** The pages of site and console, as the build leaves them. */
function builtPages(): string {
  const root = mkdtempSync(join(tmpdir(), 'lotus-pages-'));
  mkdirSync(join(root, 'console'));
  writeFileSync(join(root, 'index.html'), 'the site');
  writeFileSync(join(root, 'console', 'console.html'), 'the console');
  writeFileSync(join(root, 'console', 'start.js'), 'the script of the console');
  return root;
}

describe('the console has a host of its own', () => {
  let gateway: TestService<FakeClock>;

  beforeAll(async () => {
    gateway = await startTestService(gatewayService, {
      clock: new FakeClock(new Date()),
      env: { CONSOLE_HOST: ofConsole, WEB_ROOT: builtPages() },
    });
    await gateway.bus.publishState(brandState, brandState.example);
  });
  afterAll(() => gateway?.close());

  const statusOf = (host: string, path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(gateway.url);
      request({ hostname, port, path, headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it.each([
    '/wps/v2/ops/operators',
    '/wps/v2/%6fps/operators',
    '/wps/v2/o%70s/operators',
    '/%77ps/v2/%6F%70%73/operators',
    '/wps/v2/ops/operators?x=1',
  ])('takes the operators’ call %s there and nowhere else', async (path) => {
    expect(await statusOf(site, path)).toBe(404);
    expect(await statusOf(ofConsole, path)).toBe(401);
    expect(await statusOf(ofConsole.toUpperCase(), path)).toBe(401);
  });

  it.each(['/console', '/console/operators', '/%63onsole', '/c%6Fnsole/operators', '/console/start.js'])(
    'shows the page %s there and nowhere else',
    async (path) => {
      expect(await statusOf(site, path)).toBe(404);
      expect(await statusOf(ofConsole, path)).toBe(200);
    },
  );

  it('shows the site elsewhere, and leads from the console’s host to the console', async () => {
    expect(await statusOf(site, '/')).toBe(200);
    expect(await statusOf(site, '/games')).toBe(200);
    expect(await statusOf(ofConsole, '/')).toBe(302);
    expect(await statusOf(ofConsole, '/games')).toBe(302);
  });
});
