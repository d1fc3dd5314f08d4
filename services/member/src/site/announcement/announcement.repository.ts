import { Injectable } from '@nestjs/common';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import type { Tx } from '#libs/database';
import { InjectRepository } from '#libs/platform';
import { AnnouncementChangeEntity } from './announcement-change.entity.js';
import { AnnouncementEntity } from './announcement.entity.js';
import type { Announcement, AnnouncementType, Platform } from './announcement.rules.js';

/** Which announcements are visible now. */
export interface VisibleFilter {
  merchantCode: string;
  types: readonly AnnouncementType[];
  /** Without the banners that stand elsewhere. */
  listed?: boolean;
  /** Those for agents alone; absent: those for everyone. */
  forAgents?: boolean;
  platform?: Platform | undefined;
  now: Date;
}

const newestFirst = { rank: 'DESC', startsAt: 'DESC', id: 'DESC' } as const;

@Injectable()
export class AnnouncementRepository {
  constructor(
    @InjectRepository(AnnouncementEntity) private readonly announcements: Repository<AnnouncementEntity>,
    @InjectRepository(AnnouncementChangeEntity)
    private readonly changes: Repository<AnnouncementChangeEntity>,
  ) {}

  listVisible(filter: VisibleFilter, limit: number): Promise<Announcement[]> {
    return this.visible(filter).limit(limit).getMany();
  }

  pageVisible(filter: VisibleFilter, limit: number, offset: number): Promise<[Announcement[], number]> {
    return this.visible(filter).take(limit).skip(offset).getManyAndCount();
  }

  async findVisible(id: string, filter: VisibleFilter): Promise<Announcement | undefined> {
    const found = await this.visible(filter).andWhere({ id }).getOne();
    return found ?? undefined;
  }

  pageAll(merchantCode: string, limit: number, offset: number): Promise<[Announcement[], number]> {
    const order = { type: 'ASC', ...newestFirst } as const;
    return this.announcements.findAndCount({ where: { merchantCode }, order, take: limit, skip: offset });
  }

  hasAny(merchantCode: string): Promise<boolean> {
    return this.announcements.existsBy({ merchantCode });
  }

  async insert(tx: Tx, announcement: Announcement, by: string, now: Date): Promise<void> {
    await tx.withRepository(this.announcements).insert({ ...announcement, changedBy: by, changedAt: now });
  }

  async insertIfAbsent(tx: Tx, announcement: Announcement, now: Date): Promise<void> {
    await tx
      .withRepository(this.announcements)
      .createQueryBuilder()
      .insert()
      .values({ ...announcement, changedBy: null, changedAt: now })
      .orIgnore()
      .execute();
  }

  /** Writes the next version. False if `announcement.version` is no longer the stored one. */
  async update(tx: Tx, announcement: Announcement, by: string, now: Date): Promise<boolean> {
    const { id, merchantCode, version, ...values } = announcement;
    const { affected } = await tx
      .withRepository(this.announcements)
      .update({ id, merchantCode, version }, { ...values, changedBy: by, changedAt: now });
    return affected === 1;
  }

  async delete(tx: Tx, id: string): Promise<void> {
    await tx.withRepository(this.announcements).delete({ id });
  }

  async find(tx: Tx, id: string): Promise<Announcement | undefined> {
    return (await tx.withRepository(this.announcements).findOneBy({ id })) ?? undefined;
  }

  /** The row stays locked until the transaction ends. */
  async lock(tx: Tx, id: string): Promise<Announcement | undefined> {
    const found = await tx
      .withRepository(this.announcements)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return found ?? undefined;
  }

  async recordChange(tx: Tx, change: AnnouncementChangeEntity): Promise<void> {
    await tx.withRepository(this.changes).insert(change);
  }

  private visible({
    merchantCode,
    types,
    platform,
    listed,
    forAgents = false,
    now,
  }: VisibleFilter): SelectQueryBuilder<AnnouncementEntity> {
    const query = this.announcements
      .createQueryBuilder('announcement')
      .where({ merchantCode, forAgents })
      .andWhere('announcement.type = ANY (:types)', { types })
      .andWhere(
        'announcement.startsAt <= :now AND (announcement.endsAt IS NULL OR announcement.endsAt > :now)',
        {
          now,
        },
      )
      .orderBy('announcement.rank', 'DESC')
      .addOrderBy('announcement.startsAt', 'DESC')
      .addOrderBy('announcement.id', 'DESC');
    if (listed) query.andWhere('announcement.bannerGroup IS NULL');
    if (platform === undefined) return query;
    return query.andWhere(`(announcement.platforms = '{}' OR :platform = ANY (announcement.platforms))`, {
      platform,
    });
  }
}
