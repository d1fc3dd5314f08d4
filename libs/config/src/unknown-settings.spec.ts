import { settingNames } from './setting-names.js';
import { misspeltSettings } from './unknown-settings.js';

const of = (...names: string[]) =>
  misspeltSettings(Object.fromEntries(names.map((name) => [name, 'x'])), ['BANK_CHANNEL_']);
const named = (...names: string[]) => of(...names).map((problem) => problem.split(':')[0]);

describe('SEC-S38.2 names of the environment', () => {
  it('are known where a setting has them, or a file with its value', () => {
    expect(of(...settingNames, 'DATABASE_URL_FILE')).toEqual([]);
  });

  it('are misspelt where they are nearly the name of a setting', () => {
    expect(of('CAPTCHAS')).toEqual(['CAPTCHAS: no setting has this name; CAPTCHA is one']);
    expect(named('TRUSTED_PROXY', 'RATE_LIMIT', 'APLICATION_SECRET_FILE')).toEqual([
      'RATE_LIMIT',
      'APLICATION_SECRET_FILE',
    ]);
  });

  it('are misspelt where they begin as the service’s own settings do', () => {
    expect(named('BANK_CHANNEL_ADDRESS')).toEqual(['BANK_CHANNEL_ADDRESS']);
  });

  it('are nothing of ours where other programs give them', () => {
    const foreign = [
      ...['HOME', 'PATH', 'HOSTNAME', 'USER', 'SHELL', 'PWD', 'TERM', 'LANG', 'TZ', 'CI', 'SHLVL', 'LOGNAME'],
      ...['KUBERNETES_SERVICE_HOST', 'KUBERNETES_PORT_443_TCP', 'WALLET_SERVICE_HOST', 'WALLET_PORT'],
      ...['AUTH_SERVICE_PORT_HTTP', 'LOTUS_PORT', 'POINTS_PORT_8080_TCP_ADDR', 'GATEWAY_PORT'],
      ...['npm_config_cache', 'npm_lifecycle_event', 'NODE_OPTIONS', 'NODE_VERSION', 'PGHOST', 'REDIS_PORT'],
      ...[
        'HTTP_PROXY',
        'HTTPS_PROXY',
        'NO_PROXY',
        'OTEL_SERVICE_NAME',
        'KAFKA_PORT',
        'DATABASE_SERVICE_HOST',
      ],
    ];
    expect(of(...foreign)).toEqual([]);
  });
});
