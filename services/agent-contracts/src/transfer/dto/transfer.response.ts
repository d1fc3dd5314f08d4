import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import { transferStatuses, type NamedTransfer, type TransferStatus } from '../transfer.repository.js';

export class TransferIdResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;
}

export class TransferTermsResponse {
  @ApiProperty()
  minimum!: string;

  @ApiProperty()
  maximum!: string;

  @ApiProperty({ description: 'levels below that money may be sent to' })
  levels!: number;

  @ApiProperty({ description: 'turnover required of the receiver, as a multiple of the amount' })
  turnover!: string;
}

export class AgentTransferResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  from!: string;

  @ApiProperty()
  to!: string;

  @ApiProperty({ enum: ['DOWN', 'UP'] })
  direction!: 'DOWN' | 'UP';

  @ApiProperty()
  amount!: string;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({ enum: transferStatuses })
  status!: TransferStatus;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  static of(transfer: NamedTransfer): AgentTransferResponse {
    const { id, from, to, direction, amount, note, status, requestedAt } = transfer;
    return {
      ...{ id, from, to, direction, note, status },
      ...{ amount: formatMoney(BigInt(amount)), at: requestedAt.toISOString() },
    };
  }
}

export class AgentTransferPage extends PageResponse(AgentTransferResponse) {}

class TransferSumResponse {
  @ApiProperty({ enum: ['DOWN', 'UP'] })
  direction!: 'DOWN' | 'UP';

  @ApiProperty()
  count!: number;

  @ApiProperty()
  amount!: string;
}

export class OpsTransferPage extends AgentTransferPage {
  @ApiProperty({ type: [TransferSumResponse], description: 'of all transfers in these days' })
  sums!: TransferSumResponse[];
}
