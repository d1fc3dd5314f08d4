import { ConfigError, loadConfig, serviceNames, type ServiceConfig, type ServiceName } from '#libs/config';
import { startService } from '#libs/platform';
import { services } from '../../deploy/local/services.js';
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
