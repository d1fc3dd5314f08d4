import { ApiProperty } from '@nestjs/swagger';
import {
  contributionScopes,
  type Contribution,
  type ContributionChange,
  type ContributionScope,
} from '../contribution.rules.js';

export class ContributionResponse {
  @ApiProperty({ enum: contributionScopes })
  scope!: ContributionScope;

  @ApiProperty({ example: 'LIVE' })
  key!: string;

  @ApiProperty({ example: 500_000, description: 'Millionths of the valid bet' })
  ppm!: number;

  @ApiProperty()
  version!: number;
}

export class ContributionChangeResponse {
  @ApiProperty({ enum: contributionScopes })
  scope!: ContributionScope;

  @ApiProperty({ example: 'LIVE' })
  key!: string;

  @ApiProperty({ type: Number, nullable: true })
  before!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  after!: number | null;

  @ApiProperty()
  reason!: string;

  @ApiProperty()
  changedBy!: string;

  @ApiProperty()
  changedAt!: string;
}

export class ContributionListResponse {
  @ApiProperty({ type: [ContributionResponse] })
  list!: ContributionResponse[];

  @ApiProperty({ type: [ContributionChangeResponse] })
  changes!: ContributionChangeResponse[];

  static of(list: Contribution[], changes: readonly ContributionChange[]): ContributionListResponse {
    return {
      list,
      changes: changes.map((change) => ({ ...change, changedAt: change.changedAt.toISOString() })),
    };
  }
}

/** What members see. */
export class ContributionShareResponse {
  @ApiProperty({ enum: contributionScopes })
  scope!: ContributionScope;

  @ApiProperty({ example: 'LIVE' })
  key!: string;

  @ApiProperty({ example: 500_000, description: 'Millionths of the valid bet' })
  ppm!: number;

  static of({ scope, key, ppm }: Contribution): ContributionShareResponse {
    return { scope, key, ppm };
  }
}
