import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#libs/config';
import type { LocalPorts } from './ports.ts';
import { networkAddresses } from './tls-proxy.ts';

/** Vendors whose games the demo provider runs. */
export const demoVendors = ['SHS', 'LVG', 'HVG', 'TBP', 'TWG', 'DS88', 'IMES', 'SV3', 'AV', 'DGV', 'SBV'];

/** The key of the simulated beacon and its public part; no secret, because nothing real trusts it. */
const simulatedBeacon = {
  key: '3a'.repeat(32),
  publicKey:
    '930cb45a8b9d3795e8019c8eb353cc4528cf9c7ff7bff0b953fa4554d60a67bcc92e9154dfc1aa78e60d8780feb41b75' +
    '04f078ef1c98c756251c388e41a648778ad93350682de18d7bd053e8f83cec7139a09fc48e1a732b4a9eb176ecb2da46',
};

/** Keys of the simulated feeds of lottery results, and their public parts; no secrets either. */
const simulatedFeeds = {
  hanoi: {
    seed: '4b'.repeat(32),
    publicKey: '7ea0e3bd52e207c9d3b0eba65c0704e66fca2d8e165a175218b174fc4160e413',
  },
  saigon: {
    seed: '5c'.repeat(32),
    publicKey: 'ed6a47a39da869b5446155e40b2d93f1e3f0167be26732bae7a3ef9d8e3a3fd3',
  },
};

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

/** Addresses and signing keys that the platform shares with the demo provider and the simulated bank. */
export function providerSettings({ inner }: LocalPorts, secret: string): Environment {
  const keyOf = (purpose: string): string => createHmac('sha256', secret).update(purpose).digest('hex');
  const keyOfVendor = (vendor: string): string => keyOf(`provider key of ${vendor}`);
  const platform = `http://127.0.0.1:${inner.gateway}`;
  const provider = `http://127.0.0.1:${inner['demo-provider']}`;
  return {
    PLATFORM_URL: platform,
    PROVIDER_CATALOGUES: `demo=${provider}/catalogue`,
    PROVIDER_QUERY_URLS: `demo=${provider}/platform/v1/query`,
    PROVIDER_TRANSFER_URLS: `demo=${provider}/transfer-wallet/v1`,
    PROVIDER_KEYS: demoVendors.map((vendor) => `${vendor}/k1=${keyOfVendor(vendor)}`).join(','),
    BANK_SIMULATOR: 'on',
    BANK_CHANNEL: 'simulated',
    BANK_CHANNEL_URL: `${provider}/bank/v1`,
    BANK_ARRIVALS_URL: `${platform}/bank-channel/v1/arrivals`,
    PAYEE_WALLETS: 'MOMO=99100000012345,ZALOPAY=99200000067890',
    BANK_CHANNEL_KEYS: `k1=${keyOf('bank channel key')}`,
    USDT_SIMULATOR: 'on',
    USDT_CHANNEL: 'simulated',
    USDT_CHANNEL_URL: `${provider}/usdt/v1`,
    USDT_TRANSFERS_URL: `${platform}/usdt-channel/v1/transfers`,
    USDT_CHANNEL_KEYS: `k1=${keyOf('usdt channel key')}`,
    BEACON_SIMULATOR: 'on',
    SIMULATED_BEACON_KEY: simulatedBeacon.key,
    BEACON: 'simulated',
    BEACON_URL: `${provider}/beacon/v1`,
    BEACON_PUBLIC_KEY: simulatedBeacon.publicKey,
    SIMULATED_JACKPOT_STAKE: '200000',
    RESULT_FEED_SIMULATOR: 'on',
    SIMULATED_FEED_KEYS: ofEachFeed(([name, { seed }]) => `${name}=${seed}`),
    RESULT_FEEDS: ofEachFeed(([name]) => `${name}=${provider}/result-feeds/${name}`),
    RESULT_FEED_KEYS: ofEachFeed(([name, { publicKey }]) => `${name}=${publicKey}`),
    RESULT_HISTORY_DAYS: '30',
    ACCELERATED_DRAW_SECONDS: '600',
  };
}

function ofEachFeed(
  shown: (feed: [name: string, keys: { seed: string; publicKey: string }]) => string,
): string {
  return Object.entries(simulatedFeeds).map(shown).join(',');
}
