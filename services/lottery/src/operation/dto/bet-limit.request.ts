import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Length, Matches, Max, Min, ValidateIf } from 'class-validator';
import { IsMoney } from '#libs/money';
import { limitKinds, type LimitKind } from '../../play/limit.rules.js';

export class BetLimitRequest {
  /** A game, or `*`: every game without a limit of its own. */
  @Matches(/^(\*|[A-Z0-9_-]{2,20})$/)
  scope: string;

  @IsIn(limitKinds)
  kind: LimitKind;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null: the game follows that of every game again',
  })
  @ValidateIf(({ amount }: BetLimitRequest) => amount !== null)
  @IsMoney({ max: 10n ** 15n })
  amount: string | null;

  /** As it was read; 0 for a game that has had no limit of its own. */
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  version: number;

  @IsString()
  @Length(3, 200)
  reason: string;
}
