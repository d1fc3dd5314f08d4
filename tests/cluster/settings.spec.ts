import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, type Environment, type ServiceName } from '#libs/config';
import { services } from '../../deploy/local/services.js';

const root = join(import.meta.dirname, '..', '..', 'k8s');
const ownSecret = 'a-secret-of-this-deployment-and-no-other';

/** What a file of a Secret holds; the settings name the file. */
const secretsOf: Record<string, string> = {
  DATABASE_URL: 'postgres://lotus_x_runtime:secret@lotus-database-rw:5432/lotus_x?sslmode=verify-full',
  REDIS_URL: 'rediss://lotus:secret@redis:6379',
  APPLICATION_SECRET: ownSecret,
  PROVIDER_KEYS: `SHS/k1=${ownSecret}`,
  BANK_CHANNEL_KEYS: `k1=${ownSecret}`,
  SMTP_URL: 'smtps://user:password@mail.example',
};

function environmentOf(service: ServiceName, overlay: string): Environment {
  const folders = [
    join(root, 'base/settings'),
    join(root, 'overlays', overlay),
    join(root, 'overlays', overlay, 'settings'),
  ];
  const files = ['lotus.env', ...(service === 'gateway' ? [] : ['database.env']), `${service}.env`];
  const lines = folders
    .flatMap((folder) => files.map((file) => join(folder, file)))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.includes('='));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      const [name, value] = [line.slice(0, at), line.slice(at + 1)];
      if (!name.endsWith('_FILE')) return [name, value];
      const secret = name.slice(0, -'_FILE'.length);
      return [secret, secretsOf[secret] ?? ownSecret];
    }),
  );
}

describe.each(['dev', 'production'])('the settings of the overlay %s', (overlay) => {
  const present = services.filter(({ name }) => overlay === 'dev' || name !== 'demo-provider');

  it.each(present.map((service) => [service.name, service] as const))('start %s', (name, service) => {
    const config = loadConfig(service.config, environmentOf(name, overlay));
    expect(config.nodeEnv).toBe(overlay === 'dev' ? 'development' : 'production');
    expect(config.eventBus).toBe('kafka');
    expect(config.keysDir).toBe('/var/run/lotus/keys');
  });
});
