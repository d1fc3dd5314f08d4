import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import { carryRules, payerModes, type CarryRule, type PayerMode } from '../../terms/payment.terms.js';
import type { ContractChange, NamedContract } from '../contract.repository.js';
import { contractStatuses, type ContractStatus } from '../contract.rules.js';
import { contractTypes, periodKinds, type ContractType, type PeriodKind } from '../../terms/tier.rules.js';

export class TierResponse {
  @ApiProperty({ description: 'millionths: 5000 is 0.5 %' })
  rate!: number;

  @ApiProperty()
  activeMember!: number;

  @ApiProperty()
  betAmount!: string;

  @ApiProperty()
  lossAmount!: string;
}

export class ContractResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: contractTypes })
  type!: ContractType;

  @ApiProperty({ format: 'uuid' })
  partyId!: string;

  @ApiProperty({ description: 'the agent for whom the caller acts is the one who earns' })
  own!: boolean;

  @ApiProperty({ description: 'user name of the agent who earns' })
  party!: string;

  @ApiProperty({ type: String, nullable: true, description: 'user name of the upline; null: the platform' })
  counterparty!: string | null;

  @ApiProperty({ enum: periodKinds, description: 'T: each hour; N: without a period' })
  period!: PeriodKind;

  @ApiProperty({ enum: payerModes })
  payer!: PayerMode;

  @ApiProperty({ enum: carryRules })
  carryRule!: CarryRule;

  @ApiProperty({ type: [TierResponse] })
  tiers!: TierResponse[];

  @ApiProperty({ enum: contractStatuses })
  status!: ContractStatus;

  @ApiProperty()
  version!: number;

  @ApiProperty({ type: String, nullable: true, description: 'the contract that this one renews' })
  previousId!: string | null;

  @ApiProperty({
    enum: ['PARTY', 'COUNTERPARTY'],
    nullable: true,
    type: String,
    description: 'whose answer is awaited',
  })
  awaits!: 'PARTY' | 'COUNTERPARTY' | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  effectiveFrom!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  effectiveTo!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  signedAt!: string | null;

  @ApiProperty({ type: String, nullable: true })
  endReason!: string | null;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  static of(contract: NamedContract, agentId?: string): ContractResponse {
    const { id, type, partyId, party, counterparty, period, payer, carryRule, status, version } = contract;
    const initiator =
      status === 'TERMINATING'
        ? contract.terminationBy
        : status === 'PENDING_SIGN'
          ? (contract.initiatorId ?? 'platform')
          : null;
    return {
      ...{ id, type, partyId, party, counterparty, period, payer, carryRule, status, version },
      ...{ previousId: contract.previousId, endReason: contract.endReason, own: partyId === agentId },
      awaits: initiator === null ? null : initiator === partyId ? 'COUNTERPARTY' : 'PARTY',
      tiers: contract.tiers.map(({ ratePpm, activeMembers, bet, loss }) => ({
        ...{ rate: ratePpm, activeMember: activeMembers },
        ...{ betAmount: formatMoney(bet), lossAmount: formatMoney(loss) },
      })),
      effectiveFrom: contract.effectiveFrom?.toISOString() ?? null,
      effectiveTo: contract.effectiveTo?.toISOString() ?? null,
      signedAt: contract.signedAt?.toISOString() ?? null,
      expiresAt: contract.expiresAt.toISOString(),
      createdAt: contract.createdAt.toISOString(),
    };
  }
}

export class ContractPage extends PageResponse(ContractResponse) {}

export class ContractEventResponse {
  @ApiProperty()
  action!: string;

  @ApiProperty({ enum: ['MEMBER', 'OPERATOR', 'SYSTEM'] })
  actor!: 'MEMBER' | 'OPERATOR' | 'SYSTEM';

  @ApiProperty({ type: String, nullable: true, description: 'user name of a member' })
  account!: string | null;

  @ApiProperty({ type: String, nullable: true })
  from!: string | null;

  @ApiProperty()
  to!: string;

  @ApiProperty({ type: String, nullable: true, description: 'the contract whose signature or end caused it' })
  causeId!: string | null;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  static of(event: ContractChange & { account: string | null }): ContractEventResponse {
    const { action, actor, account, from, to, causeId, at } = event;
    return { action, actor: actor.kind, account, from, to, causeId: causeId ?? null, at: at.toISOString() };
  }
}

export class ContractActionResponse {
  @ApiProperty({ format: 'uuid' })
  contractId!: string;
}
