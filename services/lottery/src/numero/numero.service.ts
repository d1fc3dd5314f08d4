import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { DrawRepository } from '../draw/draw.repository.js';
import { gameOf } from '../schedule/games.js';
import { NumeroRepository } from './numero.repository.js';
import { OpenedGameResponse } from './dto/numero.response.js';

@Injectable()
export class NumeroService {
  constructor(
    private readonly draws: NumeroRepository,
    private readonly results: DrawRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

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
