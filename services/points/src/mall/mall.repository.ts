import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { Pool, type Tx } from '#libs/database';
import { InjectRepository, shareProjection } from '#libs/platform';
import { ItemEntity } from './item.entity.js';
import type { LocalizedText, MallItem, OrderKind, OrderStatus } from './mall.rules.js';

export interface MallOrder {
  id: string;
  number: string;
  memberId: string;
  itemId: string | null;
  kind: OrderKind;
  name: LocalizedText;
  quantity: number;
  points: number;
  amount: bigint;
  status: OrderStatus;
  sealed: string | null;
  remark: string | null;
  orderedAt: Date;
  orderedOn: string;
}

interface OrderRow {
  id: string;
  number: string;
  member_id: string;
  item_id: string | null;
  kind: OrderKind;
  name: LocalizedText;
  quantity: number;
  points: number;
  amount: string;
  status: OrderStatus;
  sealed: string | null;
  remark: string | null;
  ordered_at: Date;
  ordered_on: string;
}

const orderOf = (row: OrderRow): MallOrder => ({
  ...{
    id: row.id,
    number: row.number,
    memberId: row.member_id,
    itemId: row.item_id,
    kind: row.kind,
    name: row.name,
  },
  ...{
    quantity: row.quantity,
    points: row.points,
    status: row.status,
    sealed: row.sealed,
    remark: row.remark,
  },
  ...{ amount: BigInt(row.amount), orderedAt: row.ordered_at, orderedOn: row.ordered_on },
});

export type LedgerKind = 'REDEEM' | 'REFUND' | 'CONVERT' | 'ADJUST';

@Injectable()
export class MallRepository {
  constructor(
    private readonly pool: Pool,
    @InjectRepository(ItemEntity) private readonly items: Repository<ItemEntity>,
  ) {}

  shown(): Promise<MallItem[]> {
    return this.items.find({ where: { enabled: true }, order: { rank: 'DESC', points: 'ASC', id: 'ASC' } });
  }

  all(): Promise<MallItem[]> {
    return this.items.find({ order: { enabled: 'DESC', rank: 'DESC', id: 'ASC' } });
  }

  async item(id: string): Promise<MallItem | undefined> {
    const repository = this.pool.withRepository(this.items);
    return (await repository.findOneBy({ id })) ?? undefined;
  }

  /** One replica fills an empty database at a time; the next one finds it filled. */
  async claimSeeding(tx: Tx): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('demo-mall', 7204425))`);
  }

  hasItems(): Promise<boolean> {
    return this.items.exists();
  }

  async insertItem(item: MallItem, by: string | null, now: Date): Promise<void> {
    await this.items.insert({ ...item, changedBy: by, changedAt: now });
  }

  async updateItem({ id, version, ...values }: MallItem, by: string, now: Date): Promise<boolean> {
    const { affected } = await this.items.update(
      { id, version },
      { ...values, changedBy: by, changedAt: now },
    );
    return affected === 1;
  }

  /** False if the stock does not hold so many. */
  async takeStock(tx: Tx, itemId: string, quantity: number): Promise<boolean> {
    const [, taken]: [unknown[], number] = await tx.query(
      'UPDATE mall_item SET stock = stock - $2 WHERE id = $1 AND stock >= $2',
      [itemId, quantity],
    );
    return taken === 1;
  }

  async returnStock(tx: Tx, itemId: string, quantity: number): Promise<void> {
    await tx.query('UPDATE mall_item SET stock = stock + $2 WHERE id = $1', [itemId, quantity]);
  }

  /** Locks the account until the transaction ends: its orders are made one after the other. */
  async lockBalance(tx: Tx, memberId: string): Promise<bigint> {
    await shareProjection(tx, 'point_source');
    const [row]: { balance: string }[] = await tx.query(
      'SELECT balance FROM point_account WHERE member_id = $1 FOR UPDATE',
      [memberId],
    );
    return BigInt(row?.balance ?? 0);
  }

  /** Writes a ledger line and adds it to the balance. */
  async post(
    tx: Tx,
    line: { sourceKey: string; memberId: string; kind: LedgerKind; delta: number; at: Date },
  ): Promise<void> {
    await tx.query(
      'INSERT INTO point_ledger (source_key, recorded_at, member_id, kind, delta) VALUES ($1, $2, $3, $4, $5)',
      [line.sourceKey, line.at, line.memberId, line.kind, line.delta],
    );
    await tx.query('UPDATE point_account SET balance = balance + $2 WHERE member_id = $1', [
      line.memberId,
      line.delta,
    ]);
  }

  async addOrder(tx: Tx, o: Omit<MallOrder, 'number'>): Promise<string> {
    const [row]: { number: string }[] = await tx.query(
      `INSERT INTO mall_order (id, number, member_id, item_id, kind, name, quantity, points, amount, status, sealed, remark,
                               ordered_at, ordered_on, decided_at)
       VALUES ($1, nextval('mall_order_number'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING number`,
      [
        ...[
          o.id,
          o.memberId,
          o.itemId,
          o.kind,
          JSON.stringify(o.name),
          o.quantity,
          o.points,
          o.amount,
          o.status,
        ],
        ...[o.sealed, o.remark, o.orderedAt, o.orderedOn, o.status === 'PROCESSING' ? null : o.orderedAt],
      ],
    );
    return row!.number;
  }

  /** The order if this decision is the first. */
  async decide(
    tx: Tx,
    id: string,
    from: OrderStatus,
    status: 'COMPLETE' | 'REJECTED',
    { remark, by, at }: { remark: string | null; by: string | null; at: Date },
  ): Promise<MallOrder | undefined> {
    const [rows]: [OrderRow[], number] = await tx.query(
      `UPDATE mall_order SET status = $3, remark = $4, decided_by = $5, decided_at = $6 WHERE id = $1 AND status = $2
       RETURNING *, ordered_on::text`,
      [id, from, status, remark, by, at],
    );
    return rows[0] && orderOf(rows[0]);
  }

  async count(tx: Tx, memberId: string, itemId: string): Promise<number> {
    const [row]: { n: number }[] = await tx.query(
      `SELECT COALESCE(sum(quantity), 0)::int AS n FROM mall_order WHERE member_id = $1 AND item_id = $2 AND status <> 'REJECTED'`,
      [memberId, itemId],
    );
    return row!.n;
  }

  async convertedOn(tx: Tx, memberId: string, day: string): Promise<number> {
    const [row]: { n: number }[] = await tx.query(
      `SELECT COALESCE(sum(points), 0)::int AS n FROM mall_order
        WHERE member_id = $1 AND kind = 'CONVERT' AND ordered_on = $2 AND status <> 'REJECTED'`,
      [memberId, day],
    );
    return row!.n;
  }

  async find(tx: Tx, id: string): Promise<MallOrder | undefined> {
    const [row]: OrderRow[] = await tx.query('SELECT *, ordered_on::text FROM mall_order WHERE id = $1', [
      id,
    ]);
    return row && orderOf(row);
  }

  async orders(
    memberId: string,
    limit: number,
    offset: number,
  ): Promise<{ list: MallOrder[]; total: number }> {
    return this.page('member_id = $1', 'ordered_at DESC, id DESC', [memberId], limit, offset);
  }

  async queue(limit: number, offset: number): Promise<{ list: MallOrder[]; total: number }> {
    return this.page(`status = $1`, 'ordered_at, id', ['PROCESSING'], limit, offset);
  }

  async ledger(memberId: string, limit: number, offset: number) {
    const list: {
      source_key: string;
      recorded_at: Date;
      kind: string;
      delta: string;
      point_type: string | null;
    }[] = await this.pool.query(
      `SELECT source_key, recorded_at, kind, delta, point_type FROM point_ledger WHERE member_id = $1
          ORDER BY recorded_at DESC, source_key LIMIT $2 OFFSET $3`,
      [memberId, limit, offset],
    );
    const [row]: { n: number }[] = await this.pool.query(
      'SELECT count(*)::int AS n FROM point_ledger WHERE member_id = $1',
      [memberId],
    );
    return { list, total: row!.n };
  }

  async addAddress(id: string, memberId: string, sealed: string, now: Date): Promise<void> {
    await this.pool.query(
      'INSERT INTO mall_address (id, member_id, sealed, added_at) VALUES ($1, $2, $3, $4)',
      [id, memberId, sealed, now],
    );
  }

  addresses(memberId: string): Promise<{ id: string; sealed: string }[]> {
    return this.pool.query(
      'SELECT id, sealed FROM mall_address WHERE member_id = $1 ORDER BY added_at DESC LIMIT 5',
      [memberId],
    );
  }

  async removeAddress(id: string, memberId: string): Promise<void> {
    await this.pool.query('DELETE FROM mall_address WHERE id = $1 AND member_id = $2', [id, memberId]);
  }

  async setLevel(tx: Tx, memberId: string, level: number, at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO member_level AS held (member_id, level, since) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) DO UPDATE SET level = $2, since = $3 WHERE held.since <= $3`,
      [memberId, level, at],
    );
  }

  async level(tx: Tx, memberId: string): Promise<number> {
    const [row]: { level: number }[] = await tx.query('SELECT level FROM member_level WHERE member_id = $1', [
      memberId,
    ]);
    return row?.level ?? 0;
  }

  private async page(
    where: string,
    order: string,
    values: unknown[],
    limit: number,
    offset: number,
  ): Promise<{ list: MallOrder[]; total: number }> {
    const rows: OrderRow[] = await this.pool.query(
      `SELECT *, ordered_on::text FROM mall_order WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
      values,
    );
    const [row]: { n: number }[] = await this.pool.query(
      `SELECT count(*)::int AS n FROM mall_order WHERE ${where}`,
      values,
    );
    return { list: rows.map(orderOf), total: row!.n };
  }
}
