import { Type } from 'class-transformer';
import { ArrayMaxSize, IsIn, Matches, ValidateNested } from 'class-validator';
import { ListOf, Optional } from '#libs/platform';
import { JackpotRequest, Jackpots, SettlementRequest } from '../../provider/dto/provider.request.js';

class ReportedTransaction {
  @Matches(/^[\w.:-]{1,80}$/) transactionId!: string;
  @Matches(/^(0|[1-9]\d{0,14})$/) amount!: string;
}

class ReportedWin extends ReportedTransaction {
  @Jackpots() jackpots?: JackpotRequest[];
}

/** What a provider answers when it is asked about a round. */
export class RoundReport {
  @IsIn(['OK']) status!: 'OK';
  @IsIn(['OPEN', 'CLOSED', 'CANCELLED', 'UNKNOWN']) state!: 'OPEN' | 'CLOSED' | 'CANCELLED' | 'UNKNOWN';

  /** Bets that stand. */
  @ArrayMaxSize(1000)
  @ListOf(() => ReportedTransaction)
  bets!: ReportedTransaction[];

  /** All wins of a closed round; empty if it was lost. */
  @ArrayMaxSize(1000)
  @ListOf(() => ReportedWin)
  wins!: ReportedWin[];

  @Optional() @ValidateNested() @Type(() => SettlementRequest) settlement?: SettlementRequest;
}
