import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { limitKinds, type Limit, type LimitChange, type LimitKind } from '../../play/limit.rules.js';

const shown = (amount: bigint | null): string | null => (amount === null ? null : formatMoney(amount));

export class BetLimitResponse {
  @ApiProperty({ example: 'XSMB', description: 'A game, or *: every game without a limit of its own' })
  scope: string;

  @ApiProperty({ enum: limitKinds })
  kind: LimitKind;

  @ApiProperty({ type: String, nullable: true, description: 'Null: the game follows that of every game' })
  amount: string | null;

  @ApiProperty()
  version: number;

  static of({ scope, kind, amount, version }: Limit): BetLimitResponse {
    return { scope, kind, amount: shown(amount), version };
  }
}

export class BetLimitChangeResponse extends BetLimitResponse {
  @ApiProperty({ type: String, nullable: true, description: 'Of the version before' })
  before: string | null;

  @ApiProperty()
  reason: string;

  @ApiProperty({ type: String, nullable: true })
  changedBy: string | null;

  @ApiProperty({ type: String, nullable: true })
  approvedBy: string | null;

  @ApiProperty({ format: 'date-time' })
  changedAt: string;

  static ofChange(change: LimitChange & { before: bigint | null }): BetLimitChangeResponse {
    const { before, reason, changedBy, approvedBy, changedAt } = change;
    return {
      ...BetLimitResponse.of(change),
      ...{ before: shown(before), reason, changedBy, approvedBy, changedAt: changedAt.toISOString() },
    };
  }
}

export class BetLimitListResponse {
  @ApiProperty({ type: [BetLimitResponse] })
  list: BetLimitResponse[];

  @ApiProperty({ type: [BetLimitChangeResponse], description: 'The newest first' })
  changes: BetLimitChangeResponse[];
}
