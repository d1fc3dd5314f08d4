import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Announcement, AnnouncementType, Platform } from './announcement.rules.js';

const columns = `id, merchant_code AS "merchantCode", type, title, content, link, platforms, rank,
  starts_at AS "startsAt", ends_at AS "endsAt", version`;
const order = 'rank DESC, starts_at DESC, id DESC';

export interface Shown {
  merchantCode: string;
  types: readonly AnnouncementType[];
  platform?: Platform | undefined;
  now: Date;
}

@Injectable()
export class AnnouncementRepository {
  constructor(private readonly source: DataSource) {}

  async shown(which: Shown, limit: number, offset = 0): Promise<Announcement[]> {
    return this.source.query(
      `SELECT ${columns} FROM announcement WHERE ${isShown} ORDER BY ${order} LIMIT $5 OFFSET $6`,
      [...shownValues(which), limit, offset],
    );
  }

  async countShown(which: Shown): Promise<number> {
    const rows: { count: number }[] = await this.source.query(
      `SELECT count(*)::int AS count FROM announcement WHERE ${isShown}`,
      shownValues(which),
    );
    return rows[0]!.count;
  }

  async findShown(id: string, which: Shown): Promise<Announcement | undefined> {
    const rows: Announcement[] = await this.source.query(
      `SELECT ${columns} FROM announcement WHERE ${isShown} AND id = $5`,
      [...shownValues(which), id],
    );
    return rows[0];
  }

  async all(merchantCode: string, limit: number, offset: number): Promise<Announcement[]> {
    return this.source.query(
      `SELECT ${columns} FROM announcement WHERE merchant_code = $1 ORDER BY type, ${order} LIMIT $2 OFFSET $3`,
      [merchantCode, limit, offset],
    );
  }

  async countAll(merchantCode: string): Promise<number> {
    const rows: { count: number }[] = await this.source.query(
      'SELECT count(*)::int AS count FROM announcement WHERE merchant_code = $1',
      [merchantCode],
    );
    return rows[0]!.count;
  }

  async insert(tx: EntityManager, announcement: Announcement, by: string, now: Date): Promise<void> {
    await tx.query(insertion, values(announcement, by, now));
  }

  async insertOnce(tx: EntityManager, announcement: Announcement, now: Date): Promise<void> {
    await tx.query(`${insertion} ON CONFLICT (id) DO NOTHING`, values(announcement, null, now));
  }

  /** False where the version is no longer the one that was seen. */
  async update(tx: EntityManager, announcement: Announcement, by: string, now: Date): Promise<boolean> {
    const [rows] = (await tx.query(
      `UPDATE announcement SET type = $3, title = $4, content = $5, link = $6, platforms = $7, rank = $8,
         starts_at = $9, ends_at = $10, version = $11, changed_by = $12, changed_at = $13
       WHERE id = $1 AND merchant_code = $2 AND version = $11 - 1 RETURNING id`,
      values(announcement, by, now),
    )) as [unknown[], number];
    return rows.length === 1;
  }

  /** The version that was the last. */
  async delete(tx: EntityManager, id: string): Promise<number | undefined> {
    const [rows] = (await tx.query('DELETE FROM announcement WHERE id = $1 RETURNING version', [id])) as [
      { version: number }[],
      number,
    ];
    return rows[0]?.version;
  }

  async find(tx: EntityManager, id: string): Promise<Announcement | undefined> {
    const rows: Announcement[] = await tx.query(`SELECT ${columns} FROM announcement WHERE id = $1`, [id]);
    return rows[0];
  }

  async recordChange(
    tx: EntityManager,
    change: { id: string; version: number; change: unknown; by: string | null },
    now: Date,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO announcement_change (announcement_id, version, change, changed_by, changed_at) VALUES ($1, $2, $3, $4, $5)`,
      [
        change.id,
        change.version,
        change.change === null ? null : JSON.stringify(change.change),
        change.by,
        now,
      ],
    );
  }
}

const insertion = `INSERT INTO announcement (id, merchant_code, type, title, content, link, platforms, rank, starts_at,
  ends_at, version, changed_by, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

const isShown = `merchant_code = $1 AND type = ANY ($2) AND starts_at <= $3 AND (ends_at IS NULL OR ends_at > $3)
  AND ($4::text IS NULL OR platforms = '{}' OR $4 = ANY (platforms))`;

function shownValues({ merchantCode, types, platform, now }: Shown): unknown[] {
  return [merchantCode, types, now, platform ?? null];
}

function values(announcement: Announcement, by: string | null, now: Date): unknown[] {
  const { id, merchantCode, type, title, content, link, platforms, rank, startsAt, endsAt, version } =
    announcement;
  return [
    ...[id, merchantCode, type, JSON.stringify(title), JSON.stringify(content), link, platforms, rank],
    ...[startsAt, endsAt, version, by, now],
  ];
}
