import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Announcement } from './announcement.rules.js';

/** The history of an announcement; it outlives the announcement. */
@Entity('announcement_change')
export class AnnouncementChangeEntity {
  @PrimaryColumn('uuid', { name: 'announcement_id' })
  announcementId: string;

  @PrimaryColumn('integer')
  version: number;

  /** Null when the announcement was deleted. */
  @Column('jsonb', { nullable: true })
  change: Announcement | null;

  @Column('uuid', { name: 'changed_by', nullable: true })
  changedBy: string | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
