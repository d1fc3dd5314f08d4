import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { CLOCK, LOGGER, PeriodicTask, type Clock } from '#libs/platform';
import { Pool } from '#libs/database';
import type { TableState } from './dto/table.contract.js';
import { SeatRepository } from './seat.repository.js';
import { ShoeRepository } from './shoe.repository.js';
import { TableRoundRepository } from './table-round.repository.js';
import { watchedMs } from './table-session.service.js';

const lookEveryMs = 250;
/** A comment line keeps the connection open and shows a broken one. */
const beatEveryMs = 15_000;

interface Watched {
  listeners: Set<ServerResponse>;
  /** What was sent last, without the time. */
  sent: string;
  sentAt: number;
}

/** Sends the state of a table to every page that looks at it, whichever process moves the table. */
@Injectable()
export class TableFeedService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly watched = new Map<string, Watched>();
  private readonly task: PeriodicTask;
  private keptAt = 0;

  constructor(
    private readonly rounds: TableRoundRepository,
    private readonly shoes: ShoeRepository,
    private readonly seats: SeatRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
    private readonly pool: Pool,
  ) {
    const task = { name: 'states of live tables', everyMs: lookEveryMs, logger };
    this.task = new PeriodicTask(task, () => this.look());
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.task.stop();
    for (const { listeners } of this.watched.values()) for (const response of listeners) response.end();
  }

  async attach(code: string, response: ServerResponse): Promise<void> {
    await this.rounds.watch([code], new Date(this.clock.now().getTime() + watchedMs));
    const state = await this.stateOf(code);
    response.write(frameOf(state));
    const watched = this.watched.get(code) ?? { listeners: new Set(), sent: '', sentAt: 0 };
    this.watched.set(code, watched);
    watched.listeners.add(response);
    response.on('close', () => {
      watched.listeners.delete(response);
      if (watched.listeners.size === 0) this.watched.delete(code);
    });
  }

  async stateOf(code: string): Promise<TableState> {
    const now = this.clock.now().toISOString();
    const round = await this.rounds.latest(this.pool, code);
    if (!round) return { now, results: [], players: 0 };
    const shoe = await this.shoes.current(this.pool, code);
    const { id, number, state, closesAt, deal, result, endsAt } = round;
    return {
      now,
      round: {
        ...{ id, number, state, closesAt: closesAt.toISOString() },
        ...(deal && result !== null && { deal, result, endsAt: endsAt!.toISOString() }),
      },
      ...(shoe && { shoe: { ordinal: shoe.ordinal, commitment: shoe.commitment } }),
      results: await this.rounds.resultsOf(code, round.shoeOrdinal),
      players: await this.seats.playersOf(id),
    };
  }

  private async look(): Promise<void> {
    const at = this.clock.now().getTime();
    if (this.watched.size > 0 && at - this.keptAt > watchedMs / 3) {
      await this.rounds.watch([...this.watched.keys()], new Date(at + watchedMs));
      this.keptAt = at;
    }
    for (const [code, watched] of this.watched) {
      const state = await this.stateOf(code);
      const content = JSON.stringify({ ...state, now: '' });
      if (content === watched.sent && at - watched.sentAt < beatEveryMs) continue;
      const frame = content === watched.sent ? ': beat\n\n' : frameOf(state);
      watched.sent = content;
      watched.sentAt = at;
      for (const response of watched.listeners) response.write(frame);
    }
  }
}

const frameOf = (state: TableState): string => `event: state\ndata: ${JSON.stringify(state)}\n\n`;
