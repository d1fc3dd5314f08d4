import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsIn, IsUUID, Matches } from 'class-validator';
import { describeFromValidation, ListOf, Optional } from '#libs/platform';
import { AboutRound, reference, signedAmount } from '../../ledger/dto/posting.request.js';
import { legKinds, maxLegs, type LegKind } from '../multi-posting.rules.js';

export class LegRequest extends AboutRound {
  @IsIn(legKinds)
  kind!: LegKind;

  /** Minor units; negative only for a jackpot share that is returned. */
  @Matches(signedAmount)
  amount!: string;

  /** The vendor's pool of a jackpot or of a share. */
  @Optional()
  @Matches(/^[\w.-]{1,32}$/)
  pool?: string;
}
describeFromValidation(LegRequest);

export class MultiPostingRequest {
  /** Key of the whole; each leg has its own key too. */
  @Matches(reference)
  externalId!: string;

  @Optional()
  @IsUUID()
  groupId?: string;

  @ApiProperty({ type: [LegRequest], minItems: 1, maxItems: maxLegs })
  @ArrayNotEmpty()
  @ArrayMaxSize(maxLegs)
  @ListOf(() => LegRequest)
  legs!: LegRequest[];
}
