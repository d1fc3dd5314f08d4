import { Inject, Injectable } from '@nestjs/common';
import { Pool } from '#libs/database';
import { gameDefinitionOf } from '#libs/lottery-engine';
import type { DrawName } from '#libs/lottery-engine/fairness';
import { CLOCK, type Clock } from '#libs/platform';
import { OddsService } from '../odds/odds.service.js';
import { HeldNumberRepository } from '../play/held-number.repository.js';
import { LimitService } from '../play/limit.service.js';
import { OrderErrors } from './order.errors.js';
import { SoldOutRepository } from './sold-out.repository.js';
import { soldOutOf, type SoldOutPick } from './sold-out.rules.js';

/** By why: the sums of the draw, or an operator. */
export interface SoldOut {
  full: SoldOutPick[];
  held: SoldOutPick[];
}

/** What a board shows as closed before a slip is sent; the slip itself is decided where it is recorded. */
@Injectable()
export class SoldOutService {
  constructor(
    private readonly sums: SoldOutRepository,
    private readonly held: HeldNumberRepository,
    private readonly limits: LimitService,
    private readonly odds: OddsService,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  async of(draw: DrawName): Promise<SoldOut> {
    const { gameCode, numero } = draw;
    if (!gameDefinitionOf(gameCode)) throw OrderErrors.LOTTERY_GAME_UNKNOWN();
    const [{ NUMBER: limit }, book, held, sums] = await Promise.all([
      this.limits.of(gameCode),
      this.odds.at(this.clock.now()),
      this.held.of(this.pool, gameCode, [numero]),
      this.sums.ofNumbers(draw),
    ]);
    return {
      full: soldOutOf(gameCode, sums, { limit, book }),
      held: held.map(({ play, pick }) => ({ play, pick })),
    };
  }
}
