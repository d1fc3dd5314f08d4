import { IsIn, IsInt, IsString, Length, Matches, Max, Min, ValidateIf } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { contributionScopes, type ContributionScope } from '../contribution.rules.js';

export class ContributionRequest {
  @IsIn(contributionScopes)
  scope!: ContributionScope;

  /** A type or a game id; empty for the default. */
  @Matches(/^[\w.:-]{0,64}$/)
  key!: string;

  /** Millionths of the valid bet; null makes a game follow its type again. */
  @ApiProperty({ type: Number, nullable: true, minimum: 0, maximum: 1_000_000 })
  @ValidateIf(({ ppm }: ContributionRequest) => ppm !== null)
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  ppm!: number | null;

  /** As it was read; 0 for a game without a share of its own. */
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  version!: number;

  @IsString()
  @Length(1, 200)
  reason!: string;
}
