import { Inject, Injectable } from '@nestjs/common';
import { creditRequested, redemptionDecided } from '#libs/events';
import { Transactions, type Tx } from '#libs/database';
import { Outbox } from '#libs/messaging';
import { businessDay, CLOCK, CONFIG, Idempotency, newId, SealingKeys, type Clock } from '#libs/platform';
import type { PointsConfig } from '../points.config.js';
import { RatioService } from '../ratio/ratio.service.js';
import { MallErrors } from './mall.errors.js';
import { MallRepository, type MallOrder } from './mall.repository.js';
import { convert, isActive, type Delivery, type MallItem, type OrderStatus } from './mall.rules.js';

const convertName = { vi: 'Đổi điểm thành tiền', en: 'Points to money' };

export interface Redemption {
  itemId: string;
  quantity: number;
  delivery: Delivery | undefined;
  /** Given by the client: the same key is one order. */
  key: string;
}

/** Exchanges points: stock, points and order are one transaction. */
@Injectable()
export class MallService {
  private readonly sealing: SealingKeys;

  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly mall: MallRepository,
    private readonly ratios: RatioService,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: PointsConfig,
  ) {
    this.sealing = new SealingKeys(config, 'points');
  }

  async redeem(memberId: string, { itemId, quantity, delivery, key }: Redemption): Promise<string> {
    const item = await this.mall.item(itemId);
    if (!item) throw MallErrors.ITEM_NOT_FOUND();
    if (item.kind === 'PHYSICAL' && !delivery) throw MallErrors.DELIVERY_REQUIRED();
    const body = { itemId, quantity, delivery };
    return this.idempotency.run({ scope: `mall:${memberId}`, key, body }, async (tx) => {
      if (!isActive(item, this.clock.now())) throw MallErrors.ITEM_NOT_AVAILABLE();
      if ((await this.mall.level(tx, memberId)) < item.minLevel) throw MallErrors.LEVEL_TOO_LOW();
      const points = item.points * quantity;
      if ((await this.mall.lockBalance(tx, memberId)) < BigInt(points)) throw MallErrors.NOT_ENOUGH_POINTS();
      const { perMember } = item;
      if (perMember !== null && (await this.mall.count(tx, memberId, itemId)) + quantity > perMember)
        throw MallErrors.ITEM_LIMIT_REACHED();
      if (!(await this.mall.takeStock(tx, itemId, quantity))) throw MallErrors.OUT_OF_STOCK();
      return this.order(tx, memberId, item, quantity, delivery);
    });
  }

  /** Whole units only; the points that do not make one stay. */
  convertPoints(memberId: string, points: number, key: string): Promise<{ amount: string; points: number }> {
    return this.idempotency.run({ scope: `convert:${memberId}`, key, body: { points } }, async (tx) => {
      const redeem = (await this.ratios.current(tx, '')).get('redeem') ?? 0n;
      const converted = convert(points, redeem);
      if (converted.points === 0 || converted.points < this.config.convertMinimum)
        throw MallErrors.CONVERT_TOO_LITTLE();
      if ((await this.mall.lockBalance(tx, memberId)) < BigInt(converted.points))
        throw MallErrors.NOT_ENOUGH_POINTS();
      const orderedOn = this.today();
      const before = await this.mall.convertedOn(tx, memberId, orderedOn);
      if (before + converted.points > this.config.convertPerDay) throw MallErrors.CONVERT_LIMIT_REACHED();
      const orderedAt = this.clock.now();
      const order: Omit<MallOrder, 'number'> = {
        ...{ id: newId(), memberId, itemId: null, kind: 'CONVERT', name: convertName, quantity: 1 },
        ...{
          points: converted.points,
          amount: converted.amount,
          status: 'COMPLETE',
          sealed: null,
          remark: null,
        },
        ...{ orderedAt, orderedOn },
      };
      await this.mall.addOrder(tx, order);
      const line = { sourceKey: `mall:${order.id}`, memberId, kind: 'CONVERT', at: orderedAt } as const;
      await this.mall.post(tx, { ...line, delta: -order.points });
      await this.credit(tx, order, '1');
      return { amount: String(converted.amount), points: converted.points };
    });
  }

  /** An operator delivers goods, or gives the points back; the first decision counts. */
  decide(
    orderId: string,
    status: 'COMPLETE' | 'REJECTED',
    remark: string | null,
    operatorId: string,
  ): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (!(await this.settle(tx, orderId, 'PROCESSING', status, remark, operatorId))) {
        if (!(await this.mall.find(tx, orderId))) throw MallErrors.ORDER_NOT_FOUND();
      }
    });
  }

  /** The wallet refused the credit of an order that was complete: the points come back. */
  async refused(tx: Tx, creditKey: string, outcome: string): Promise<void> {
    const [, orderId] = /^mall:([0-9a-f-]{36}):1$/.exec(creditKey) ?? [];
    if (orderId) await this.settle(tx, orderId, 'COMPLETE', 'REJECTED', outcome, null);
  }

  seal = (memberId: string, delivery: Delivery): string =>
    this.sealing.seal('delivery', memberId, JSON.stringify(delivery));

  open = (memberId: string, sealed: string): Delivery =>
    JSON.parse(this.sealing.open('delivery', memberId, sealed)) as Delivery;

  private async settle(
    tx: Tx,
    orderId: string,
    from: OrderStatus,
    status: 'COMPLETE' | 'REJECTED',
    remark: string | null,
    by: string | null,
  ): Promise<boolean> {
    const at = this.clock.now();
    const order = await this.mall.decide(tx, orderId, from, status, { remark, by, at });
    if (!order) return false;
    const { memberId, points, itemId, quantity } = order;
    if (status === 'REJECTED') {
      await this.mall.lockBalance(tx, memberId);
      await this.mall.post(tx, {
        sourceKey: `mall:${orderId}:refund`,
        memberId,
        kind: 'REFUND',
        delta: points,
        at,
      });
      if (itemId) await this.mall.returnStock(tx, itemId, quantity);
    }
    await this.announce(tx, order, status);
    return true;
  }

  private async order(
    tx: Tx,
    memberId: string,
    item: MallItem,
    quantity: number,
    delivery: Delivery | undefined,
  ): Promise<string> {
    const orderedAt = this.clock.now();
    const physical = item.kind === 'PHYSICAL';
    const order: Omit<MallOrder, 'number'> = {
      ...{ id: newId(), memberId, itemId: item.id, kind: item.kind, name: item.name, quantity },
      ...{ points: item.points * quantity, amount: item.value * BigInt(quantity), remark: null },
      status: physical ? 'PROCESSING' : 'COMPLETE',
      sealed: physical && delivery ? this.seal(memberId, delivery) : null,
      ...{ orderedAt, orderedOn: this.today() },
    };
    const number = await this.mall.addOrder(tx, order);
    const line = { sourceKey: `mall:${order.id}`, memberId, kind: 'REDEEM', at: orderedAt } as const;
    await this.mall.post(tx, { ...line, delta: -order.points });
    if (!physical) {
      await this.credit(tx, order, item.multiplier);
      await this.announce(tx, order, 'COMPLETE');
    }
    return number;
  }

  private async credit(tx: Tx, order: Omit<MallOrder, 'number'>, multiplier: string): Promise<void> {
    await this.outbox.add(tx, creditRequested, {
      ...{
        creditKey: `mall:${order.id}:1`,
        memberId: order.memberId,
        book: 'REAL' as const,
        kind: 'POINTS' as const,
      },
      ...{ amount: String(order.amount), reason: order.name.en, rolloverMultiplier: multiplier },
      at: order.orderedAt.toISOString(),
    });
  }

  private async announce(
    tx: Tx,
    { id, memberId, name, points }: Omit<MallOrder, 'number'>,
    status: 'COMPLETE' | 'REJECTED',
  ): Promise<void> {
    const at = this.clock.now().toISOString();
    await this.outbox.add(tx, redemptionDecided, {
      redemptionId: id,
      memberId,
      status,
      productName: name,
      points,
      at,
    });
  }

  private today(): string {
    return businessDay(this.clock.now(), this.config.brandTimeZone);
  }
}
