import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#libs/config';
import type { LocalPorts } from './ports.ts';
import { networkAddresses } from './tls-proxy.ts';

/** Vendors whose games the demo provider runs. */
export const demoVendors = ['SHS', 'LVG', 'HVG', 'TBP'];

/** Where browsers find the site and the game pages, and what they are served. */
export function addresses(
  { root, https }: { root: string; https: boolean },
  { gateway, games }: LocalPorts,
): Environment {
  const scheme = https ? 'https' : 'http';
  const hosts = ['localhost', '127.0.0.1', ...(https ? networkAddresses() : [])];
  const origins = (port: number): string => hosts.map((host) => `${scheme}://${host}:${port}`).join(',');
  const webRoot = join(root, 'dist', 'web');
  return {
    SITE_ORIGINS: origins(gateway),
    FRAME_ORIGINS: origins(games),
    LAUNCH_GAME_ORIGINS: origins(games),
    PROVIDER_ORIGINS: `demo=${scheme}://{host}:${games}`,
    GAME_PAGE_FOLDER: join(root, 'dist', 'game-client'),
    ...(existsSync(join(webRoot, 'index.html')) && { WEB_ROOT: webRoot }),
  };
}

/** How the platform and its demo provider know each other: addresses on this machine, and a signing key per vendor. */
export function providerSettings({ inner }: LocalPorts, secret: string): Environment {
  const keyOf = (vendor: string): string =>
    createHmac('sha256', secret).update(`provider key of ${vendor}`).digest('hex');
  return {
    PLATFORM_URL: `http://127.0.0.1:${inner.gateway}`,
    PROVIDER_CATALOGUES: `demo=http://127.0.0.1:${inner['demo-provider']}/catalogue`,
    PROVIDER_KEYS: demoVendors.map((vendor) => `${vendor}/k1=${keyOf(vendor)}`).join(','),
  };
}
