import { randomUUID } from 'node:crypto';
import { Pool } from '#libs/database';
import { PlayerClient, type ApiResponse } from '#libs/api-client';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { parseMoney } from '#libs/money';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { CommitmentRepository } from '../../services/lottery/src/fairness/commitment.repository.js';
import { CommitmentService } from '../../services/lottery/src/fairness/commitment.service.js';
import { ScheduleService } from '../../services/lottery/src/schedule/schedule.service.js';
import {
  closeDraw,
  moveClose,
  openDraws,
  type CommittedLottery,
} from '../../services/lottery/test/support/draws.js';
import { type Content, type Detail, type OrderView } from './lottery.js';
import { startWholePlatform, type WholePlatform } from './whole-platform.js';

/** The whole platform without feeds or draws of its own, and the calls of players on its lottery. */
export class LotteryPlatform {
  readonly turnover: PayloadOf<typeof betSettled>[] = [];
  readonly corrections: PayloadOf<typeof betAdjusted>[] = [];

  private constructor(readonly platform: WholePlatform) {
    platform.bus.observe(({ type, value }) => {
      if (type === betSettled.type) this.turnover.push(JSON.parse(value!));
      if (type === betAdjusted.type) this.corrections.push(JSON.parse(value!));
    });
  }

  static async start(): Promise<LotteryPlatform> {
    return new LotteryPlatform(
      await startWholePlatform({
        CAPTCHA: 'off',
        RESULT_FEEDS: '',
        ACCELERATED_DRAW_SECONDS: '0',
        PAYLOAD_ENCRYPTION: 'optional',
        RATE_LIMITS: '1000',
        SIMULATED_DELAY_MIN_MS: '50',
        SIMULATED_DELAY_MAX_MS: '100',
      }),
    );
  }

  close(): Promise<void> {
    return this.platform.close();
  }

  async minor(player: PlayerClient): Promise<bigint> {
    return parseMoney(await player.balance());
  }

  sql<T>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.platform.services.get('lottery')!.app.get(Pool, { strict: false }).query(text, values);
  }

  private readonly query = (text: string, values: unknown[]) => this.sql(text, values);

  private lottery<T>(provider: new (...parameters: never[]) => T): T {
    return this.platform.services.get('lottery')!.app.get(provider, { strict: false });
  }

  private get committed(): CommittedLottery {
    return {
      adminUrl: this.platform.databases.get('lottery')!.adminUrl,
      commitments: this.lottery(CommitmentService),
      repository: this.lottery(CommitmentRepository),
    };
  }

  drawRows<T>(table: 'draw_result' | 'draw_settlement', numero: string): Promise<T[]> {
    return this.sql(`SELECT * FROM ${table} WHERE numero = $1`, [numero]);
  }

  async depositor(): Promise<PlayerClient> {
    const player = new PlayerClient(this.platform.gateway);
    await player.register();
    await player.deposit('500000.00');
    return player;
  }

  /** Draws that take bets until a test closes them. */
  async openDraws(gameCode: string, count = 1): Promise<string[]> {
    const numeros = await openDraws(this.query, gameCode, count);
    await this.lottery(ScheduleService).fillAhead();
    return numeros;
  }

  closeDraw(gameCode: string, numero: string): Promise<void> {
    return closeDraw(this.committed, { gameCode, numero });
  }

  moveClose(gameCode: string, numero: string, seconds: number): Promise<void> {
    return moveClose(this.committed, { gameCode, numero }, seconds);
  }

  bet(
    player: PlayerClient,
    game: { gameId: string; prizeMode: string },
    contents: Content[],
    numeros: string[],
    total: string,
    more: { winStop?: boolean; key?: string } = {},
  ): Promise<ApiResponse<OrderView>> {
    const body = {
      ...{ ...game, contents, winStop: more.winStop ?? false, betCartAmountSum: total },
      numeros: numeros.map((numero) => ({ numero, multiple: 1 })),
    };
    return player.call('POST', '/lgw/betting', body, { [idempotencyHeader]: more.key ?? randomUUID() });
  }

  detail(player: PlayerClient, gameId: string, numero: string): Promise<Detail> {
    return player.value('GET', `/lgw/draw/${gameId}/numeros/${numero}`);
  }

  order(player: PlayerClient, { orderNumber }: OrderView): Promise<OrderView> {
    return player.value('GET', `/lgw/orders/${orderNumber}`);
  }

  settled(player: PlayerClient, placed: OrderView): Promise<OrderView> {
    return eventually(
      () => this.order(player, placed),
      ({ tickets }) => tickets.every(({ state }) => state !== 'OPEN' && state !== 'PLACED'),
    );
  }
}
