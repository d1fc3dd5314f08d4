import { loadConfig } from '#libs/config';
import { GameLaunchConfig } from '../game-launch.config.js';
import { ProviderKeyService } from './provider-key.service.js';

const secret = 's'.repeat(32);
const keysOf = (written: string) =>
  new ProviderKeyService(
    { of: () => ({}) } as never,
    loadConfig(GameLaunchConfig, { NODE_ENV: 'test', PROVIDER_KEYS: written }),
  );

describe('signing keys of vendors', () => {
  it('are two at most for each, so that one can replace the other', () => {
    const keys = keysOf(`SENG/old=${secret},SENG/new=${secret},LONG/k1=${secret}`);
    expect(Object.keys(keys.of('SENG') ?? {})).toEqual(['old', 'new']);
    expect(keys.of('NOBODY')).toBeUndefined();
  });

  it.each([
    ['three for one vendor', `SENG/a=${secret},SENG/b=${secret},SENG/c=${secret}`],
    ['one that is too short', 'SENG/k1=short'],
    ['one without a vendor', `k1=${secret}`],
  ])('keep the service from starting with %s, and the secret out of the message', (_, written) => {
    expect(() => keysOf(written)).toThrow('PROVIDER_KEYS');
    expect(() => keysOf(written)).not.toThrow(secret);
  });
});
