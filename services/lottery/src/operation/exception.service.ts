import { Inject, Injectable } from '@nestjs/common';
import { Approvals, type Approval, type ApprovalHandler, type Values } from '#libs/approvals';
import type { OperatorPrincipal } from '#libs/auth';
import { Transactions, type Tx } from '#libs/database';
import { gameDefinitionOf, gameDefinitions } from '#libs/lottery-engine';
import { CLOCK, Idempotency, newId, PlatformErrors, type Clock } from '#libs/platform';
import { DrawErrors } from '../draw/draw.errors.js';
import { DrawRepository } from '../draw/draw.repository.js';
import type { Draw } from '../draw/draw.rules.js';
import { DrawService } from '../draw/draw.service.js';
import type { CalendarGame, DatedGame, SeveralGame } from '../schedule/game.js';
import { gameOf } from '../schedule/games.js';
import { ScheduleRepository } from '../schedule/schedule.repository.js';
import { withChanges } from '../schedule/schedule.rules.js';
import {
  daysFrom,
  drawDays,
  maxDays,
  minutesAt,
  numeroOf,
  numerosOf,
  timesAt,
  type DayException,
  type ExceptionKind,
  type Target,
} from './exception.rules.js';
import { OperationRepository } from './operation.repository.js';

const kind = 'DRAW_EXCEPTION';
/** What a skipped draw becomes. */
const voided = 'VOID';

/** Which days, of which games, and how they differ. */
export interface ExceptionDays {
  gameCodes: readonly string[];
  from: string;
  to: string;
  kind: ExceptionKind;
  drawMinutes: number | null;
}

/** A day with draws that take bets or wait for a result, as a proposal shows it: when it is drawn, or how many draws. */
interface Standing extends Target {
  shown: string;
}

export interface ExceptionOrder extends ExceptionDays {
  reason: string;
}

export interface ExceptionAnswer {
  /** Days whose draw does not stand yet. */
  atOnce: number;
  /** Days whose draw is void or moves when another operator approves. */
  waiting: number;
  approval: string | null;
}

/**
 * Days that differ from the calendar, of games and of those that use their results. A draw that stands is voided, or moves with its
 * tickets, by two operators.
 */
@Injectable()
export class ExceptionService implements ApprovalHandler {
  readonly role = 'lottery';

  constructor(
    private readonly schedule: ScheduleRepository,
    private readonly draws: DrawRepository,
    private readonly drawing: DrawService,
    private readonly operations: OperationRepository,
    private readonly approvals: Approvals,
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    approvals.handle(kind, this);
  }

  preview(days: ExceptionDays): Promise<Pick<ExceptionAnswer, 'atOnce' | 'waiting'>> {
    return this.transactions.run(async (tx) => {
      const { atOnce, standing } = await this.plan(tx, days);
      return { atOnce: atOnce.length, waiting: standing.length };
    });
  }

  add(operator: OperatorPrincipal, order: ExceptionOrder, key: string): Promise<ExceptionAnswer> {
    const scope = `draw-exception:${operator.operatorId}`;
    return this.idempotency.run({ scope, key, body: { ...order } }, async (tx) => {
      await this.schedule.lockCalendar(tx);
      const { atOnce, standing } = await this.plan(tx, order);
      for (const target of atOnce) await this.write(tx, { ...order, ...target }, operator.operatorId, {});
      if (standing.length === 0) return { atOnce: atOnce.length, waiting: 0, approval: null };
      const shown = { exception: order.kind };
      const { id } = await this.approvals.propose(tx, operator, {
        ...{ kind, subject: `${order.kind} ${order.from}/${order.to}`, memberId: null, amount: null },
        before: { ...shown, ...valuesOf(standing, (one) => one.shown) },
        after: { ...shown, ...valuesOf(standing, (one) => this.afterOf(one, order)) },
        reason: order.reason,
      });
      return { atOnce: atOnce.length, waiting: standing.length, approval: id };
    });
  }

  /** All of them, or none if one of the draws has changed; of a day of several draws those that still wait. */
  async apply(tx: Tx, approval: Approval): Promise<string> {
    const { id, subject, before, after, reason, proposedBy, decidedBy } = approval;
    await this.schedule.lockCalendar(tx);
    const targets = Object.keys(after).flatMap((name) => targetOf(name) ?? []);
    for (const target of targets.toSorted(byLock)) {
      const name = nameOf(target);
      const game = datedGameOf(target.gameCode);
      if (game.rhythm === 'several') {
        await this.voidDay(tx, game, target.day);
        const skipped = { ...target, kind: 'SKIP', drawMinutes: null, reason } as const;
        await this.write(tx, skipped, proposedBy, { approval: id, approvedBy: decidedBy });
        continue;
      }
      const draw = await this.draws.lock(tx, { gameCode: target.gameCode, numero: numeroOf(target.day) });
      if (draw?.state !== 'PENDING' || draw.drawAt.toISOString() !== before[name])
        throw DrawErrors.LOTTERY_EXCEPTION_CHANGED({ gameId: target.gameCode, day: target.day });
      const exception = this.exceptionOf(target, after[name]!);
      if (exception.drawMinutes === null) await this.drawing.makeVoidIn(tx, draw, 'OPERATOR');
      else await this.move(tx, draw, exception.drawMinutes);
      await this.write(tx, { ...exception, reason }, proposedBy, { approval: id, approvedBy: decidedBy });
    }
    return subject;
  }

  /** The days that an order means, by whether their draw stands. */
  private async plan(tx: Tx, order: ExceptionDays): Promise<{ atOnce: Target[]; standing: Standing[] }> {
    const days = daysFrom(order.from, order.to);
    const hasTime = order.drawMinutes !== null;
    if (days.length === 0 || days.length > maxDays || hasTime === (order.kind === 'SKIP'))
      throw DrawErrors.LOTTERY_EXCEPTION_INVALID();
    const games = gamesOf(order);
    const exceptions = await this.schedule.exceptions(tx);
    const changes = await this.schedule.changes(tx);
    const codes = games.map(({ code }) => code);
    const numeros = new Set(games.flatMap((game) => days.flatMap((day) => numerosOf(game, day))));
    const draws = await this.draws.ofNumeros(tx, codes, [...numeros]);
    const atOnce: Target[] = [];
    const standing: Standing[] = [];
    for (const game of games) {
      const scheduled = drawDays(withChanges(game, changes), days, exceptions);
      for (const day of days) {
        const target = { gameCode: game.code, day };
        if (game.rhythm === 'several') {
          const open = openOf(target, draws);
          if (open === undefined && scheduled.has(day)) atOnce.push(target);
          if (open) standing.push({ ...target, shown: String(open) });
          continue;
        }
        const draw = draws.find((one) => one.gameCode === game.code && one.numero === numeroOf(day));
        const isDrawDay = draw ? draw.state !== 'VOID' : scheduled.has(day);
        if (isDrawDay === (order.kind === 'EXTRA')) continue;
        if (draw) {
          await this.check(tx, draw, order);
          standing.push({ ...target, shown: draw.drawAt.toISOString() });
        } else atOnce.push(target);
      }
    }
    if (atOnce.length + standing.length === 0) throw DrawErrors.LOTTERY_EXCEPTION_EMPTY();
    return { atOnce, standing };
  }

  private async check(tx: Tx, draw: Draw, { drawMinutes }: ExceptionDays): Promise<void> {
    const { gameCode, businessDay, state } = draw;
    if (state !== 'PENDING')
      throw DrawErrors.LOTTERY_EXCEPTION_TOO_LATE({ gameId: gameCode, day: businessDay });
    if (drawMinutes !== null) await this.movedTimes(tx, draw, drawMinutes);
  }

  /** Neither a draw that has closed moves, nor any draw to where it could take no bets. */
  private async movedTimes(tx: Tx, draw: Draw, drawMinutes: number) {
    const { gameCode, businessDay, openAt } = draw;
    const named = { gameId: gameCode, day: businessDay };
    if (await this.draws.hasClosed(tx, draw)) throw DrawErrors.LOTTERY_EXCEPTION_TOO_LATE(named);
    const times = timesAt(calendarOf(gameCode), businessDay, drawMinutes);
    if (times.closeAt <= openAt || (await this.draws.hasClosed(tx, times)))
      throw DrawErrors.LOTTERY_EXCEPTION_PAST(named);
    return times;
  }

  /** Voids every draw of a day that has no result; the calendar makes no further one of that day. */
  private async voidDay(tx: Tx, game: SeveralGame, day: string): Promise<void> {
    for (const numero of numerosOf(game, day)) {
      const draw = await this.draws.lock(tx, { gameCode: game.code, numero });
      if (draw?.state === 'PENDING') await this.drawing.makeVoidIn(tx, draw, 'OPERATOR');
    }
  }

  private async move(tx: Tx, draw: Draw, drawMinutes: number): Promise<void> {
    await this.drawing.move(tx, draw, await this.movedTimes(tx, draw, drawMinutes));
  }

  private afterOf({ gameCode, day }: Target, { drawMinutes }: ExceptionDays): string {
    if (drawMinutes === null) return voided;
    return timesAt(calendarOf(gameCode), day, drawMinutes).drawAt.toISOString();
  }

  private exceptionOf({ gameCode, day }: Target, value: string): DayException {
    if (value === voided) return { gameCode, day, kind: 'SKIP', drawMinutes: null };
    const drawMinutes = minutesAt(calendarOf(gameCode), day, new Date(value));
    return { gameCode, day, kind: 'MOVE', drawMinutes };
  }

  private async write(
    tx: Tx,
    exception: DayException & { reason: string },
    operatorId: string,
    approved: { approval?: string; approvedBy?: string | null },
  ): Promise<void> {
    const { gameCode, day, kind: written, drawMinutes, reason } = exception;
    await this.operations.addException(tx, { gameCode, day, kind: written, drawMinutes, reason });
    await this.operations.record(tx, {
      ...{ id: newId(), operatorId, action: 'CALENDAR_EXCEPTION', subject: `${gameCode}/${day}` },
      ...{ details: { kind: written, drawMinutes, reason, ...approved }, actedAt: this.clock.now() },
    });
  }
}

function datedGameOf(gameCode: string): DatedGame {
  const game = gameOf(gameCode);
  if (!game || game.rhythm === 'fast') throw PlatformErrors.NOT_FOUND();
  return game;
}

function calendarOf(gameCode: string): CalendarGame {
  const game = datedGameOf(gameCode);
  if (game.rhythm !== 'calendar') throw PlatformErrors.NOT_FOUND();
  return game;
}

/** How many draws of a day wait for a result; undefined where none of them has been made. */
function openOf({ gameCode, day }: Target, draws: readonly Draw[]): number | undefined {
  const ofDay = draws.filter((draw) => draw.gameCode === gameCode && draw.businessDay === day);
  const open = ofDay.filter(({ state }) => state === 'PENDING').length;
  if (open === 0 && ofDay.some(({ state }) => state !== 'VOID'))
    throw DrawErrors.LOTTERY_EXCEPTION_TOO_LATE({ gameId: gameCode, day });
  return ofDay.length === 0 ? undefined : open;
}

const sourceOf = (gameCode: string): string | undefined => gameDefinitionOf(gameCode)?.resultOf;

/** With those that use a result of one of them. A game cannot move away from the draw whose result it uses. */
function gamesOf({ gameCodes, kind: wanted }: ExceptionDays): DatedGame[] {
  const named = new Set(gameCodes);
  const followers = gameDefinitions.filter(({ resultOf }) => resultOf !== undefined && named.has(resultOf));
  for (const gameCode of named) {
    const source = sourceOf(gameCode);
    if (source !== undefined && wanted !== 'SKIP' && !named.has(source))
      throw DrawErrors.LOTTERY_EXCEPTION_FOLLOWS({ gameId: source });
  }
  const found = [...new Set([...named, ...followers.map(({ code }) => code)])].map(datedGameOf);
  if (wanted !== 'SKIP' && found.some(({ rhythm }) => rhythm === 'several'))
    throw DrawErrors.LOTTERY_EXCEPTION_INVALID();
  return found;
}

const nameOf = ({ gameCode, day }: Target): string => `${gameCode} ${day}`;

function targetOf(name: string): Target | undefined {
  const [gameCode, day, ...others] = name.split(' ');
  return gameCode && day && others.length === 0 ? { gameCode, day } : undefined;
}

const valuesOf = <T extends Target>(targets: readonly T[], textOf: (target: T) => string): Values =>
  Object.fromEntries(targets.map((target) => [nameOf(target), textOf(target)]));

/** The order in which results lock draws: one whose result others use before them. */
const byLock = (a: Target, b: Target): number => {
  const [first, second] = [a, b].map(({ gameCode }) => (sourceOf(gameCode) === undefined ? 0 : 1));
  return first === second ? nameOf(a).localeCompare(nameOf(b)) : first! - second!;
};
