import { existsSync } from 'node:fs';
import { serviceNames, type ServiceName } from '#libs/config';
import type { ServiceDefinition } from '#libs/platform';

/** Loads the definitions of all services: the only place of the platform that knows more than one of them. */
export async function loadServices(): Promise<ServiceDefinition[]> {
  const definitions = await Promise.all(serviceNames.map((name) => loadService(name)));
  return definitions.filter((definition) => definition !== undefined);
}

async function loadService(name: ServiceName): Promise<ServiceDefinition | undefined> {
  const file = new URL(`../../services/${name}/src/service.js`, import.meta.url);
  if (!existsSync(file)) return undefined;
  const exported = (await import(file.href)) as Record<string, ServiceDefinition>;
  const definition = Object.values(exported).find((value) => value.name === name);
  if (!definition) throw new Error(`services/${name}/src/service.ts exports no definition named ${name}`);
  return definition;
}
