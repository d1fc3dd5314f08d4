import { ApiProperty } from '@nestjs/swagger';
import { claimStatuses } from '#libs/events';
import { formatMoney } from '#libs/money';
import { statusOf, type Claim, type ClaimStatus } from '../claim.rules.js';

/** Without its other side: a member does not learn who. */
export class ClaimResponse {
  @ApiProperty({ example: '01936f30-2b10-8a41-8d3e-1c9b7f6a5e20' })
  id!: string;

  @ApiProperty({ example: '1000000.00' })
  amount!: string;

  @ApiProperty({ example: '250000.00' })
  paid!: string;

  @ApiProperty({ example: 'Contract DIVIDEND 2026-11-A' })
  reason!: string;

  @ApiProperty({ example: '2026-11-22T08:11:00.120Z' })
  openedAt!: string;

  static of({ id, amount, paid, reason, openedAt }: Claim): ClaimResponse {
    return {
      ...{ id, amount: formatMoney(amount), paid: formatMoney(paid), reason },
      openedAt: openedAt.toISOString(),
    };
  }
}

export class ClaimListResponse {
  @ApiProperty({ type: [ClaimResponse] })
  list!: ClaimResponse[];

  @ApiProperty({ example: 'VND' })
  currency!: string;

  static of(claims: readonly Claim[], currency: string): ClaimListResponse {
    return { list: claims.map((claim) => ClaimResponse.of(claim)), currency };
  }
}

export class MemberClaimResponse extends ClaimResponse {
  @ApiProperty({ example: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a10' })
  debtorId!: string;

  @ApiProperty({ example: '01936f2e-8a00-7c3e-9b1a-3f5d2c7e8a11' })
  creditorId!: string;

  @ApiProperty({ enum: claimStatuses })
  status!: ClaimStatus;

  @ApiProperty({ type: String, nullable: true })
  closedAt!: string | null;

  static override of(claim: Claim): MemberClaimResponse {
    const { debtorId, creditorId, closedAt } = claim;
    return {
      ...ClaimResponse.of(claim),
      ...{ debtorId, creditorId, status: statusOf(claim), closedAt: closedAt?.toISOString() ?? null },
    };
  }
}

export class MemberClaimListResponse {
  @ApiProperty({ type: [MemberClaimResponse] })
  list!: MemberClaimResponse[];

  @ApiProperty({ example: 'VND' })
  currency!: string;

  static of(claims: readonly Claim[], currency: string): MemberClaimListResponse {
    return { list: claims.map((claim) => MemberClaimResponse.of(claim)), currency };
  }
}
