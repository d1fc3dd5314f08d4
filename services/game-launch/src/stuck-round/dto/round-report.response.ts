import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches, ValidateNested } from 'class-validator';
import { SettlementRequest } from '../../provider/dto/provider.request.js';

class ReportedTransaction {
  @Matches(/^[\w.:-]{1,80}$/) transactionId!: string;
  @Matches(/^(0|[1-9]\d{0,14})$/) amount!: string;
}

/** What a provider answers when it is asked about a round. */
export class RoundReport {
  @IsIn(['OK']) status!: 'OK';
  @IsIn(['OPEN', 'CLOSED', 'CANCELLED', 'UNKNOWN']) state!: 'OPEN' | 'CLOSED' | 'CANCELLED' | 'UNKNOWN';

  /** Bets that stand. */
  @IsArray()
  @ArrayMaxSize(1000)
  @ValidateNested({ each: true })
  @Type(() => ReportedTransaction)
  bets!: ReportedTransaction[];

  /** All wins of a closed round; empty if it was lost. */
  @IsArray()
  @ArrayMaxSize(1000)
  @ValidateNested({ each: true })
  @Type(() => ReportedTransaction)
  wins!: ReportedTransaction[];

  @IsOptional() @ValidateNested() @Type(() => SettlementRequest) settlement?: SettlementRequest;
}
