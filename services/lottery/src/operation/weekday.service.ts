import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import type { Tx } from '#libs/database';
import { gameDefinitions } from '#libs/lottery-engine';
import { CLOCK, Idempotency, newId, type Clock } from '#libs/platform';
import type { CalendarGame, WeekdayChange } from '../schedule/game.js';
import { gameOf } from '../schedule/games.js';
import { ScheduleErrors } from '../schedule/schedule.errors.js';
import { ScheduleRepository } from '../schedule/schedule.repository.js';
import { dayOf, weekdaysOn, withChanges } from '../schedule/schedule.rules.js';
import { daysFrom } from './exception.rules.js';
import { OperationRepository } from './operation.repository.js';

const kind = 'DRAW_WEEKDAYS';

/** Made from a version; the weekdays hold from a day on that has no draws on the calendar yet. */
export interface WeekdayProposal extends WeekdayChange {
  reason: string;
}

/** The weekdays of a game are changed by two operators; a game without any has no further draws. */
@Injectable()
export class WeekdayService implements ApprovalHandler {
  readonly role = 'lottery';

  constructor(
    private readonly schedule: ScheduleRepository,
    private readonly operations: OperationRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  propose(
    operator: OperatorPrincipal,
    proposal: WeekdayProposal,
    key: string,
  ): Promise<Pick<Approval, 'id' | 'status'>> {
    const { reason, ...given } = proposal;
    const change = { ...given, weekdays: given.weekdays.toSorted() };
    const scope = `draw-weekdays:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: { ...change, reason } }, async (tx) => {
      const game = await this.check(tx, change);
      const { id, status } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: change.gameCode, memberId: null, amount: null, reason },
        before: {
          ...{ game: change.gameCode, weekdays: textOf(weekdaysOn(game, change.validFrom)) },
          version: String(change.version),
        },
        after: { game: change.gameCode, weekdays: textOf(change.weekdays), validFrom: change.validFrom },
      });
      return { id, status };
    });
  }

  async apply(tx: Tx, approval: Approval): Promise<string> {
    const { id, subject, before, after, reason, proposedBy, decidedBy } = approval;
    const version = Number(before['version']);
    const { weekdays = '', validFrom = '' } = after;
    const change = { gameCode: subject, version, validFrom, weekdays: daysOf(weekdays) };
    await this.check(tx, change);
    const now = this.clock.now();
    await this.operations.addWeekdays(tx, {
      ...{ ...change, version: version + 1, reason },
      ...{ changedBy: proposedBy, approvedBy: decidedBy, changedAt: now },
    });
    await this.operations.record(tx, {
      ...{ id: newId(), operatorId: proposedBy, action: 'CHANGE_WEEKDAYS', subject, actedAt: now },
      details: { before, after, reason, approval: id, approvedBy: decidedBy },
    });
    return subject;
  }

  /** The game as it is; the calendar is not filled by other days until the transaction ends. */
  private async check(tx: Tx, change: WeekdayChange): Promise<CalendarGame> {
    const { gameCode, version, validFrom } = change;
    const known = gameOf(gameCode);
    const [day] = daysFrom(validFrom, validFrom);
    if (known?.rhythm !== 'calendar' || known.monthDays || day === undefined)
      throw ScheduleErrors.LOTTERY_WEEKDAYS_UNKNOWN();
    await this.schedule.lockCalendar(tx);
    const changes = await this.schedule.changes(tx);
    const own = changes.filter((one) => one.gameCode === gameCode);
    if (own.length !== version) throw ScheduleErrors.LOTTERY_WEEKDAYS_CHANGED();
    const last = await this.schedule.lastDay(tx, gameCode);
    if (validFrom <= dayOf(known, this.clock.now()) || (last !== null && validFrom <= last))
      throw ScheduleErrors.LOTTERY_WEEKDAYS_TOO_SOON({ last });
    this.checkFollowers(changes, { ...change, version: version + 1 });
    return withChanges(known, changes);
  }

  private checkFollowers(changes: readonly WeekdayChange[], change: WeekdayChange): void {
    const after = [...changes, change];
    for (const { code, resultOf } of gameDefinitions) {
      const [game, source] = [gameOf(code), resultOf === undefined ? undefined : gameOf(resultOf)];
      if (game?.rhythm !== 'calendar' || source?.rhythm !== 'calendar') continue;
      if (change.gameCode !== code && change.gameCode !== resultOf) continue;
      const days = [game, source].map((one) => weekdaysOn(withChanges(one, after), change.validFrom));
      if (!days[0]!.every((day) => days[1]!.includes(day)))
        throw ScheduleErrors.LOTTERY_WEEKDAYS_FOLLOW({ gameId: code, follows: resultOf });
    }
  }
}

/** Of a game without draws. */
const none = 'NO_DAYS';

const textOf = (weekdays: readonly number[]): string => weekdays.toSorted().join(' ') || none;
const daysOf = (text: string): number[] => (text === none ? [] : text.split(' ').map(Number));
