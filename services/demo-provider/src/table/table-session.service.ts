import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import type { Language } from '../play/dto/play.contract.js';
import type { PlaySession } from '../play/session.repository.js';
import { SessionService } from '../play/session.service.js';
import { percentOf, returnsOf } from '../table-game/edge.js';
import { gameOf, TABLE_KINDS } from '../table-game/games.js';
import type { TableKind } from '../table-game/table-game.types.js';
import type { TableInfo, TableSessionResponse } from './dto/table.contract.js';
import { TableErrors } from './table.errors.js';
import { TableRoundRepository } from './table-round.repository.js';
import { chipsOf, tableOf, type LiveTable } from './tables.js';

/** A table that a page looks at keeps dealing for so long. */
export const watchedMs = 60_000;

/** Sessions of players at a table; the token is that of every game of this provider. */
@Injectable()
export class TableSessionService {
  private readonly rtps = new Map<TableKind, ReadonlyMap<string, string>>();

  constructor(
    private readonly sessions: SessionService,
    private readonly rounds: TableRoundRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    for (const kind of TABLE_KINDS)
      this.rtps.set(
        kind,
        new Map([...returnsOf(gameOf(kind))].map(([spot, exact]) => [spot, percentOf(exact)] as const)),
      );
  }

  async open(ticket: string, code: string, language: Language): Promise<TableSessionResponse> {
    const table = tableOf(code);
    if (!table) throw TableErrors.TABLE_UNKNOWN();
    const { session, token } = await this.sessions.admit(table, ticket, language);
    return this.describe(session, token);
  }

  async describe(session: PlaySession, token: string): Promise<TableSessionResponse> {
    const { currency, mode, gameCode } = session.player;
    const table = tableOf(gameCode);
    if (!table) throw TableErrors.TABLE_UNKNOWN();
    await this.rounds.watch([table.code], new Date(this.clock.now().getTime() + watchedMs));
    const balance = await this.sessions.balance(session);
    return { token, currency, mode, language: session.language, balance, table: this.infoOf(table) };
  }

  /** The session of a token, and its table. */
  async at(token: string | undefined): Promise<{ session: PlaySession; table: LiveTable }> {
    const session = await this.sessions.ofToken(token);
    const table = tableOf(session.player.gameCode);
    if (!table) throw TableErrors.TABLE_UNKNOWN();
    return { session, table };
  }

  private infoOf(table: LiveTable): TableInfo {
    const rtp = this.rtps.get(table.kind)!;
    return {
      ...{ code: table.code, gameId: table.gameId, names: table.names, kind: table.kind },
      ...{ betSeconds: table.betSeconds, showSeconds: table.showSeconds },
      chips: chipsOf(table).map(String),
      minBet: table.minBet.toString(),
      spots: gameOf(table.kind).spots.map(({ id, maxShare }) => ({
        ...{ id, maxBet: (table.maxBet / BigInt(maxShare)).toString(), rtp: rtp.get(id)! },
      })),
    };
  }
}
