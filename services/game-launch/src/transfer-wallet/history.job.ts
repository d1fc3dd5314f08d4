import { Inject, Injectable } from '@nestjs/common';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { VendorRepository } from '../vendor/vendor.repository.js';
import { HistoryService } from './history.service.js';
import { KickService } from './kick.service.js';

/** Reads the histories of all vendors with a transfer wallet, and ends the play of members who may not play. */
@Injectable()
export class HistoryJob {
  constructor(
    private readonly vendors: VendorRepository,
    private readonly history: HistoryService,
    private readonly kicks: KickService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @PeriodicJob({
    name: 'read-histories',
    everySeconds: ({ historyEverySeconds }: GameLaunchConfig) => historyEverySeconds,
  })
  async run(): Promise<void> {
    await this.kicks.runDue();
    const vendors = await this.vendors.withTransferWallet(this.clock.now());
    // One vendor that hangs does not keep the others waiting.
    await Promise.all(vendors.map((vendor) => this.history.readOn(vendor)));
  }
}
