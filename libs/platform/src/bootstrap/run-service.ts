import { environment, type ServiceConfig } from '#libs/config';
import type { ServiceDefinition } from './service-definition.js';
import { startService } from './start-service.js';

/** The whole of a service's `main.ts`: start, say so, and stop cleanly when asked. */
export async function runService<C extends ServiceConfig>(definition: ServiceDefinition<C>): Promise<void> {
  const running = await startService(definition, { env: environment() });
  process.stdout.write(`${definition.name} answers at ${running.url}\n`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
