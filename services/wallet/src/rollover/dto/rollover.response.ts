import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { rolloverStatuses, type Rollover, type RolloverStatus } from '../rollover.rules.js';

export class RolloverResponse {
  @ApiProperty()
  id!: string;

  /** Kind of the credit's posting. */
  @ApiProperty()
  kind!: string;

  @ApiProperty()
  creditKey!: string;

  /** Minor units. */
  @ApiProperty()
  amount!: string;

  @ApiProperty()
  required!: string;

  @ApiProperty()
  done!: string;

  @ApiProperty({ enum: rolloverStatuses })
  status!: RolloverStatus;

  @ApiProperty()
  isBonus!: boolean;

  /** Minor units; a bet with a larger stake does not count. */
  @ApiProperty({ type: String, nullable: true })
  maxBet!: string | null;

  /** Minor units that the end of a bonus took. */
  @ApiProperty()
  taken!: string;

  /** Minor units that the end of a bonus left as the member's own. */
  @ApiProperty()
  kept!: string;

  @ApiProperty()
  openedAt!: string;

  @ApiProperty({ type: String, nullable: true })
  expiresAt!: string | null;
}

export class RolloverListResponse {
  @ApiProperty({ type: [RolloverResponse] })
  rollovers!: RolloverResponse[];

  static of(rollovers: Rollover[]): RolloverListResponse {
    return {
      rollovers: rollovers.map(
        ({ amount, required, done, maxBet, taken, kept, openedAt, expiresAt, ...rest }) => ({
          ...rest,
          amount: String(amount),
          required: String(required),
          done: String(done),
          maxBet: maxBet === null ? null : String(maxBet),
          taken: String(taken),
          kept: String(kept),
          openedAt: openedAt.toISOString(),
          expiresAt: expiresAt?.toISOString() ?? null,
        }),
      ),
    };
  }
}

export class GivenUpBonusResponse {
  @ApiProperty()
  rolloverId!: string;

  /** EXPIRING: bonus money in open bets is taken when it comes back. */
  @ApiProperty({ enum: rolloverStatuses })
  status!: RolloverStatus;

  @ApiProperty({ example: '50000.00' })
  taken!: string;

  static of({ id, status, taken }: Rollover): GivenUpBonusResponse {
    return { rolloverId: id, status, taken: formatMoney(taken) };
  }
}
