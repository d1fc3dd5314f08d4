import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsInt, IsString, IsUUID, Length, Max, Min } from 'class-validator';
import { IsMoney, parseMoney } from '#libs/money';
import { describeFromValidation, largestInteger, PageQuery, ListOf, Optional } from '#libs/platform';
import { carryRules, type CarryRule } from '../../terms/payment.terms.js';
import { contractStatuses, type ContractStatus } from '../contract.rules.js';
import { memberActions, type MemberAction } from '../contract.service.js';
import { contractTypes, type ContractType, type PeriodKind, type Tier } from '../../terms/tier.rules.js';

const none = { min: 0n };

export class TierRequest {
  /** Millionths: 5000 is 0.5 %. */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  rate: number;

  @IsInt()
  @Min(0)
  @Max(1_000_000)
  activeMember: number;

  /** Valid bets of the team. */
  @IsMoney(none)
  betAmount: string;

  /** Net loss of the team; dividends only. */
  @Optional()
  @IsMoney(none)
  lossAmount?: string;
}

describeFromValidation(TierRequest);

export const tierOf = ({ rate, activeMember, betAmount, lossAmount }: TierRequest): Tier => ({
  ratePpm: rate,
  activeMembers: activeMember,
  bet: parseMoney(betAmount),
  loss: parseMoney(lossAmount ?? '0.00'),
});

export class TermsRequest {
  @Optional()
  @IsUUID()
  memberId?: string;

  @ApiProperty({ type: () => [TierRequest], required: false, minItems: 1, maxItems: 20 })
  @Optional()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ListOf(() => TierRequest)
  tiers?: TierRequest[];

  @Optional()
  @IsIn(['D', 'W', 'H', 'M'])
  period?: PeriodKind;

  @Optional()
  @IsIn(carryRules)
  carryRule?: CarryRule;
}

class MoveRequest extends TermsRequest {
  @Optional()
  @IsUUID()
  contractId?: string;

  /** The version that was shown. */
  @Optional()
  @IsInt()
  @Min(1)
  @Max(largestInteger)
  version?: number;

  /** Downline contracts whose end the signer has seen. */
  @Optional()
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(1000)
  confirmed?: string[];
}

/** `REQUEST_NEW` takes a member and tiers, every other action a contract and its version. */
export class ContractActionRequest extends MoveRequest {
  @IsIn(['REQUEST_NEW', ...memberActions])
  action: MemberAction | 'REQUEST_NEW';
}

export class OpsContractActionRequest extends MoveRequest {
  @IsIn(contractTypes)
  type: ContractType;

  @IsIn(['REQUEST_NEW', 'TERMINATE', ...memberActions])
  action: MemberAction | 'REQUEST_NEW' | 'TERMINATE';
}

export class ContractParameter {
  @IsUUID()
  id: string;
}

export class OpsContractQuery extends PageQuery {
  @Optional()
  @IsIn(contractTypes)
  type?: ContractType;

  @Optional()
  @IsIn(contractStatuses)
  status?: ContractStatus;

  @Optional()
  @IsString()
  @Length(1, 64)
  account?: string;
}
