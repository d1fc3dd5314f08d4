import { ConfigError, loadConfig, serviceNames, type ServiceConfig, type ServiceName } from '#libs/config';
import { startService } from '#libs/platform';
import { services } from '../../deploy/local/services.js';
import { WalletConfig } from '../../services/wallet/src/wallet.config.js';
import {
  productionEnvironment,
  unsafeSettings,
  unsafeSettingsOf,
} from '../support/production-environment.js';

const definitionOf = (name: ServiceName) => services.find((definition) => definition.name === name)!;

describe.each(serviceNames)('%s in production', (name) => {
  const definition = definitionOf(name);
  const safe = productionEnvironment(name);

  it('SEC-S38.2 accepts an environment of its own settings', () => {
    const config = loadConfig(definition.config, safe) as ServiceConfig;
    expect(config.nodeEnv).toBe('production');
  });

  it.each([...unsafeSettings, ...(unsafeSettingsOf[name] ?? [])].map((unsafe) => [unsafe]))(
    'SEC-S38.2 refuses to start with %j and names it',
    async (unsafe) => {
      const [key] = Object.keys(unsafe);
      const start = startService(definition, { env: { ...safe, ...unsafe } });
      const error: unknown = await start.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ConfigError);
      expect((error as ConfigError).problems.map((problem) => problem.split(':')[0])).toEqual([key]);
    },
  );
});

describe('the channels of deposits in production', () => {
  const definition = definitionOf('wallet');
  const safe = productionEnvironment('wallet');

  it.each(
    ['BANK', 'USDT'].flatMap((channel) => [
      [`${channel}_CHANNEL`, 'that is simulated', 'simulated'],
      [`${channel}_CHANNEL_URL`, 'without an address', undefined],
      [`${channel}_CHANNEL_KEYS`, 'without a key', undefined],
      [`${channel}_CHANNEL_KEYS`, 'with a published key', 'k1=development-only'.padEnd(40, 'x')],
      [`${channel}_CHANNEL_KEYS`, 'with a key that can be guessed', 'k1=short'],
    ]),
  )('REG-G22.1 %s: a channel %s stops the start', async (name, _what, value) => {
    const start = startService(definition, { env: { ...safe, [name!]: value } });
    const error: unknown = await start.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).problems.map((problem) => problem.split(':')[0])).toEqual([name]);
  });

  it('REG-G22.1 no channel at all is accepted', () => {
    const none = { ...safe, BANK_CHANNEL: 'none', USDT_CHANNEL: 'none' };
    const { bank, usdt } = loadConfig(WalletConfig, none);
    expect([bank.channel, usdt.channel]).toEqual(['none', 'none']);
  });
});
