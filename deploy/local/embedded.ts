import { MemoryCache } from '#libs/cache';
import { InProcessBus } from '#libs/messaging';
import { startService, type RunningService } from '#libs/platform';
import { environmentOf, type LocalPlatform } from './environments.ts';
import { services } from './services.ts';

export interface RunningPlatform {
  stop(): Promise<void>;
}

/** Every service in this process: one cache, one bus, a port each. */
export async function startEmbedded(platform: LocalPlatform): Promise<RunningPlatform> {
  const listeners = services.filter(({ messaging = 'consumer' }) => messaging === 'consumer');
  const bus = new InProcessBus({ expects: listeners.map(({ name }) => name) });
  const cache = new MemoryCache();
  const running: RunningService[] = [];
  const stop = async (): Promise<void> => {
    for (const service of running.toReversed()) await service.close();
    bus.close();
    await cache.close();
  };
  try {
    const started = await Promise.allSettled(
      services.map(async (definition) => {
        running.push(
          await startService(definition, { env: environmentOf(definition.name, platform), bus, cache }),
        );
      }),
    );
    const failed = started.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
