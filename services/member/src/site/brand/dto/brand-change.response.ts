import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '#libs/platform';
import type { BrandChangeEntity } from '../brand-change.entity.js';

/** One change of a brand's configuration, with who made it. */
export class BrandChangeResponse {
  @ApiProperty({ type: 'integer', description: 'the version that it made' })
  version: number;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null: the platform' })
  changedBy: string | null;

  @ApiProperty({ format: 'date-time' })
  changedAt: string;

  @ApiProperty({ type: Object, description: 'what changed, in the form of the request' })
  change: object;

  static of(this: void, { version, changedBy, changedAt, change }: BrandChangeEntity): BrandChangeResponse {
    return { version, changedBy, changedAt: changedAt.toISOString(), change };
  }
}

export class BrandChangePage extends PageResponse(BrandChangeResponse) {}
