import { Inject, Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import type { AgentContractsConfig } from '../agent-contracts.config.js';
import type { DemoPerson } from './demo-network.rules.js';
import { DemoNetworkService } from './demo-network.service.js';

/** Opens the demonstration network after the start, and lets its people go on playing. */
@Injectable()
export class DemoNetworkJob {
  private people: DemoPerson[] | undefined;
  private playedTo: Date;
  /** How often the accounts of the agents may still be waited for, which are opened by auth. */
  private patience = 6;

  constructor(
    private readonly demo: DemoNetworkService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: AgentContractsConfig,
  ) {
    this.playedTo = clock.now();
  }

  @PeriodicJob({ name: 'open-demo-network', everySeconds: 20 })
  async run(): Promise<void> {
    const { demoNetwork } = this.config;
    if (demoNetwork === undefined) return;
    this.people ??= await this.demo.open(demoNetwork, this.patience-- > 0);
    if (!this.people) return;
    await this.demo.approveEarlier();
    const now = this.clock.now();
    await this.demo.play(this.people, this.playedTo);
    this.playedTo = now;
  }
}
