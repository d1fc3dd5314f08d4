import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Transactions, type Tx } from '#libs/database';
import { PeriodicJob, repeatWhileMore } from '#libs/jobs';
import { CLOCK, LOGGER, type Clock } from '#libs/platform';
import { DrawRepository } from '../draw/draw.repository.js';
import type { Draw } from '../draw/draw.rules.js';
import { DrawService } from '../draw/draw.service.js';
import { gameDefinitionOf, layoutOf, prepare, type Prepared } from '#libs/lottery-engine';
import { OrderRepository } from '../order/order.repository.js';
import { OrderService } from '../order/order.service.js';
import { TicketRecordService } from '../order/ticket-record.service.js';
import type { Payment } from '../payment/payment.repository.js';
import { PaymentService } from '../payment/payment.service.js';
import { SettlementRepository, type OpenTicket } from './settlement.repository.js';
import { resultsOfLines, stateOf, totalOf, TotalsHash, type TicketResult } from './settlement.rules.js';
import { TurnoverService } from './turnover.service.js';
import { ValidBetService, type Covers } from './valid-bet.service.js';

const ticketsAtOnce = 500;
/** Draws of different games that are settled side by side; they share the database's connections with bets. */
const gamesAtOnce = 3;
const firstId = '00000000-0000-0000-0000-000000000000';

/** What a run keeps of a draw between its chunks. */
interface Work {
  prepared: Prepared;
  covers: Covers;
}

/**
 * Settles bets by a version of a result: what each ticket gets is computed and committed in chunks, and paid afterwards
 * by keys. A settlement that is cut short continues where it stopped.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly settlements: SettlementRepository,
    private readonly draws: DrawRepository,
    private readonly drawing: DrawService,
    private readonly orders: OrderRepository,
    private readonly orderService: OrderService,
    private readonly payments: PaymentService,
    private readonly turnover: TurnoverService,
    private readonly records: TicketRecordService,
    private readonly validBets: ValidBetService,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One chunk of each game at a time, so that a large draw does not hold up the next minute's; what fails holds up none. */
  @PeriodicJob({ name: 'settle-draws', everySeconds: 1 })
  async settleDrawn(): Promise<void> {
    const works = new Map<string, Work>();
    const failed: { draw: Draw; error: unknown }[] = [];
    await repeatWhileMore(async () => {
      const draws = await this.draws.unsettled(failed.map(({ draw }) => draw));
      let more = false;
      for (let at = 0; at < draws.length; at += gamesAtOnce)
        await Promise.all(
          draws.slice(at, at + gamesAtOnce).map(async (draw) => {
            try {
              if (await this.advance(draw, works)) more = true;
            } catch (error) {
              failed.push({ draw, error });
              more = true;
            }
          }),
        );
      return more;
    });
    await repeatWhileMore(() => this.giveBackVoid());
    for (const { draw, error } of failed)
      this.logger.error({ err: error, gameCode: draw.gameCode, numero: draw.numero }, 'settlement failed');
    if (failed.length > 0) throw new Error(`${failed.length} draws could not be settled`);
  }

  /** Settles a chunk, or finishes the draw; false if neither is possible now. */
  private async advance(draw: Draw, works: Map<string, Work>): Promise<boolean> {
    const key = `${draw.gameCode}/${draw.numero}/${draw.version}`;
    const work = works.get(key) ?? (await this.begin(draw));
    works.set(key, work);
    if (await this.transactions.run((tx) => this.settleSome(tx, draw, work))) return true;
    // A bet whose money is not confirmed yet is settled by a later run.
    if (await this.settlements.isOpen(draw)) return false;
    await this.finish(draw);
    return true;
  }

  private async begin({ gameCode, numero, version }: Draw): Promise<Work> {
    const { result } = (await this.draws.result({ gameCode, numero }, version))!;
    return {
      prepared: prepare(layoutOf(gameDefinitionOf(gameCode)!.layout), result),
      covers: new Map(),
    };
  }

  /** True if there may be more. */
  private async settleSome(tx: Tx, draw: Draw, { prepared, covers }: Work): Promise<boolean> {
    const tickets = await this.settlements.lockSome(tx, draw, ticketsAtOnce);
    if (tickets.length === 0) return false;
    const now = this.clock.now();
    await this.validBets.read(tx, draw, tickets, covers);
    const results = tickets.map((ticket) => {
      const lines = resultsOfLines(ticket.slip, ticket.multiple, prepared);
      return { ticket, result: totalOf(lines), valid: this.validBets.of(ticket, lines, covers) };
    });
    await this.settlements.settle(
      tx,
      draw.version,
      results.map(({ ticket: { id }, result, valid: { validBet } }) => ({
        ...{ id, state: stateOf(result), validBet },
        ...result,
      })),
      now,
    );
    await this.payments.request(
      tx,
      results.flatMap(({ ticket, result }) => paymentOf(ticket, result, draw.version)),
    );
    await this.turnover.publish(tx, results, draw.version, now);
    await this.records.publish(
      tx,
      tickets.map(({ id }) => id),
    );
    await this.stopOrders(
      tx,
      results.filter(({ result }) => stateOf(result) === 'WON').map(({ ticket }) => ticket),
    );
    return true;
  }

  /** The later tickets of an order that asked to stop when it wins; those whose draws have closed stay. */
  private async stopOrders(tx: Tx, won: readonly OpenTicket[]): Promise<void> {
    const orders = won.filter(({ stopOnWin }) => stopOnWin).map(({ orderId }) => orderId);
    if (orders.length === 0) return;
    const open = await this.orders.lockOpenOfOrders(tx, orders);
    await this.orderService.refund(tx, open, 'CANCELLED', 'STOP_ON_WIN');
  }

  private async finish(draw: Draw): Promise<void> {
    const settlement = { ...(await this.totals(draw)), settledAt: this.clock.now() };
    await this.transactions.run(async (tx) => {
      if (!(await this.draws.markSettled(tx, draw, draw.version))) return;
      await this.settlements.addSettlement(tx, draw, settlement);
      await this.drawing.publish(tx, draw, 'SETTLED', draw.version);
    });
  }

  private async totals(draw: Draw) {
    const hash = new TotalsHash();
    let [tickets, winners, staked, paid] = [0, 0, 0n, 0n];
    for (let after = firstId; ;) {
      const rows = await this.settlements.settled(draw, after, 5_000);
      for (const row of rows) {
        hash.add(row.id, row.payout);
        tickets += 1;
        winners += row.payout > 0n ? 1 : 0;
        staked += row.stake;
        paid += row.payout;
      }
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
    return { tickets, winners, staked, paid, totalsHash: hash.digest() };
  }

  private giveBackVoid(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const tickets = await this.settlements.lockOfVoidDraws(tx, ticketsAtOnce);
      if (tickets.length === 0) return false;
      await this.orderService.refund(tx, tickets, 'VOID', 'DRAW_VOID');
      return true;
    });
  }
}

/** The difference to what the version before gave: a correction pays the rest, or takes the surplus back. */
function paymentOf({ id, payout: before }: OpenTicket, { payout }: TicketResult, version: number): Payment[] {
  if (payout === before) return [];
  const kind = payout > before ? 'WIN' : 'TAKE_BACK';
  return [{ ticketId: id, version, kind, amount: payout > before ? payout - before : before - payout }];
}
