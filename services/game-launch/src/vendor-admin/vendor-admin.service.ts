import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '#libs/database';
import { CLOCK, CONFIG, pageOf, type Clock, type Page, type PageQuery } from '#libs/platform';
import { CatalogueErrors } from '../catalogue/catalogue.errors.js';
import { VendorStateService } from '../catalogue/vendor-state.service.js';
import { GameLaunchConfig } from '../game-launch.config.js';
import { lotteryVendor } from '../lottery-entry/lottery-entry.rules.js';
import { PlayControlRepository, type PlayControlLogEntry } from '../play-control/play-control.repository.js';
import { ProviderKeyService } from '../vendor/provider-key.service.js';
import { VendorCallService } from '../vendor/vendor-call.service.js';
import type { GameSettingsRequest, VendorSettingsRequest } from './dto/vendor-admin.request.js';
import type { RtpResponse, VendorAdminResponse, VendorGameResponse } from './dto/vendor-admin.response.js';
import { publishedPpmOf, rtpOf } from './rtp.rules.js';
import { VendorAdminErrors } from './vendor-admin.errors.js';
import { VendorAdminRepository } from './vendor-admin.repository.js';

const rtpDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Vendors and games as operators set them. Every change is logged with its reason. */
@Injectable()
export class VendorAdminService {
  constructor(
    private readonly rows: VendorAdminRepository,
    private readonly controls: PlayControlRepository,
    private readonly vendorStates: VendorStateService,
    private readonly keys: ProviderKeyService,
    private readonly calls: VendorCallService,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: GameLaunchConfig,
  ) {}

  async list(): Promise<VendorAdminResponse[]> {
    const rows = await this.rows.vendors(this.clock.now(), lotteryVendor.vassalage);
    return rows.map((row) => ({
      ...row,
      maintenanceUntil: row.maintenanceUntil?.toISOString() ?? null,
      keyIds: Object.keys(this.keys.of(row.vassalage) ?? {}),
      circuit: this.calls.circuitOf(row.vassalage),
    }));
  }

  async changeVendor(operatorId: string, vassalage: string, to: VendorSettingsRequest): Promise<void> {
    const framed = this.config.launchGameOrigins;
    const isFramed = to.launchOrigin === null || framed.length === 0 || framed.includes(to.launchOrigin);
    if (!isFramed) throw VendorAdminErrors.LAUNCH_ORIGIN_NOT_FRAMED();
    await this.transactions.run(async (tx) => {
      if (!(await this.rows.saveVendor(tx, vassalage, to))) throw CatalogueErrors.VENDOR_UNKNOWN();
      await this.vendorStates.publish(tx, vassalage);
      await this.controls.log(tx, this.entry(operatorId, 'VENDOR_SETTINGS', vassalage, { ...to }));
    });
  }

  async changeGame(operatorId: string, gameId: string, to: GameSettingsRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (!(await this.rows.saveGame(tx, gameId, to))) throw CatalogueErrors.GAME_UNKNOWN();
      await this.controls.log(tx, this.entry(operatorId, 'GAME_SETTINGS', gameId, { ...to }));
    });
  }

  async games(vassalage: string, query: PageQuery): Promise<Page<VendorGameResponse>> {
    const page = { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize };
    const { rows, total } = await this.rows.games(vassalage, this.clock.now(), page);
    return pageOf(rows, query, total);
  }

  /** What was really paid over thirty days, each game against its published return. */
  async rtp(): Promise<{ since: string; games: RtpResponse[] }> {
    const since = new Date(this.clock.now().getTime() - rtpDays * day);
    const rows = await this.rows.rtp(since);
    const games = rows.map((row) => {
      const { gameId, vassalage, nameVi, nameEn, rounds, staked, paid } = row;
      const publishedPpm = publishedPpmOf(row.published);
      const sums = {
        ...{ rounds, staked: BigInt(staked), paid: BigInt(paid), stakeSquares: BigInt(row.stakeSquares) },
        ...{ paidSquares: BigInt(row.paidSquares), products: BigInt(row.products) },
      };
      return {
        ...{ gameId, vassalage, nameVi, nameEn, rounds, staked, paid, publishedPpm },
        ...rtpOf(sums, publishedPpm),
      };
    });
    return { since: since.toISOString(), games };
  }

  private entry(
    operatorId: string,
    action: PlayControlLogEntry['action'],
    subject: string,
    detail: Record<string, unknown>,
  ): PlayControlLogEntry {
    return { operatorId, action, subject, detail, at: this.clock.now() };
  }
}
