import { IsIn, IsInt, IsString, Max, Min } from 'class-validator';
import { ConfigError, loadConfig } from './load-config.js';
import { Part } from './parts.js';
import { NotInProduction, SetInProduction } from './production.js';
import { ServiceConfig } from './service-config.js';
import { AsNumber } from './transforms.js';

const test = { NODE_ENV: 'test' };

class TillConfig {
  @IsIn(['real', 'pretended'])
  @NotInProduction('pretended')
  drawer: 'real' | 'pretended' = 'real';

  @AsNumber()
  @IsInt()
  @Max(9)
  openEveryMs = 5;

  @IsString()
  @SetInProduction()
  key = 'any';
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
    const config = loadConfig(ShopConfig, test);
    expect(config.orderTtlMinutes).toBe(20);
    expect(config.peers.wallet).toBe('http://127.0.0.1:7103');
  });

  it('reads properties from upper-case names and converts them', () => {
    const config = loadConfig(ShopConfig, {
      ...test,
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
    const error = problemsOf({ ...test, ORDER_TTL_MINUTES: '99', CAPTCHA: 'secret-value' });
    const keys = error.problems.map((problem) => problem.split(':')[0]);
    expect(keys.toSorted()).toEqual(['CAPTCHA', 'ORDER_TTL_MINUTES']);
    expect(error.message).not.toContain('secret-value');
  });

  it('names a secret file that cannot be read', () => {
    expect(problemsOf({ ...test, DATABASE_URL_FILE: '/nowhere/secret' }).message).toContain(
      'DATABASE_URL_FILE',
    );
  });

  it('reads a part of the configuration by its own class, under its prefix', () => {
    expect(loadConfig(ShopConfig, test).till).toEqual({ drawer: 'real', openEveryMs: 5, key: 'any' });
    const { till } = loadConfig(ShopConfig, { ...test, TILL_DRAWER: 'pretended', TILL_OPEN_EVERY_MS: '7' });
    expect(till).toEqual({ drawer: 'pretended', openEveryMs: 7, key: 'any' });
    expect(Object.isFrozen(till)).toBe(true);
    expect(problemsOf({ ...test, TILL_OPEN_EVERY_MS: '10', ORDER_TTL_MINUTES: '99' }).problems).toHaveLength(
      2,
    );
  });

  describe('in production', () => {
    const production = {
      NODE_ENV: 'production',
      EVENT_BUS: 'kafka',
      KAFKA_BROKERS: 'kafka:9092',
      REDIS_URL: 'rediss://shop:secret@redis',
      KAFKA_SECURITY: 'sasl-ssl',
      KAFKA_USERNAME: 'shop',
      KAFKA_PASSWORD: 'secret',
      APPLICATION_SECRET: 'a-secret-that-only-this-test-knows-0001',
      PEERS: 'wallet=http://wallet:8080',
      TILL_KEY: 'k1',
    };

    it('SEC-S38.2 starts with the safe settings, with the API documents off', () => {
      const config = loadConfig(ShopConfig, production);
      expect([config.till.drawer, config.apiDocs, config.nodeEnv]).toEqual(['real', false, 'production']);
      expect(loadConfig(ShopConfig, { ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
    });

    it('refuses by name what only development may have', () => {
      const error = problemsOf({ ...production, TILL_DRAWER: 'pretended' });
      expect(error.problems).toEqual(['TILL_DRAWER: this value is refused when NODE_ENV=production']);
    });

    it('demands what has no safe default, all at once, also if NODE_ENV is not set', () => {
      const keys = problemsOf({}).problems.map((problem) => problem.split(':')[0]);
      expect(keys.toSorted()).toEqual([
        'APPLICATION_SECRET',
        'EVENT_BUS',
        'KAFKA_BROKERS',
        'KAFKA_SECURITY',
        'PEERS',
        'REDIS_URL',
        'TILL_KEY',
      ]);
    });
  });
});
