import { Matches, ValidateIf } from 'class-validator';
import { Optional } from '#libs/platform';

/** Names a round, or a transaction of it. */
export class RoundQueryRequest {
  @Matches(/^[A-Z0-9]{1,32}$/) vassalage!: string;

  @ValidateIf((query: RoundQueryRequest) => query.roundId !== undefined || query.transactionId === undefined)
  @Matches(/^[\w.:-]{1,80}$/)
  roundId?: string;

  @Optional() @Matches(/^[\w.:-]{1,80}$/) transactionId?: string;

  /** The player whose part of the round is meant. */
  @Optional() @Matches(/^[\w-]{1,64}$/) playerRef?: string;
}
