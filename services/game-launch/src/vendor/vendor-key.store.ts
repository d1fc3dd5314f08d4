import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER, PeriodicTask, SealingKeys, type SigningKeys } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { VendorRepository } from './vendor.repository.js';

const purpose = 'vendor key';
const everyMs = 5_000;

/** Signing keys that operators keep in the database. Another replica sees a change within five seconds. */
@Injectable()
export class VendorKeyStore implements OnApplicationBootstrap, OnApplicationShutdown {
  private keys = new Map<string, Record<string, string>>();
  private readonly sealing: SealingKeys;
  private readonly task: PeriodicTask;

  constructor(
    private readonly vendors: VendorRepository,
    @Inject(CONFIG) config: GameLaunchConfig,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.sealing = new SealingKeys(config, 'game-launch');
    this.task = new PeriodicTask({ name: 'vendor keys', everyMs, logger }, () => this.load());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.load();
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** The oldest first, so that a new key signs only once the old one is gone. */
  of(vassalage: string): SigningKeys {
    return this.keys.get(vassalage) ?? {};
  }

  seal(vassalage: string, keyId: string, secret: string): string {
    return this.sealing.seal(purpose, `${vassalage}/${keyId}`, secret);
  }

  open(vassalage: string, keyId: string, sealed: string): string {
    return this.sealing.open(purpose, `${vassalage}/${keyId}`, sealed);
  }

  async load(): Promise<void> {
    const loaded = new Map<string, Record<string, string>>();
    for (const { vassalage, keyId, sealed } of await this.vendors.sealedKeys()) {
      const secret = this.open(vassalage, keyId, sealed);
      loaded.set(vassalage, { ...loaded.get(vassalage), [keyId]: secret });
    }
    this.keys = loaded;
  }
}
