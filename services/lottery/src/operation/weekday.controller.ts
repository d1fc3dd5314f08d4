import { Body, Controller, Get, Inject, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ApprovalAnswerResponse } from '#libs/approvals';
import { CurrentPrincipal, Operator, type OperatorPrincipal } from '#libs/auth';
import { CLOCK, IdempotencyKey, type Clock } from '#libs/platform';
import { games } from '../schedule/games.js';
import { ScheduleRepository } from '../schedule/schedule.repository.js';
import { WeekdayRequest } from './dto/weekday.request.js';
import { GameWeekdaysResponse, WeekdayChangeResponse, WeekdayListResponse } from './dto/weekday.response.js';
import { OperationRepository } from './operation.repository.js';
import { WeekdayService } from './weekday.service.js';

const changesShown = 100;

@Controller('wps/v2/ops/lottery/weekdays')
@Operator('lottery')
export class WeekdayController {
  constructor(
    private readonly service: WeekdayService,
    private readonly schedule: ScheduleRepository,
    private readonly records: OperationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** On which weekdays games draw, now and to come, and who changed it. */
  @Get()
  @ApiOkResponse({ type: WeekdayListResponse })
  async list(): Promise<WeekdayListResponse> {
    const now = this.clock.now();
    const [all, changes] = await Promise.all([
      this.schedule.currentChanges(),
      this.records.weekdays(changesShown),
    ]);
    return {
      list: games.flatMap((game) =>
        game.rhythm === 'calendar' && !game.monthDays ? [GameWeekdaysResponse.of(game, all, now)] : [],
      ),
      changes: changes.map(WeekdayChangeResponse.of),
    };
  }

  /** Proposes it; another operator decides. */
  @Put()
  @ApiOkResponse({ type: ApprovalAnswerResponse })
  change(
    @CurrentPrincipal() operator: OperatorPrincipal,
    @IdempotencyKey() key: string,
    @Body() { gameId, ...request }: WeekdayRequest,
  ): Promise<ApprovalAnswerResponse> {
    return this.service.propose(operator, { ...request, gameCode: gameId }, key);
  }
}
