import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, type Clock } from '#libs/platform';
import { CatalogueErrors } from '../catalogue/catalogue.errors.js';
import { ValidBetSettingRepository } from '../round/valid-bet-setting.repository.js';
import type { ValidBetSettingsRequest } from './dto/valid-bet-settings.request.js';
import type { ValidBetSettingsResponse } from './dto/valid-bet-settings.response.js';
import { PlayControlRepository } from './play-control.repository.js';

const million = 1_000_000n;

/** Operators set per vendor how settled bets count as turnover; rounds settled before keep their valid bet. */
@Injectable()
export class ValidBetSettingsService {
  constructor(
    private readonly settings: ValidBetSettingRepository,
    private readonly controls: PlayControlRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(vassalage: string): Promise<ValidBetSettingsResponse> {
    const settings = await this.settings.find(vassalage);
    if (!settings) throw CatalogueErrors.VENDOR_UNKNOWN();
    const digits = (settings.minimumOdds % million).toString().padStart(6, '0');
    return { ...settings, minimumOdds: `${settings.minimumOdds / million}.${digits}` };
  }

  change(operatorId: string, vassalage: string, request: ValidBetSettingsRequest): Promise<void> {
    const [whole = '0', digits = ''] = request.minimumOdds.split('.');
    const minimumOdds = BigInt(whole + digits.padEnd(6, '0'));
    return this.transactions.run(async (tx) => {
      if (!(await this.settings.save(tx, vassalage, { ...request, minimumOdds })))
        throw CatalogueErrors.VENDOR_UNKNOWN();
      await this.controls.log(tx, {
        operatorId,
        action: 'VALID_BET_SETTINGS',
        subject: vassalage,
        detail: { ...request },
        at: this.clock.now(),
      });
    });
  }
}
