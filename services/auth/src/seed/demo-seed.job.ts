import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, LOGGER } from '#libs/platform';
import type { AuthConfig } from '../auth.config.js';
import { DemoSeedService, type DemoPasswords } from './demo-seed.service.js';

const everyMs = 200;

/**
 * Opens the demo accounts if their passwords are configured: once the brand is known, and the team once the
 * agent has a code.
 */
@Injectable()
export class DemoSeedJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stop = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly seed: DemoSeedService,
    @Inject(CONFIG) private readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { player, agent, operator, operatorSecret } = this.config.demoPasswords ?? {};
    if (player && agent && operator && operatorSecret)
      this.running = this.run({ player, agent, operator, operatorSecret });
  }

  /** Resolves when every demo account is open, at once where none is configured. */
  async finished(): Promise<void> {
    await this.running;
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(passwords: DemoPasswords): Promise<void> {
    const { signal } = this.stop;
    let agentId: string | undefined;
    while (!signal.aborted) {
      try {
        if (this.seed.isPossible()) agentId ??= (await this.seed.accounts(passwords)).agent.memberId;
        if (agentId !== undefined && (await this.seed.team(agentId, passwords.agent))) return;
      } catch (error) {
        this.logger.warn({ err: error }, 'opening the demo accounts failed, will retry');
      }
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
