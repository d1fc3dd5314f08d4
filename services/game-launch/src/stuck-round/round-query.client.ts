import { Inject, Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { CLOCK, CONFIG, type Clock } from '#libs/platform';
import { GameLaunchConfig } from '../game-launch.config.js';
import { VendorCallService } from '../vendor/vendor-call.service.js';
import { VendorRepository } from '../vendor/vendor.repository.js';
import { RoundReport } from './dto/round-report.response.js';

/** Asks a provider how a round stands. */
@Injectable()
export class RoundQueryClient {
  constructor(
    private readonly vendors: VendorRepository,
    private readonly calls: VendorCallService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  /** Throws if there is no valid signed answer. */
  async ask(
    vassalage: string,
    subject: { roundId: string; playerRef: string } | { transactionId: string },
  ): Promise<RoundReport> {
    const vendor = await this.vendors.find(vassalage, this.clock.now());
    const address = vendor && (vendor.queryUrl ?? this.config.providerQueryUrls[vendor.provider]);
    if (!vendor || address === undefined) throw new Error('no query address is configured');
    const answer = await this.calls.call(vendor, address, subject);
    if (answer.kind === 'unknown') throw new Error(answer.reason);
    return validReport(answer.value);
  }
}

async function validReport(value: object): Promise<RoundReport> {
  const report = plainToInstance(RoundReport, value);
  const problems = await validate(report, { whitelist: true });
  if (problems.length > 0)
    throw new Error(`invalid answer: ${problems.map(({ property }) => property).join(', ')}`);
  return report;
}
