import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsOptional,
  IsUUID,
  Matches,
  ValidateNested,
} from 'class-validator';
import { describeFromValidation } from '#libs/platform';
import { AboutRound, reference, signedAmount } from '../../ledger/dto/posting.request.js';
import { legKinds, maxLegs, type LegKind } from '../multi-posting.rules.js';

export class LegRequest extends AboutRound {
  @IsIn(legKinds)
  kind!: LegKind;

  /** Minor units; negative only for a jackpot share that is returned. */
  @Matches(signedAmount)
  amount!: string;
}
describeFromValidation(LegRequest);

export class MultiPostingRequest {
  /** Key of the whole; each leg has its own key too. */
  @Matches(reference)
  externalId!: string;

  @IsOptional()
  @IsUUID()
  groupId?: string;

  @ApiProperty({ type: [LegRequest], minItems: 1, maxItems: maxLegs })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(maxLegs)
  @ValidateNested({ each: true })
  @Type(() => LegRequest)
  legs!: LegRequest[];
}
