import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import { runStatuses, type RunRow, type RunStatus, type ShownStop } from '../../settlement/run.repository.js';
import { contractTypes, type ContractType } from '../../terms/tier.rules.js';
import type { Adjustment, BillRow, IncomeRow } from '../statement.repository.js';

const money = (minor: string): string => formatMoney(BigInt(minor));
const billStatuses = [
  'CALCULATED',
  'NOT_REACHED',
  'DENIED',
  'READY',
  'PART_PAID',
  'INSUFFICIENT',
  'PAID',
] as const;

export class BillResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: contractTypes })
  type!: ContractType;

  @ApiProperty()
  periodKey!: string;

  @ApiProperty()
  account!: string;

  @ApiProperty({ description: 'valid bets of the team' })
  teamBet!: string;

  @ApiProperty({ description: 'what the rate is applied to' })
  base!: string;

  @ApiProperty()
  activeMembers!: number;

  @ApiProperty()
  carryIn!: string;

  @ApiProperty()
  carryOut!: string;

  @ApiProperty({ description: '0: no tier was reached' })
  tierNumber!: number;

  @ApiProperty({ description: 'millionths' })
  rate!: number;

  @ApiProperty()
  gross!: string;

  @ApiProperty({ description: 'amounts of the contracts directly below' })
  lowerTotal!: string;

  @ApiProperty()
  net!: string;

  @ApiProperty()
  payable!: string;

  @ApiProperty()
  paid!: string;

  @ApiProperty({ description: 'the wallet has refused a payment that was not tried again' })
  refused!: boolean;

  @ApiProperty({ enum: billStatuses })
  status!: (typeof billStatuses)[number];

  @ApiProperty({ format: 'date-time' })
  from!: string;

  @ApiProperty({ format: 'date-time', description: 'exclusive' })
  to!: string;

  static of(bill: BillRow): BillResponse {
    const { id, type, periodKey, account, activeMembers, tierNumber, ratePpm, refused, status } = bill;
    return {
      ...{ id, type: type as ContractType, periodKey, account, activeMembers, tierNumber, rate: ratePpm },
      refused,
      status: status as BillResponse['status'],
      ...{ teamBet: money(bill.teamBet), base: money(bill.base), carryIn: money(bill.carryIn) },
      ...{ carryOut: money(bill.carryOut), gross: money(bill.gross), lowerTotal: money(bill.lowerTotal) },
      ...{ net: money(bill.net), payable: money(bill.payable), paid: money(bill.paid) },
      ...{ from: bill.from.toISOString(), to: bill.to.toISOString() },
    };
  }
}

export class BillPage extends PageResponse(BillResponse) {}

export class BillStatementResponse {
  @ApiProperty({ type: BillResponse })
  bill!: BillResponse;

  @ApiProperty({ type: [BillResponse] })
  lower!: BillResponse[];
}

export class IncomeResponse {
  @ApiProperty({ format: 'date' })
  day!: string;

  @ApiProperty({ enum: contractTypes })
  type!: ContractType;

  @ApiProperty()
  amount!: string;

  static of({ day, type, amount }: IncomeRow): IncomeResponse {
    return { day, type: type as ContractType, amount: money(amount) };
  }
}

export class RealtimeLineResponse {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  account!: string;

  @ApiProperty()
  validBet!: string;

  @ApiProperty({ description: 'millionths' })
  rate!: number;

  @ApiProperty()
  amount!: string;

  @ApiProperty({ enum: ['OPEN', 'REQUESTED', 'PAID', 'REFUSED'] })
  status!: 'OPEN' | 'REQUESTED' | 'PAID' | 'REFUSED';

  @ApiProperty({ format: 'date-time' })
  at!: string;

  static of(line: {
    sourceKey: string;
    account: string;
    validBet: string;
    ratePpm: number;
    amount: string;
    at: Date;
    status: string;
  }): RealtimeLineResponse {
    return {
      ...{ id: line.sourceKey, account: line.account, validBet: money(line.validBet), rate: line.ratePpm },
      ...{ amount: money(line.amount), at: line.at.toISOString() },
      status: line.status as RealtimeLineResponse['status'],
    };
  }
}

export class RealtimePage extends PageResponse(RealtimeLineResponse) {}

export class RunStopResponse {
  @ApiProperty({ description: 'the agent at the top of the tree that is not paid' })
  account!: string;

  @ApiProperty({ description: 'what the top has earned' })
  gross!: string;

  @ApiProperty({ description: 'what the platform would pay to the tree' })
  payable!: string;

  static of({ account, gross, payable }: ShownStop): RunStopResponse {
    return { account, gross: money(gross), payable: money(payable) };
  }
}

export class RunResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: contractTypes })
  type!: ContractType;

  @ApiProperty()
  periodKey!: string;

  @ApiProperty({ enum: runStatuses })
  status!: RunStatus;

  @ApiProperty()
  held!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  watermark!: string | null;

  @ApiProperty()
  bills!: number;

  @ApiProperty({ description: 'sum of what the bills bring' })
  total!: string;

  @ApiProperty()
  paid!: string;

  @ApiProperty({ format: 'date-time' })
  to!: string;

  @ApiProperty({ type: [RunStopResponse] })
  stops!: RunStopResponse[];

  static of(run: RunRow): RunResponse {
    const { id, type, periodKey, status, held, watermark, bills, gross, paid, to, stops } = run;
    return {
      ...{ id, type, periodKey, status, held, watermark: watermark?.toISOString() ?? null },
      ...{ bills, total: money(gross), paid: money(paid), to: to.toISOString() },
      stops: stops.map(RunStopResponse.of),
    };
  }
}

export class RunPage extends PageResponse(RunResponse) {}

export class AdjustmentResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  account!: string;

  @ApiProperty({ enum: contractTypes })
  type!: ContractType;

  @ApiProperty()
  periodKey!: string;

  @ApiProperty()
  amount!: string;

  @ApiProperty()
  reason!: string;

  @ApiProperty()
  proposedBy!: string;

  @ApiProperty({ enum: ['PROPOSED', 'APPROVED', 'REFUSED'] })
  status!: Adjustment['status'];

  static of(row: Adjustment & { account: string; periodKey: string; type: string }): AdjustmentResponse {
    const { id, account, periodKey, amount, reason, proposedBy, status } = row;
    return {
      id,
      account,
      type: row.type as ContractType,
      periodKey,
      amount: money(amount),
      reason,
      proposedBy,
      status,
    };
  }
}

export class AdjustmentIdResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;
}
