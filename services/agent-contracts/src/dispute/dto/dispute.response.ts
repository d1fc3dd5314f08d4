import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import { contractTypes, type ContractType } from '../../terms/tier.rules.js';
import { disputeStatuses, type Dispute, type DisputeStatus } from '../dispute.repository.js';

export class DisputeResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  billId!: string;

  @ApiProperty()
  account!: string;

  @ApiProperty({ enum: contractTypes })
  type!: ContractType;

  @ApiProperty()
  periodKey!: string;

  @ApiProperty({ description: 'what the bill brings' })
  net!: string;

  @ApiProperty()
  reason!: string;

  @ApiProperty({ format: 'date-time' })
  raisedAt!: string;

  @ApiProperty({ enum: disputeStatuses })
  status!: DisputeStatus;

  @ApiProperty({ type: String, nullable: true })
  answer!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'amount of the adjustment' })
  adjustment!: string | null;

  @ApiProperty({ enum: ['PROPOSED', 'APPROVED', 'REFUSED'], nullable: true })
  adjustmentStatus!: Dispute['adjustmentStatus'];

  static of(dispute: Dispute): DisputeResponse {
    const { id, billId, account, type, periodKey, net, reason, raisedAt } = dispute;
    const { status, answer, answeredAt, adjustment, adjustmentStatus } = dispute;
    return {
      ...{ id, billId, account, type: type as ContractType, periodKey, net: formatMoney(BigInt(net)) },
      ...{ reason, raisedAt: raisedAt.toISOString(), status, answer, adjustmentStatus },
      answeredAt: answeredAt?.toISOString() ?? null,
      adjustment: adjustment === null ? null : formatMoney(BigInt(adjustment)),
    };
  }
}

export class DisputePage extends PageResponse(DisputeResponse) {}
