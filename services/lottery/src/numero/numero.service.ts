import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { games } from '../schedule/games.js';
import { NumeroRepository } from './numero.repository.js';
import { OpenedGameResponse } from './dto/numero.response.js';

const byCode = new Map(games.map((game) => [game.code, game]));

@Injectable()
export class NumeroService {
  constructor(
    private readonly draws: NumeroRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Games with their next draw, ordered by closing time. */
  async opened(areas: readonly string[], count: number): Promise<OpenedGameResponse[]> {
    const now = this.clock.now();
    const rows = (await this.draws.currentDraws(now)).flatMap((draw) => {
      const game = byCode.get(draw.gameCode);
      return game && areas.includes(game.area) ? [OpenedGameResponse.ofDraw(game, draw, now)] : [];
    });
    return rows.toSorted((a, b) => a.current.remainTime - b.current.remainTime).slice(0, count);
  }
}
