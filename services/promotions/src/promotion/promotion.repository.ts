import { Injectable } from '@nestjs/common';
import { In, type Repository } from 'typeorm';
import type { Pool, Tx } from '#libs/database';
import { InjectRepository } from '#libs/platform';
import { PromotionChangeEntity, PromotionEntity, promotionOf } from './promotion.entity.js';
import type { Promotion, PromotionKind, PromotionState } from './promotion.rules.js';

@Injectable()
export class PromotionRepository {
  constructor(
    @InjectRepository(PromotionEntity) private readonly promotions: Repository<PromotionEntity>,
    @InjectRepository(PromotionChangeEntity) private readonly changes: Repository<PromotionChangeEntity>,
  ) {}

  /** In the order of the list. */
  async inState(states: readonly PromotionState[], kinds?: readonly PromotionKind[]): Promise<Promotion[]> {
    const where = { state: In([...states]), ...(kinds && { kind: In([...kinds]) }) };
    const rows = await this.promotions.find({ where, order: { rank: 'DESC', startsAt: 'DESC', id: 'DESC' } });
    return rows.map(promotionOf);
  }

  async find(on: Tx | Pool, id: string): Promise<Promotion | undefined> {
    const repository = on.withRepository(this.promotions);
    const row = await repository.findOneBy({ id });
    return row ? promotionOf(row) : undefined;
  }

  async page(limit: number, offset: number): Promise<{ list: Promotion[]; total: number }> {
    const order = { state: 'ASC', rank: 'DESC', id: 'DESC' } as const;
    const [rows, total] = await this.promotions.findAndCount({ order, take: limit, skip: offset });
    return { list: rows.map(promotionOf), total };
  }

  /** One replica fills an empty database at a time; the next one finds it filled. */
  async claimSeeding(tx: Tx): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('demo-promotions', 7204425))`);
  }

  hasAny(): Promise<boolean> {
    return this.promotions.exists();
  }

  async insert(tx: Tx, promotion: Promotion, by: string | null, now: Date): Promise<void> {
    await tx
      .withRepository(this.promotions)
      .insert({ ...promotion, changedBy: by, changedAt: now } as PromotionEntity);
  }

  /** Writes the next version. False if `promotion.version` is no longer the stored one. */
  async update(tx: Tx, promotion: Promotion, by: string, now: Date): Promise<boolean> {
    const { id, version, ...values } = promotion;
    const { affected } = await tx
      .withRepository(this.promotions)
      .update({ id, version }, { ...values, changedBy: by, changedAt: now } as object);
    return affected === 1;
  }

  async recordChange(tx: Tx, change: PromotionChangeEntity): Promise<void> {
    await tx.withRepository(this.changes).insert(change);
  }

  async history(promotionId: string): Promise<PromotionChangeEntity[]> {
    return this.changes.find({ where: { promotionId }, order: { version: 'DESC' } });
  }
}
