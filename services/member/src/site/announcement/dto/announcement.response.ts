import { ApiProperty } from '@nestjs/swagger';
import { PageResponse, textIn, type SiteLanguage } from '#libs/platform';
import {
  announcementTypes,
  bannerGroups,
  listNames,
  platforms,
  type Announcement,
  type AnnouncementType,
  type BannerGroup,
  type Platform,
} from '../announcement.rules.js';

export class NoticeResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: announcementTypes })
  type: AnnouncementType;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'sanitised HTML' })
  content: string;

  @ApiProperty({ type: String, nullable: true, description: 'a path of this site' })
  link: string | null;

  @ApiProperty({ enum: bannerGroups, nullable: true, description: 'null: a banner of the page itself' })
  bannerGroup: BannerGroup | null;

  @ApiProperty({ format: 'date-time' })
  publishedAt: string;

  static of(announcement: Announcement, language: SiteLanguage): NoticeResponse {
    const { id, type, title, content, link, bannerGroup, startsAt } = announcement;
    return {
      id,
      type,
      title: textIn(title, language),
      content: textIn(content, language),
      link,
      bannerGroup,
      publishedAt: startsAt.toISOString(),
    };
  }
}

export class AnnouncementListsResponse {
  @ApiProperty({ type: [NoticeResponse] })
  banners: NoticeResponse[];

  @ApiProperty({ type: [NoticeResponse], description: 'for members who are logged in' })
  player: NoticeResponse[];

  @ApiProperty({ type: [NoticeResponse], description: 'shown as a popup, the first first' })
  popup: NoticeResponse[];

  @ApiProperty({ type: [NoticeResponse] })
  promotion: NoticeResponse[];

  @ApiProperty({ type: [NoticeResponse], description: 'run across the page (marquee)' })
  headline: NoticeResponse[];

  static of(all: Announcement[], language: SiteLanguage): AnnouncementListsResponse {
    const lists = {
      banners: [],
      player: [],
      popup: [],
      promotion: [],
      headline: [],
    } as AnnouncementListsResponse;
    for (const one of all) lists[listNames[one.type]].push(NoticeResponse.of(one, language));
    return lists;
  }
}

export class NoticePage extends PageResponse(NoticeResponse) {}

class TextResponse {
  @ApiProperty()
  vi: string;

  @ApiProperty()
  en: string;

  @ApiProperty({ required: false })
  zh?: string;

  @ApiProperty({ required: false })
  th?: string;

  @ApiProperty({ required: false })
  id?: string;

  @ApiProperty({ required: false })
  pt?: string;

  @ApiProperty({ required: false })
  ja?: string;
}

export class AnnouncementResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty({ enum: announcementTypes })
  type: AnnouncementType;

  @ApiProperty({ type: TextResponse })
  title: TextResponse;

  @ApiProperty({ type: TextResponse })
  content: TextResponse;

  @ApiProperty({ type: String, nullable: true })
  link: string | null;

  @ApiProperty({ enum: bannerGroups, nullable: true })
  bannerGroup: BannerGroup | null;

  @ApiProperty({ description: 'for the agent centre alone' })
  forAgents: boolean;

  @ApiProperty({ enum: platforms, isArray: true, description: 'everywhere where empty' })
  platforms: Platform[];

  @ApiProperty({ type: 'integer' })
  rank: number;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endsAt: string | null;

  static of(announcement: Announcement): AnnouncementResponse {
    const {
      id,
      version,
      type,
      title,
      content,
      link,
      bannerGroup,
      forAgents,
      platforms,
      rank,
      startsAt,
      endsAt,
    } = announcement;
    return {
      id,
      version,
      type,
      title,
      content,
      link,
      bannerGroup,
      forAgents,
      platforms,
      rank,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    };
  }
}

export class AnnouncementPage extends PageResponse(AnnouncementResponse) {}
