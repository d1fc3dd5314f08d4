import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsISO8601, IsString, Length, Matches, Max, Min } from 'class-validator';
import { Optional } from '#libs/platform';
import { prizeModes } from '#libs/lottery-engine';
import { IsFigures } from '../../odds/figures.decorator.js';
import { every, termKinds, type TermKind, type TermSubject } from '../../odds/term.rules.js';

const modes = [...prizeModes, every] as const;

export class OddsRequest {
  @IsIn(termKinds)
  kind: TermKind;

  /** `*` for a band. */
  @ApiProperty({ enum: modes })
  @IsIn(modes)
  prizeMode: TermSubject['prizeMode'];

  /** A group of plays; `*` for the band of every play. */
  @Matches(/^(\*|[A-Z0-9]{2,20})$/)
  playCode: string;

  /** `*` for the series or the band of a whole group. */
  @Matches(/^(\*|[A-Z0-9_]{1,40})$/)
  playId: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { WIN: '98.500' },
    description:
      'All of them: odds by tier; min, default, maxBet and max of a series; lowest and highest of a band, in per cent',
  })
  @IsFigures()
  terms: Record<string, string>;

  /** Ten seconds after the approval by default, and at the earliest. */
  @Optional()
  @IsISO8601({ strict: true })
  validFrom?: string;

  /** As it was read; 0 where there are no terms yet. */
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  version: number;

  @IsString()
  @Length(3, 200)
  reason: string;
}
