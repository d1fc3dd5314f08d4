import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { describeFromValidation, Optional, OrNull } from '#libs/platform';
import {
  announcementTypes,
  bannerGroups,
  platforms,
  type AnnouncementType,
  type BannerGroup,
  type Platform,
} from '../announcement.rules.js';

export class AnnouncementQuery {
  /** Types separated by commas; `B` if absent. */
  @Optional()
  @Matches(/^(|(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,9})$/)
  types?: string;

  @Optional()
  @IsIn(platforms)
  platform?: Platform;

  /** Accepted, and without effect. */
  @Optional()
  @IsString()
  @MaxLength(64)
  execution?: string;
}

export class NoticeQuery {
  @Optional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  pageNo?: number;
}

export class AnnouncementParameter {
  @IsUUID()
  id: string;
}

class TitleRequest {
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  vi: string;

  @IsString()
  @MinLength(1)
  @MaxLength(200)
  en: string;

  @Optional()
  @IsString()
  @MaxLength(200)
  zh?: string;

  @Optional()
  @IsString()
  @MaxLength(200)
  th?: string;

  @Optional()
  @IsString()
  @MaxLength(200)
  id?: string;

  @Optional()
  @IsString()
  @MaxLength(200)
  pt?: string;

  @Optional()
  @IsString()
  @MaxLength(200)
  ja?: string;
}

class ContentRequest {
  @IsString()
  @MinLength(1)
  @MaxLength(20_000)
  vi: string;

  @IsString()
  @MinLength(1)
  @MaxLength(20_000)
  en: string;

  @Optional()
  @IsString()
  @MaxLength(20_000)
  zh?: string;

  @Optional()
  @IsString()
  @MaxLength(20_000)
  th?: string;

  @Optional()
  @IsString()
  @MaxLength(20_000)
  id?: string;

  @Optional()
  @IsString()
  @MaxLength(20_000)
  pt?: string;

  @Optional()
  @IsString()
  @MaxLength(20_000)
  ja?: string;
}
describeFromValidation(TitleRequest);
describeFromValidation(ContentRequest);

export class AnnouncementRequest {
  @IsIn(announcementTypes)
  type: AnnouncementType;

  @IsObject()
  @ValidateNested()
  @Type(() => TitleRequest)
  title: TitleRequest;

  /** HTML; what is not text, list, table, picture or link is taken out. */
  @IsObject()
  @ValidateNested()
  @Type(() => ContentRequest)
  content: ContentRequest;

  /** A path of this site. */
  @OrNull()
  @IsString()
  @MaxLength(300)
  link?: string | null;

  /** Where a banner stands; of banners only. */
  @ApiProperty({ enum: bannerGroups, required: false, nullable: true })
  @OrNull()
  @IsIn(bannerGroups)
  bannerGroup?: BannerGroup | null;

  /** Of type PL only: for the agent centre alone. */
  @Optional()
  @IsBoolean()
  forAgents?: boolean;

  @ApiProperty({ enum: platforms, isArray: true, required: false, maxItems: 2 })
  @Optional()
  @IsArray()
  @ArrayMaxSize(2)
  @IsIn(platforms, { each: true })
  platforms?: Platform[];

  @Optional()
  @IsInt()
  @Min(-1000)
  @Max(1000)
  rank?: number;

  @Optional()
  @IsISO8601({ strict: true, strictSeparator: true })
  startsAt?: string;

  @OrNull()
  @IsISO8601({ strict: true, strictSeparator: true })
  endsAt?: string | null;
}

export class AnnouncementChangeRequest extends AnnouncementRequest {
  /** The version that the operator saw. */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  version: number;
}
