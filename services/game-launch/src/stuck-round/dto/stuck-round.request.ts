import { IsUUID, Matches } from 'class-validator';

export class StuckRoundParams {
  @IsUUID() betId!: string;
}

export class StuckTransactionParams {
  @Matches(/^[A-Z0-9]{1,32}$/) vassalage!: string;
  @Matches(/^[\w.:~-]{1,128}$/) transactionId!: string;
}
