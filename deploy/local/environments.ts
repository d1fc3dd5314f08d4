import { environment, serviceNames, type Environment, type ServiceName } from '#libs/config';
import { ensureServiceDatabase, type PostgresCluster } from '#libs/local';
import type { DataFolder, LocalSecrets } from './data-folder.ts';
import type { LocalPorts } from './ports.ts';

export const databaseOf = (service: ServiceName): string => `lotus_${service.replaceAll('-', '_')}`;

/** Gives every service its database; all of them at once, for a quick start. */
export async function prepareDatabases(cluster: PostgresCluster, secrets: LocalSecrets): Promise<void> {
  await Promise.all(
    serviceNames.map((service) =>
      ensureServiceDatabase(cluster.adminUrl, {
        name: databaseOf(service),
        ownerPassword: secrets.databases[service]!.owner,
        runtimePassword: secrets.databases[service]!.runtime,
      }),
    ),
  );
}

export interface LocalPlatform {
  data: DataFolder;
  secrets: LocalSecrets;
  cluster: PostgresCluster;
  ports: LocalPorts;
  /** What differs between the modes: bus, cache, public addresses. */
  extra: Environment;
}

/** The environment of one service; what the caller's own environment says comes first. */
export function environmentOf(
  service: ServiceName,
  { data, secrets, cluster, ports, extra }: LocalPlatform,
  own = { port: ports.inner[service], management: ports.management[service] },
): Environment {
  const name = databaseOf(service);
  const passwords = secrets.databases[service]!;
  return {
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    ...extra,
    ...environment(),
    HOST: '127.0.0.1',
    PORT: String(own.port),
    MANAGEMENT_PORT: String(own.management),
    PEERS: serviceNames.map((peer) => `${peer}=http://127.0.0.1:${ports.inner[peer]}`).join(','),
    DATABASE_URL: cluster.url(`${name}_runtime`, name, passwords.runtime),
    OWNER_DATABASE_URL: cluster.url(`${name}_owner`, name, passwords.owner),
    APPLICATION_SECRET: secrets.application,
    KEYS_DIR: data.join('keys'),
    FILES_DIR: data.join('files'),
    MESSAGES_DIR: data.join('messages'),
  };
}

/** The same as an env file, without what the caller's own environment has. */
export function settingsFileOf(service: ServiceName, platform: LocalPlatform): string {
  const inherited = environment();
  return Object.entries(environmentOf(service, platform))
    .filter(([name, value]) => value !== undefined && inherited[name] !== value)
    .map(([name, value]) => `${name}=${value!.includes("'") ? `"${value}"` : `'${value}'`}\n`)
    .join('');
}
