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
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { describeFromValidation } from '#libs/platform';
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
  @IsOptional()
  @Matches(/^(|(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,9})$/)
  types?: string;

  @IsOptional()
  @IsIn(platforms)
  platform?: Platform;

  /** Accepted, and without effect. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  execution?: string;
}

export class NoticeQuery {
  @IsOptional()
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

  @IsOptional()
  @IsString()
  @MaxLength(200)
  zh?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  th?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  id?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  pt?: string;

  @IsOptional()
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

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  zh?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  th?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  id?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  pt?: string;

  @IsOptional()
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
  @IsOptional()
  @IsString()
  @MaxLength(300)
  link?: string | null;

  /** Where a banner stands; of banners only. */
  @ApiProperty({ enum: bannerGroups, required: false, nullable: true })
  @IsOptional()
  @IsIn(bannerGroups)
  bannerGroup?: BannerGroup | null;

  /** Of type PL only: for the agent centre alone. */
  @IsOptional()
  @IsBoolean()
  forAgents?: boolean;

  @ApiProperty({ enum: platforms, isArray: true, required: false, maxItems: 2 })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(2)
  @IsIn(platforms, { each: true })
  platforms?: Platform[];

  @IsOptional()
  @IsInt()
  @Min(-1000)
  @Max(1000)
  rank?: number;

  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  startsAt?: string;

  @IsOptional()
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
