import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { CLOCK, Idempotency, type Clock } from '#libs/platform';
import { CatalogueErrors } from '../catalogue/catalogue.errors.js';
import { ValidBetSettingRepository } from '../round/valid-bet-setting.repository.js';
import type { KeptValidBetSettings, ValidBetSettings } from '../round/valid-bet.rules.js';
import type { ValidBetSettingsRequest } from './dto/valid-bet-settings.request.js';
import type { ValidBetSettingsResponse } from './dto/valid-bet-settings.response.js';
import { PlayControlErrors } from './play-control.errors.js';
import { PlayControlRepository } from './play-control.repository.js';

const kind = 'VALID_BET';
const million = 1_000_000n;

/** Two operators set per vendor how settled bets count as turnover; rounds settled before keep their valid bet. */
@Injectable()
export class ValidBetSettingsService implements ApprovalHandler {
  readonly role = 'games';

  constructor(
    private readonly settings: ValidBetSettingRepository,
    private readonly controls: PlayControlRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  async read(vassalage: string): Promise<ValidBetSettingsResponse> {
    const settings = await this.settings.read(vassalage);
    if (!settings) throw CatalogueErrors.VENDOR_UNKNOWN();
    return { ...settings, minimumOdds: oddsOf(settings.minimumOdds) };
  }

  propose(
    operator: OperatorPrincipal,
    vassalage: string,
    request: ValidBetSettingsRequest,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const scope = `valid-bet:${operator.operatorId}`;
    const body = { vassalage, ...request };
    const { version, reason, minimumOdds, ...rest } = request;
    return this.idempotency.run({ scope, key, body }, async (tx) => {
      const known = await this.latest(tx, vassalage, version);
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: vassalage, memberId: null, amount: null, reason },
        before: { ...valuesOf(vassalage, known), version: String(version) },
        after: valuesOf(vassalage, { ...rest, minimumOdds: millionthsOf(minimumOdds) }),
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, { subject, before, after, proposedBy }: Approval): Promise<string> {
    await this.latest(tx, subject, Number(before['version']));
    const settings = settingsOf(after);
    await this.settings.save(tx, subject, settings);
    await this.controls.log(tx, {
      ...{ operatorId: proposedBy, action: 'VALID_BET_SETTINGS', subject, at: this.clock.now() },
      detail: { ...settings, minimumOdds: oddsOf(settings.minimumOdds) },
    });
    return subject;
  }

  /** As they are; refuses a change that was made from an older state. */
  private async latest(tx: Tx, vassalage: string, version: number): Promise<KeptValidBetSettings> {
    await this.settings.lock(tx, vassalage);
    const known = await this.settings.find(tx, vassalage);
    if (!known) throw CatalogueErrors.VENDOR_UNKNOWN();
    if (known.version !== version) throw PlayControlErrors.VALID_BET_CHANGED();
    return known;
  }
}

function oddsOf(millionths: bigint): string {
  return `${millionths / million}.${(millionths % million).toString().padStart(6, '0')}`;
}

function millionthsOf(odds: string): bigint {
  const [whole = '0', digits = ''] = odds.split('.');
  return BigInt(whole + digits.padEnd(6, '0'));
}

const valuesOf = (vendor: string, settings: ValidBetSettings): Values => ({
  vendor,
  minimumOdds: String(Number(oddsOf(settings.minimumOdds))),
  maximumCover: `${settings.maximumCoverPpm / 10_000}%`,
  ...{ bothSidesMode: settings.bothSidesMode, sportsMode: settings.sportsMode },
});

const settingsOf = ({ minimumOdds = '', maximumCover = '', ...modes }: Values): ValidBetSettings => ({
  minimumOdds: millionthsOf(minimumOdds),
  maximumCoverPpm: Math.round(Number(maximumCover.slice(0, -1)) * 10_000),
  bothSidesMode: modes['bothSidesMode'] as ValidBetSettings['bothSidesMode'],
  sportsMode: modes['sportsMode'] as ValidBetSettings['sportsMode'],
});
