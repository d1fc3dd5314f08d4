import { Inject, Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#libs/database';
import { CLOCK, newId, type Clock } from '#libs/platform';
import { commitmentTo, newServerSeed, roundIntegers } from '../outcome/seeds.js';
import { gameOf } from '../table-game/games.js';
import { dealRound, isUsedUp, shoeLabel } from '../table-game/shoe.js';
import { ShoeRepository, type NewShoe } from './shoe.repository.js';
import { TableRoundRepository, type TableRound } from './table-round.repository.js';
import { tableOf, type LiveTable } from './tables.js';

/** Bets under way at the close have so long to arrive before the deal. */
const graceMs = 1_500;
/** Rounds dealt without players when a table is opened after a pause, so that its record is not empty. */
const unattended = 24;
const idleAfterMs = 60_000;

/** Moves each table from bets to close, deal and next round. The table's row lock makes one process move it at a time. */
@Injectable()
export class TableClockService {
  constructor(
    private readonly rounds: TableRoundRepository,
    private readonly shoes: ShoeRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One step of each table that has one due. */
  async advance(): Promise<void> {
    for (const code of await this.rounds.due(this.clock.now())) {
      const table = tableOf(code);
      if (table) await this.transactions.run((tx) => this.step(tx, table));
    }
  }

  private async step(tx: Tx, table: LiveTable): Promise<void> {
    const locked = await this.rounds.lockTable(tx, table.code);
    if (!locked) return;
    const now = this.clock.now();
    const round = await this.rounds.latest(tx, table.code);
    if (round && round.state === 'BETTING') {
      if (now >= round.closesAt) await this.rounds.close(tx, round.id);
    } else if (round && round.state === 'CLOSED') {
      if (now.getTime() >= round.closesAt.getTime() + graceMs) await this.deal(tx, table, round, now);
    } else if (locked.watchedUntil > now && (!round || round.endsAt! <= now)) {
      await this.open(tx, table, round, now);
    }
  }

  private async open(tx: Tx, table: LiveTable, last: TableRound | undefined, now: Date): Promise<void> {
    const idleMs = last ? now.getTime() - last.endsAt!.getTime() : Infinity;
    const roundMs = (table.betSeconds + table.showSeconds) * 1000;
    let before = last;
    if (idleMs > idleAfterMs)
      for (let missed = Math.min(unattended, Math.floor(idleMs / roundMs)); missed > 0; missed--) {
        const round = await this.next(tx, table, before, now, now);
        await this.rounds.close(tx, round.id);
        before = await this.deal(tx, table, round, now);
      }
    await this.next(tx, table, before, now, new Date(now.getTime() + table.betSeconds * 1000));
  }

  /** The round after `last`, from a new shoe if the present one is used up. */
  private async next(
    tx: Tx,
    table: LiveTable,
    last: TableRound | undefined,
    now: Date,
    closesAt: Date,
  ): Promise<TableRound> {
    const goesOn = last && !isUsedUp(gameOf(table.kind), last.number, last.nextPosition!);
    const shoe = goesOn ? undefined : await this.newShoe(tx, table, last, now);
    const round = {
      id: newId(),
      tableCode: table.code,
      shoeOrdinal: shoe?.ordinal ?? last!.shoeOrdinal,
      number: shoe ? 1 : last!.number + 1,
      position: shoe ? 0 : last!.nextPosition!,
      closesAt,
    };
    await this.rounds.open(tx, round, now);
    return (await this.rounds.byId(tx, round.id))!;
  }

  /** The seed of the former shoe becomes public with the commitment to the next. */
  private async newShoe(tx: Tx, table: LiveTable, last: TableRound | undefined, now: Date): Promise<NewShoe> {
    const used = await this.shoes.current(tx, table.code);
    if (used) await this.shoes.reveal(tx, table.code, used, now);
    const serverSeed = newServerSeed();
    const shoe = { ordinal: (last?.shoeOrdinal ?? 0) + 1, serverSeed, commitment: commitmentTo(serverSeed) };
    await this.shoes.insert(tx, table.code, shoe, now);
    return shoe;
  }

  private async deal(tx: Tx, table: LiveTable, round: TableRound, now: Date): Promise<TableRound> {
    const serverSeed = this.shoes.serverSeedOf(table.code, (await this.shoes.current(tx, table.code))!);
    const streams = (stream: number) =>
      roundIntegers({ serverSeed, clientSeed: shoeLabel(table.code, round.shoeOrdinal), nonce: stream });
    const dealt = dealRound(gameOf(table.kind), streams, round.number, round.position);
    await this.rounds.deal(tx, round.id, dealt, now, new Date(now.getTime() + table.showSeconds * 1000));
    return (await this.rounds.byId(tx, round.id))!;
  }
}
