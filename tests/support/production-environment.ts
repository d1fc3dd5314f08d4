import { defaultPeers, type Environment, type ServiceName } from '#libs/config';

const ownSecret = 'a-secret-of-this-deployment-and-no-other';

const shared: Environment = {
  NODE_ENV: 'production',
  EVENT_BUS: 'kafka',
  KAFKA_BROKERS: 'kafka-0:9092,kafka-1:9092',
  KAFKA_SECURITY: 'sasl-ssl',
  KAFKA_USERNAME: 'lotus',
  KAFKA_PASSWORD: ownSecret,
  REDIS_URL: `rediss://lotus:${ownSecret}@redis:6379`,
  APPLICATION_SECRET: ownSecret,
  PEERS: Object.keys(defaultPeers())
    .map((name) => `${name}=http://${name}:8080`)
    .join(','),
};

const files: Environment = {
  FILES_STORE: 's3',
  FILES_S3_ENDPOINT: 'https://s3.example',
  FILES_S3_BUCKET: 'lotus-files',
  FILES_S3_ACCESS_KEY: 'key',
  FILES_S3_SECRET_KEY: ownSecret,
};

const own: Partial<Record<ServiceName, Environment>> = {
  gateway: { TRUSTED_PROXIES: '10.0.0.0/8', STRICT_TRANSPORT: 'on' },
  auth: {
    SITE_ORIGINS: 'https://lotus.example',
    SMS_PROVIDER: 'http',
    SMS_URL: 'https://sms.example/send',
    EMAIL_PROVIDER: 'smtp',
    SMTP_URL: 'smtps://mail.example',
    EMAIL_FROM: 'Lotus <no-reply@lotus.example>',
  },
  member: { DEMO_BRAND: 'off', ...files },
  points: { DEMO_MALL: 'off' },
  promotions: { DEMO_PROMOTIONS: 'off', ...files },
  wallet: {
    ...files,
    PAYEE_BANK_BIN: '970415',
    PAYEE_BANK_NAME: 'VietinBank',
    PAYEE_ACCOUNT_NUMBER: '100200300400',
    PAYEE_ACCOUNT_NAME: 'CONG TY LOTUS',
    BANK_CHANNEL: 'http',
    BANK_CHANNEL_URL: 'https://bank.example/v1',
    BANK_ARRIVALS_URL: 'https://lotus.example',
    BANK_CHANNEL_KEYS: `k1=${ownSecret}`,
    USDT_CHANNEL: 'http',
    USDT_CHANNEL_URL: 'https://custodian.example/v1',
    USDT_TRANSFERS_URL: 'https://lotus.example',
    USDT_CHANNEL_KEYS: `k1=${ownSecret}`,
  },
  'game-launch': {
    PROVIDER_CATALOGUES: 'games=https://games.example/catalogue',
    PROVIDER_ORIGINS: 'games=https://games.example',
    PROVIDER_LAUNCH_PATHS: 'games=/?ticket={ticket}',
    PROVIDER_KEYS: `SHS/k1=${ownSecret}`,
    SITE_ORIGINS: 'https://lotus.example',
  },
  'demo-provider': {
    PLATFORM_URL: 'https://lotus.example',
    PROVIDER_KEYS: `SHS/k1=${ownSecret}`,
    SITE_ORIGINS: 'https://lotus.example',
  },
};

/** The smallest environment with which a service starts in production. */
export const productionEnvironment = (service: ServiceName): Environment => ({ ...shared, ...own[service] });

/** One unsafe setting each; undefined: the setting is missing. */
export const unsafeSettings: Record<string, string | undefined>[] = [
  { EVENT_BUS: 'in-process' },
  { EVENT_BUS: undefined },
  { KAFKA_BROKERS: undefined },
  { REDIS_URL: undefined },
  { REDIS_URL: `redis://lotus:${ownSecret}@redis:6379` },
  { REDIS_URL: 'rediss://redis:6379' },
  { KAFKA_SECURITY: undefined },
  { KAFKA_SECURITY: 'plaintext' },
  { KAFKA_PASSWORD: undefined },
  { DATABASE_URL: `postgres://lotus:${ownSecret}@database/lotus` },
  { DATABASE_URL: `postgres://lotus:${ownSecret}@database/lotus?sslmode=require` },
  { OWNER_DATABASE_URL: 'postgres://lotus@database/lotus?sslmode=verify-full' },
  { APPLICATION_SECRET: undefined },
  { APPLICATION_SECRET: 'development-only-application-secret' },
  { APPLICATION_SECRET: 'short' },
  { PEERS: undefined },
  { RATE_LIMITS: '1000' },
  { CAPTCHA: 'off' },
  { CAPTCHAS: 'off' },
  { PAYLOAD_ENCRYPTION: 'optional' },
];

export const unsafeSettingsOf: Partial<Record<ServiceName, Record<string, string | undefined>[]>> = {
  gateway: [
    { TRUSTED_PROXIES: undefined },
    { TRUSTED_PROXIES: '10.0.0.0/8,0.0.0.0/0' },
    { TRUSTED_PROXIES: '::/0' },
    { FRAME_ORIGINS: 'http://games.example' },
    { STRICT_TRANSPORT: 'off' },
    { STRICT_TRANSPORT: undefined },
    { PHONE_AUTH_EMULATOR: 'http://127.0.0.1:9099' },
  ],
  auth: [
    { SITE_ORIGINS: undefined },
    { SITE_ORIGINS: 'http://lotus.example' },
    { SMS_PROVIDER: undefined },
    { SMS_PROVIDER: 'console' },
    { SMS_URL: undefined },
    { SMS_URL: 'http://sms.example' },
    { EMAIL_PROVIDER: undefined },
    { EMAIL_PROVIDER: 'file' },
    { SMTP_URL: undefined },
    { SMTP_URL: 'smtp://mail.example' },
    { EMAIL_FROM: undefined },
    { DEMO_PASSWORDS: 'player=Hoa-Muoi-Gio-26' },
    { PHONE_AUTH_EMULATOR: 'http://127.0.0.1:9099' },
  ],
  member: [
    { DEMO_BRAND: undefined },
    { DEMO_BRAND: 'on' },
    { FILES_STORE: undefined },
    { FILES_STORE: 'folder' },
  ],
  promotions: [
    { DEMO_PROMOTIONS: undefined },
    { DEMO_PROMOTIONS: 'on' },
    { FILES_STORE: undefined },
    { FILES_STORE: 'folder' },
  ],
  wallet: [
    { FILES_STORE: undefined },
    { FILES_STORE: 'folder' },
    { FILES_S3_ENDPOINT: 'http://s3.example' },
    { BANK_CHANNEL: 'simulated' },
    { BANK_CHANNEL_URL: 'http://bank.example/v1' },
    { BANK_ARRIVALS_URL: 'http://lotus.example' },
    { BANK_CHANNEL_KEYS: 'k1=1' },
    { USDT_CHANNEL_URL: 'http://custodian.example/v1' },
    { USDT_CHANNEL_KEYS: 'k1=x'.padEnd(34, 'x') },
    { BANK_CHANNEL_KEYS: 'k1=development-only-bank-key' },
    { USDT_CHANNEL: 'simulated' },
    { USDT_CHANNEL_KEYS: 'k1=development-only-usdt-key' },
    { DEMO_BALANCES: 'demo_player=1.00' },
    { PAYEE_ACCOUNT_NUMBER: undefined },
    { PAYEE_ACCOUNT_NAME: undefined },
    { PAYEE_BANK_BIN: undefined },
    { PAYEE_BANK_NAME: undefined },
  ],
  lottery: [
    { BEACON: 'simulated' },
    { RESULT_FEEDS: 'hanoi=http://feed.example' },
    { RESULT_PAGES: 'XSMB=http://pages.example/{day}' },
    { ACCELERATED_DRAW_SECONDS: '600' },
  ],
  'game-launch': [
    { PROVIDER_CATALOGUES: undefined },
    { PROVIDER_ORIGINS: undefined },
    { PROVIDER_ORIGINS: 'games=http://games.example' },
    { PROVIDER_CATALOGUES: 'games=http://games.example/catalogue' },
    { PROVIDER_QUERY_URLS: 'games=http://games.example/query' },
    { PROVIDER_TRANSFER_URLS: 'games=http://games.example/wallet' },
    { PROVIDER_LAUNCH_PATHS: undefined },
    { PROVIDER_KEYS: 'SHS/k1=development-only-provider-key-of-shs' },
    { SITE_ORIGINS: undefined },
    { SITE_ORIGINS: 'http://lotus.example' },
  ],
  'demo-provider': [
    { BANK_SIMULATOR: 'on' },
    { USDT_SIMULATOR: 'on' },
    { BEACON_SIMULATOR: 'on' },
    { RESULT_FEED_SIMULATOR: 'on' },
    { PROVIDER_KEYS: 'SHS/k1=development-only-provider-key-of-shs' },
    { PLATFORM_URL: undefined },
    { SITE_ORIGINS: undefined },
  ],
};
