import { Inject, Injectable } from '@nestjs/common';
import { constraintOf, Pool, Transactions, type Tx } from '#libs/database';
import { CLOCK, CONFIG, newId, type Clock } from '#libs/platform';
import { DemoProviderConfig } from '../demo-provider.config.js';
import { refusedByPlatform } from '../play/play.errors.js';
import type { PlaySession } from '../play/session.repository.js';
import { gameOf } from '../table-game/games.js';
import type { PlaceBetsBody, SeatResponse } from './dto/table.contract.js';
import { SeatDriverService } from './seat-driver.service.js';
import { SeatRepository, type Bet, type Seat } from './seat.repository.js';
import { sumOf } from './seat.rules.js';
import { TableErrors } from './table.errors.js';
import { TableRoundRepository } from './table-round.repository.js';
import { tableOf, type LiveTable } from './tables.js';

/** Takes a player's bets of one slip while the round is open. The page may send a slip again under the same id. */
@Injectable()
export class BetPlacingService {
  constructor(
    private readonly rounds: TableRoundRepository,
    private readonly seats: SeatRepository,
    private readonly driver: SeatDriverService,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  async place(session: PlaySession, slip: PlaceBetsBody): Promise<SeatResponse> {
    const table = tableOf(session.player.gameCode);
    if (!table) throw TableErrors.TABLE_UNKNOWN();
    const seat = await this.record(session, table, slip);
    if (await this.driver.sendBets(seat)) await this.seats.retryAt(seat.id, this.clock.now());
    const bets = (await this.seats.betsOf(this.pool, seat.id)).filter(({ slipId }) => slipId === slip.slipId);
    if (bets.some(({ state }) => state === 'SENT' || state === 'ROLLBACK'))
      throw TableErrors.TABLE_BET_UNCERTAIN(undefined, 1);
    const refused = bets.find(({ state }) => state === 'REFUSED');
    if (refused && bets.every(({ state }) => state === 'REFUSED')) throw refusedByPlatform(refused.refusal!);
    return this.describe(slip.roundId, session.player.id);
  }

  /** The player's part of a round. */
  async describe(roundId: string, playerStateId: string): Promise<SeatResponse> {
    const seat = await this.seats.find(roundId, playerStateId);
    if (!seat) return { roundId, state: 'NONE', bets: [] };
    const bets = await this.seats.betsOf(this.pool, seat.id);
    return {
      roundId,
      state: seat.state,
      bets: bets.map(({ spot, stake, slipId, state, refusal }) => ({
        ...{ spot, stake: stake.toString(), slipId, state },
        ...(refusal !== null && { refusal }),
      })),
      ...(seat.totalWin !== null && { totalWin: seat.totalWin.toString() }),
      ...(seat.balance !== null && { balance: seat.balance }),
    };
  }

  private async record(session: PlaySession, table: LiveTable, slip: PlaceBetsBody): Promise<Seat> {
    try {
      return await this.transactions.run((tx) => this.insert(tx, session, table, slip));
    } catch (error) {
      // A concurrent request has placed the same slip: the next look finds it.
      if (constraintOf(error) !== 'table_bet_once') throw error;
      return this.transactions.run((tx) => this.insert(tx, session, table, slip));
    }
  }

  private async insert(tx: Tx, session: PlaySession, table: LiveTable, slip: PlaceBetsBody): Promise<Seat> {
    const round = await this.rounds.share(tx, slip.roundId);
    if (!round || round.tableCode !== table.code) throw TableErrors.TABLE_BETS_CLOSED();
    const now = this.clock.now();
    const owned = { id: newId(), roundId: round.id, playerStateId: session.player.id };
    const seat = await this.seats.take(tx, owned, now, new Date(now.getTime() + this.config.leaseMs));
    const placed = await this.seats.betsOf(tx, seat.id);
    const same = placed.filter(({ slipId }) => slipId === slip.slipId);
    if (same.length > 0) {
      if (!isSame(same, slip)) throw TableErrors.TABLE_SLIP_REUSED();
      return seat;
    }
    if (round.state !== 'BETTING' || now >= round.closesAt) throw TableErrors.TABLE_BETS_CLOSED();
    checkLimits(table, placed, slip);
    const bets = slip.bets.map(({ spot, stake }) => ({
      ...{ id: newId(), slipId: slip.slipId, platformSessionId: session.platformSessionId },
      ...{ spot, stake: BigInt(stake), placedAt: now },
    }));
    await this.seats.insertBets(tx, seat.id, bets);
    return seat;
  }
}

const isSame = (placed: readonly Bet[], { bets }: PlaceBetsBody): boolean =>
  placed.length === bets.length &&
  placed.every(({ spot, stake }, at) => spot === bets[at]!.spot && stake.toString() === bets[at]!.stake);

/** Every spot within the limits of the table, earlier bets of the round included, and whole chips only. */
function checkLimits(table: LiveTable, placed: readonly Bet[], { bets }: PlaceBetsBody): void {
  const standing = placed.filter(({ state }) => state === 'SENT' || state === 'ACCEPTED');
  const spots = new Map(gameOf(table.kind).spots.map((spot) => [spot.id, spot]));
  for (const { spot, stake } of bets) {
    const known = spots.get(spot);
    if (!known) throw TableErrors.TABLE_SPOT_UNKNOWN({ spot });
    const before = sumOf(standing.filter((bet) => bet.spot === spot));
    const now = sumOf(
      bets.filter((bet) => bet.spot === spot).map((bet) => ({ spot, stake: BigInt(bet.stake) })),
    );
    const outside = before + now > table.maxBet / BigInt(known.maxShare);
    if (outside || BigInt(stake) < table.minBet || BigInt(stake) % table.minBet !== 0n)
      throw TableErrors.TABLE_STAKE_OUTSIDE_LIMITS({ spot });
  }
}
