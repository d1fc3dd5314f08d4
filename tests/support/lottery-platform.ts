import { randomInt, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { PlayerClient, type ApiResponse } from '#libs/api-client';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { parseMoney } from '#libs/money';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { ScheduleService } from '../../services/lottery/src/schedule/schedule.service.js';
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
    return this.platform.services.get('lottery')!.app.get(DataSource, { strict: false }).query(text, values);
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

  /** Puts draws on the calendar that close and are drawn soon, one after another. */
  async soon(gameCode: string, closeInMs: number, count = 1): Promise<string[]> {
    const day = `2031${String(randomInt(1, 13)).padStart(2, '0')}${String(randomInt(1, 29)).padStart(2, '0')}`;
    const first = randomInt(1, 9_000);
    const numeros = Array.from({ length: count }, (_, at) => `${day}-${String(first + at).padStart(4, '0')}`);
    for (const [at, numero] of numeros.entries())
      await this.sql(
        `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at)
         VALUES ($1, $2, now(), now() - interval '1 minute', clock_timestamp() + $3 * interval '1 ms',
                 clock_timestamp() + ($3 + 500) * interval '1 ms')`,
        [gameCode, numero, closeInMs * (at + 1)],
      );
    await this.platform.services.get('lottery')!.app.get(ScheduleService, { strict: false }).fillAhead();
    return numeros;
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
