import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type {
  Announcement,
  AnnouncementType,
  BannerGroup,
  LocalizedText,
  Platform,
} from './announcement.rules.js';

@Entity('announcement')
export class AnnouncementEntity implements Announcement {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'merchant_code' })
  merchantCode: string;

  @Column('text')
  type: AnnouncementType;

  @Column('jsonb')
  title: LocalizedText;

  @Column('jsonb')
  content: LocalizedText;

  @Column('text', { nullable: true })
  link: string | null;

  @Column('text', { name: 'banner_group', nullable: true })
  bannerGroup: BannerGroup | null;

  @Column('boolean', { name: 'for_agents' })
  forAgents: boolean;

  @Column('text', { array: true })
  platforms: Platform[];

  @Column('integer')
  rank: number;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  @VersionColumn()
  version: number;

  @Column('uuid', { name: 'changed_by', nullable: true })
  changedBy: string | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
