import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '#libs/auth';
import { CLOCK, type Clock } from '#libs/platform';
import { CachedForAMinute } from '../public-caching.js';
import { CalendarDrawResponse } from './dto/calendar.response.js';
import { games } from './games.js';
import { ScheduleRepository } from './schedule.repository.js';
import { drawsBetween, isFrequent, withChanges } from './schedule.rules.js';

const shownMs = 7 * 86_400_000;

@Controller('lgw/numeros')
@Public()
export class CalendarController {
  constructor(
    private readonly schedule: ScheduleRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The draws of a week from now on, of games that draw at set times; exceptions included, in order of time. Of games that
   * draw every few minutes the first of each day.
   */
  @Get('calendar')
  @CachedForAMinute()
  @ApiOkResponse({ type: [CalendarDrawResponse] })
  async calendar(): Promise<CalendarDrawResponse[]> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + shownMs);
    const [exceptions, changes] = await Promise.all([
      this.schedule.currentExceptions(),
      this.schedule.currentChanges(),
    ]);
    return games
      .filter(({ rhythm }) => rhythm !== 'fast')
      .flatMap((game) => {
        const draws = drawsBetween(withChanges(game, changes), now, until, exceptions);
        const days = Map.groupBy(draws, ({ businessDay }) => businessDay);
        return [...days.values()].flatMap((ofDay) =>
          isFrequent(game)
            ? CalendarDrawResponse.of(game, ofDay[0]!, ofDay.length)
            : ofDay.map((draw) => CalendarDrawResponse.of(game, draw, 1)),
        );
      })
      .toSorted((a, b) => a.drawAt.localeCompare(b.drawAt));
  }
}
