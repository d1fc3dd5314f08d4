import { IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { Optional, PageQuery } from '#libs/platform';

export class StuckRoundQuery extends PageQuery {
  /** The id of the bet, or the provider's of the round: it finds rounds of any state and age. */
  @Optional()
  @IsString()
  @MaxLength(128)
  search?: string;
}

export class StuckRoundParams {
  @IsUUID() betId!: string;
}

export class StuckTransactionParams {
  @Matches(/^[A-Z0-9]{1,32}$/) vassalage!: string;
  @Matches(/^[\w.:~-]{1,128}$/) transactionId!: string;
}
