import { Inject, Injectable } from '@nestjs/common';
import { demoAccountType, type AccountType } from '#libs/auth';
import { Pool, Transactions, type Tx } from '#libs/database';
import { PeriodicJob } from '#libs/jobs';
import { CLOCK, Idempotency, newId, ServiceUnavailable, type Clock } from '#libs/platform';
import type { OddsBook } from '#libs/lottery-engine';
import { formatMoney } from '#libs/money';
import { OddsService } from '../odds/odds.service.js';
import { PaymentService } from '../payment/payment.service.js';
import { HeldNumberRepository } from '../play/held-number.repository.js';
import type { Limits } from '../play/limit.rules.js';
import { LimitService } from '../play/limit.service.js';
import { PlaySwitchService } from '../play/play-switch.service.js';
import { WalletClient, type BetMoney, type BetRefusal } from '../wallet/wallet.client.js';
import { cellsOf, exposureOfSlip, heldIn, refusalOf } from './exposure.rules.js';
import { OrderErrors } from './order.errors.js';
import { OrderRepository } from './order.repository.js';
import {
  acceptSlip,
  orderNumberOf,
  stakeOf,
  type Order,
  type OrderInput,
  type Ticket,
} from './order.rules.js';
import { TicketRecordService } from './ticket-record.service.js';

/** After this long without an answer of the wallet an order is taken back. */
const unknownMs = 15_000;
const ordersAtOnce = 200;

/** What holds for an order, read before its transaction. */
interface Terms {
  limits: Limits;
  book: OddsBook;
  placedAt: Date;
}

export interface PlacedOrder {
  order: Order;
  tickets: Ticket[];
}

/** Takes slips: recorded before the close by the database's clock, then paid for, then open. */
@Injectable()
export class OrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly switches: PlaySwitchService,
    private readonly held: HeldNumberRepository,
    private readonly limits: LimitService,
    private readonly odds: OddsService,
    private readonly wallet: WalletClient,
    private readonly payments: PaymentService,
    private readonly records: TicketRecordService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pool: Pool,
  ) {}

  /** `total` is what the player saw; another sum than the slip's is refused. */
  async place(
    member: { memberId: string; accountType: AccountType },
    input: OrderInput & { total: bigint },
    key: string,
  ): Promise<PlacedOrder> {
    const request = { scope: `lottery-order:${member.memberId}`, key, body: describe(input) };
    const placedAt = this.clock.now();
    const [limits, book] = await Promise.all([this.limits.of(input.gameCode), this.odds.at(placedAt)]);
    const terms = { limits, book, placedAt };
    const { id } = await this.idempotency.run(request, (tx) => this.record(tx, member, input, terms));
    await this.payFor(id);
    return this.placed(id);
  }

  /** Cancels tickets whose draws are open, and gives their stakes back. All, or a refusal. */
  async cancel(memberId: string, ticketIds: readonly string[]): Promise<void> {
    await this.transactions.run(async (tx) => {
      const tickets = await this.orders.lockCancellable(tx, memberId, ticketIds);
      if (tickets.length !== new Set(ticketIds).size) throw OrderErrors.LOTTERY_NOT_CANCELLABLE();
      await this.refund(tx, tickets, 'CANCELLED', 'BY_PLAYER');
    });
    await this.payments.payDue(ticketIds);
  }

  /** In the transaction that found out; the payment follows after it. */
  async refund(
    tx: Tx,
    tickets: readonly Ticket[],
    state: 'CANCELLED' | 'VOID',
    reason: string,
  ): Promise<void> {
    const ids = tickets.map(({ id }) => id);
    await this.orders.cancel(tx, ids, state, reason, this.clock.now());
    await this.payments.requestRefunds(tx, tickets);
    for (const ticket of tickets.toSorted(byDraw)) await this.releaseExposure(tx, ticket);
    await this.records.publish(tx, ids);
  }

  @PeriodicJob({ name: 'unknown-orders', everySeconds: 5 })
  async resolvePendingOrders(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - unknownMs);
    for (const id of await this.orders.unknown(before, ordersAtOnce))
      await this.decide(id, { reason: 'NOT_CONFIRMED', taken: await this.betsOf(id) });
  }

  private async record(
    tx: Tx,
    { memberId, accountType }: { memberId: string; accountType: AccountType },
    input: OrderInput & { total: bigint },
    { limits, book, placedAt }: Terms,
  ): Promise<{ id: string }> {
    const isOff = await this.switches.of(tx, input.gameCode);
    const slip = acceptSlip(input, { book, limits, isOff });
    const id = newId();
    const tickets = input.draws.map(({ numero, multiple }): Ticket => ({
      ...{ id: newId(), orderId: id, memberId, gameCode: input.gameCode, numero, multiple },
      ...{ stake: stakeOf(slip, multiple), state: 'PLACED', reason: null, payout: 0n, returned: 0n },
      ...{ validBet: 0n, settledVersion: 0, placedAt, settledAt: null, commitment: null },
    }));
    const total = tickets.reduce((sum, { stake }) => sum + stake, 0n);
    if (total !== input.total) throw OrderErrors.LOTTERY_TOTAL_DIFFERS();
    if (total > limits.ORDER)
      throw OrderErrors.LOTTERY_LIMIT_REACHED({ limit: 'ORDER', left: formatMoney(limits.ORDER) });
    const numeros = tickets.map(({ numero }) => numero);
    const open = await this.orders.lockTakingBets(tx, input.gameCode, numeros);
    const closed = numeros.find((numero) => !open.has(numero));
    if (closed !== undefined) throw OrderErrors.LOTTERY_DRAW_CLOSED({ numero: closed });
    const held = heldIn(slip, await this.held.of(tx, input.gameCode, numeros));
    if (held) throw OrderErrors.LOTTERY_LIMIT_REACHED(held);
    const order: Order = {
      ...{
        id,
        orderNumber: orderNumberOf(id),
        memberId,
        gameCode: input.gameCode,
        prizeMode: input.prizeMode,
      },
      ...{ book: accountType === demoAccountType ? 'PLAY' : 'REAL', slip, stopOnWin: input.stopOnWin },
      ...{ state: 'PLACED', refusal: null, total, placedAt },
    };
    await this.orders.add(tx, order, tickets);
    const exposure = exposureOfSlip(slip);
    for (const ticket of tickets.toSorted(byDraw)) {
      const cells = cellsOf(order, exposure, ticket.multiple);
      const above = await this.orders.addExposure(tx, { ...ticket, book: order.book }, cells, limits);
      const refusal = refusalOf(slip, cells, above, limits);
      if (refusal) throw OrderErrors.LOTTERY_LIMIT_REACHED({ numero: ticket.numero, ...refusal });
    }
    return { id };
  }

  /** Asks the wallet; again for a repeated request, because the first may have been cut short. */
  private async payFor(id: string): Promise<void> {
    const order = await this.orders.find(id);
    if (order!.state !== 'PLACED') return;
    try {
      await this.decide(id, await this.wallet.bet(id, await this.betsOf(id)));
    } catch (error) {
      if (error instanceof ServiceUnavailable) throw OrderErrors.LOTTERY_BET_PENDING(undefined, 2);
      throw error;
    }
  }

  /**
   * Of several calls that decide an order the first one does. Stakes are given back after a refusal, never before it: another
   * call could accept the order in between.
   */
  private async decide(id: string, refusal: BetRefusal | undefined): Promise<void> {
    const due = await this.transactions.run(async (tx) => {
      if (!(await this.orders.decide(tx, id, refusal?.reason ?? null))) return [];
      if (!refusal) {
        await this.records.publishOrder(tx, id);
        return [];
      }
      for (const ticket of await this.orders.tickets(tx, id)) await this.releaseExposure(tx, ticket);
      const refunds = refusal.taken.map(({ ticketId, amount }) => ({ id: ticketId, stake: amount }));
      await this.payments.requestRefunds(tx, refunds);
      return refunds.map(({ id: ticketId }) => ticketId);
    });
    if (due.length > 0) await this.payments.payDue(due);
  }

  private async releaseExposure(tx: Tx, ticket: Ticket): Promise<void> {
    const order = await this.orders.exposed(tx, ticket.orderId);
    if (!order) return;
    const { slip, book } = order;
    const cells = cellsOf({ memberId: ticket.memberId, book, slip }, exposureOfSlip(slip), ticket.multiple);
    await this.orders.takeExposure(tx, { ...ticket, book }, cells);
  }

  private async placed(id: string): Promise<PlacedOrder> {
    const [order, tickets] = await Promise.all([this.orders.find(id), this.orders.tickets(this.pool, id)]);
    if (order!.state === 'REFUSED') throw OrderErrors.LOTTERY_BET_REFUSED({ reason: order!.refusal });
    return { order: order!, tickets };
  }

  private async betsOf(id: string): Promise<BetMoney[]> {
    const order = (await this.orders.find(id))!;
    const tickets = await this.orders.tickets(this.pool, id);
    return tickets.map(({ id: ticketId, memberId, gameCode, numero, stake }) => ({
      ...{ ticketId, memberId, gameCode, numero, amount: stake, book: order.book },
    }));
  }
}

/** The order in which the sums of draws are locked. */
const byDraw = (a: Ticket, b: Ticket): number =>
  `${a.gameCode}/${a.numero}` < `${b.gameCode}/${b.numero}` ? -1 : 1;

/** What decides the effect, as JSON can hold it. */
function describe({ gameCode, prizeMode, lines, draws, stopOnWin, total }: OrderInput & { total: bigint }) {
  const texts = lines.map((line) => ({ ...line, unitStake: String(line.unitStake) }));
  return { gameCode, prizeMode, lines: texts, draws, stopOnWin, total: String(total) };
}
