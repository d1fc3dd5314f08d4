import { ApiProperty } from '@nestjs/swagger';
import { accountStatuses, type AccountStatus } from '../account-status.rules.js';
import type { KnownStatusChange } from '../account-status.repository.js';
import type { Standing } from '../account-status.service.js';

class AccountStatusChangeResponse {
  @ApiProperty({ enum: accountStatuses })
  status: AccountStatus;

  @ApiProperty()
  reason: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'null where the platform itself held the account',
  })
  operatorId: string | null;

  @ApiProperty({ format: 'date-time' })
  at: string;

  static of({ status, reason, operatorId, changedAt }: KnownStatusChange): AccountStatusChangeResponse {
    return { status, reason, operatorId, at: changedAt.toISOString() };
  }
}

export class AccountStatusResponse {
  @ApiProperty({ enum: accountStatuses })
  status: AccountStatus;

  @ApiProperty({ description: 'every service holds to it; until then it is being carried out' })
  enforced: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'nobody has come since long before',
  })
  dormantSince: string | null;

  @ApiProperty({ type: [AccountStatusChangeResponse], description: 'the newest first' })
  changes: AccountStatusChangeResponse[];

  static of({ status, enforced, dormantSince, changes }: Standing): AccountStatusResponse {
    return {
      status,
      enforced,
      dormantSince: dormantSince?.toISOString() ?? null,
      changes: changes.map(AccountStatusChangeResponse.of),
    };
  }
}
