import { Inject, Injectable } from '@nestjs/common';
import type { Area } from '#libs/lottery-engine';
import { CLOCK, type Clock } from '#libs/platform';
import { DrawRepository } from '../draw/draw.repository.js';
import { gameOf, games } from '../schedule/games.js';
import { ScheduleRepository } from '../schedule/schedule.repository.js';
import { hasDraws, withChanges } from '../schedule/schedule.rules.js';
import { NumeroRepository } from './numero.repository.js';
import { numeroCount, popularCount } from './dto/numero.request.js';
import { LotteryGameResponse, OpenedGameResponse } from './dto/numero.response.js';

export const areas = ['VN', 'ELOTT', 'SEA'] as const;
const dayMs = 24 * 60 * 60_000;
const popularDays = 7;
const countedForMs = 60_000;

@Injectable()
export class NumeroService {
  private counted: { at: number; counts: Promise<Map<string, number>> } | undefined;

  constructor(
    private readonly draws: NumeroRepository,
    private readonly results: DrawRepository,
    private readonly schedule: ScheduleRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Games with their next draw, those with most slips in the last days first. */
  async popular(count: number): Promise<OpenedGameResponse[]> {
    const counts = await this.playCounts();
    const open = await this.opened(areas, numeroCount);
    return open
      .toSorted((a, b) => (counts.get(b.gameCode) ?? 0) - (counts.get(a.gameCode) ?? 0))
      .slice(0, count);
  }

  /** Games of an area that have draws, now or to come. */
  async drawn(area: Area): Promise<LotteryGameResponse[]> {
    const changes = await this.schedule.currentChanges();
    const now = this.clock.now();
    return games
      .filter((game) => game.area === area && hasDraws(withChanges(game, changes), now))
      .map(LotteryGameResponse.of);
  }

  async playedLast(memberId: string): Promise<LotteryGameResponse[]> {
    const codes = await this.draws.playedLast(memberId, popularCount);
    return codes.flatMap((code) => {
      const game = gameOf(code);
      return game ? [LotteryGameResponse.of(game)] : [];
    });
  }

  /** Everybody sees the same counts, so that they are read once a minute. */
  private async playCounts(): Promise<Map<string, number>> {
    const now = this.clock.now().getTime();
    if (!this.counted || now - this.counted.at > countedForMs) {
      const counts = this.draws.playCounts(new Date(now - popularDays * dayMs));
      this.counted = { at: now, counts };
      counts.catch(() => (this.counted = undefined));
    }
    return this.counted.counts;
  }

  /** Games with their next draw, ordered by closing time. */
  async opened(areas: readonly string[], count: number): Promise<OpenedGameResponse[]> {
    const now = this.clock.now();
    const shown = (await this.draws.currentDraws(now))
      .flatMap((draw) => {
        const game = gameOf(draw.gameCode);
        return game && areas.includes(game.area) ? [{ game, draw }] : [];
      })
      .toSorted((a, b) => a.draw.closeAt.getTime() - b.draw.closeAt.getTime())
      .slice(0, count);
    const last = await this.results.lastResults(shown.map(({ game }) => game.code));
    return shown.map(({ game, draw }) => OpenedGameResponse.ofDraw(game, draw, last.get(game.code), now));
  }
}
