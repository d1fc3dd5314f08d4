import { IsIn, IsInt, Max, Min } from 'class-validator';
import { ConfigError, loadConfig } from './load-config.js';
import { NotInProduction, Part } from './parts.js';
import { ServiceConfig } from './service-config.js';
import { AsNumber } from './transforms.js';

class TillConfig {
  @IsIn(['real', 'pretended'])
  @NotInProduction('pretended')
  drawer: 'real' | 'pretended' = 'real';

  @AsNumber()
  @IsInt()
  @Max(9)
  openEveryMs = 5;
}

class ShopConfig extends ServiceConfig {
  @Part(TillConfig, 'TILL_')
  till!: TillConfig;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(60)
  orderTtlMinutes = 20;
}

function problemsOf(env: Record<string, string>): ConfigError {
  try {
    loadConfig(ShopConfig, env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('the configuration was accepted');
}

describe('loadConfig', () => {
  it('keeps the defaults of the class where the environment is silent', () => {
    const config = loadConfig(ShopConfig, {});
    expect(config.orderTtlMinutes).toBe(20);
    expect(config.peers.wallet).toBe('http://127.0.0.1:7103');
  });

  it('reads properties from upper-case names and converts them', () => {
    const config = loadConfig(ShopConfig, {
      ORDER_TTL_MINUTES: '7',
      API_DOCS: 'off',
      KAFKA_BROKERS: 'a:1, b:2',
      PEERS: 'wallet=http://w:9',
    });
    expect(config.orderTtlMinutes).toBe(7);
    expect(config.apiDocs).toBe(false);
    expect(config.kafkaBrokers).toEqual(['a:1', 'b:2']);
    expect(config.peers.wallet).toBe('http://w:9');
    expect(config.peers.auth).toBe('http://127.0.0.1:7101');
  });

  it('names every bad key at once and no value', () => {
    const error = problemsOf({ ORDER_TTL_MINUTES: '99', CAPTCHA: 'secret-value' });
    const keys = error.problems.map((problem) => problem.split(':')[0]);
    expect(keys.toSorted()).toEqual(['CAPTCHA', 'ORDER_TTL_MINUTES']);
    expect(error.message).not.toContain('secret-value');
  });

  it('names a secret file that cannot be read', () => {
    expect(problemsOf({ DATABASE_URL_FILE: '/nowhere/secret' }).message).toContain('DATABASE_URL_FILE');
  });

  it('reads a part of the configuration by its own class, under its prefix', () => {
    expect(loadConfig(ShopConfig, {}).till).toEqual({ drawer: 'real', openEveryMs: 5 });
    const { till } = loadConfig(ShopConfig, { TILL_DRAWER: 'pretended', TILL_OPEN_EVERY_MS: '7' });
    expect(till).toEqual({ drawer: 'pretended', openEveryMs: 7 });
    expect(Object.isFrozen(till)).toBe(true);
    expect(problemsOf({ TILL_OPEN_EVERY_MS: '10', ORDER_TTL_MINUTES: '99' }).problems).toHaveLength(2);
  });

  it('refuses by name in production what only development may have', () => {
    const error = problemsOf({ NODE_ENV: 'production', TILL_DRAWER: 'pretended' });
    expect(error.problems).toEqual(['TILL_DRAWER: this value is refused when NODE_ENV=production']);
    expect(loadConfig(ShopConfig, { NODE_ENV: 'production' }).till.drawer).toBe('real');
  });
});
