import { Inject, Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { VendorCallService } from '../vendor/vendor-call.service.js';
import { VendorRepository } from '../vendor/vendor.repository.js';
import { JackpotReport } from './dto/jackpot-report.response.js';

/** Asks a provider how the jackpots of a vendor stand, next to the address where it answers about rounds. */
@Injectable()
export class JackpotClient {
  constructor(
    private readonly vendors: VendorRepository,
    private readonly calls: VendorCallService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  /** Throws if there is no valid signed answer. */
  async ask(vassalage: string): Promise<JackpotReport> {
    const vendor = await this.vendors.find(vassalage, this.clock.now());
    const address = vendor && (vendor.queryUrl ?? this.config.providerQueryUrls[vendor.provider]);
    if (!vendor || address === undefined) throw new Error('no query address is configured');
    const url = new URL('jackpots', address).toString();
    const answer = await this.calls.call(vendor, url, {}, `${vassalage} jackpots`);
    if (answer.kind === 'unknown') throw new Error(answer.reason);
    const report = plainToInstance(JackpotReport, answer.value);
    const problems = await validate(report, { whitelist: true });
    if (problems.length > 0)
      throw new Error(`invalid answer: ${problems.map(({ property }) => property).join(', ')}`);
    return report;
  }
}
