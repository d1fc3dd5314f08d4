import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { DrawName } from '#libs/lottery-engine/fairness';
import { valuesOf } from '../../draw/dto/draw.response.js';
import { limitOfCell, type Limits } from '../../play/limit.rules.js';
import type { Exposure, OperatorAction, Proposal } from '../operation.repository.js';
import type { Comparison } from '../resettlement.service.js';

export class ResultEntryResponse {
  @ApiProperty({ description: 'True once a second operator has entered the same' })
  entered: boolean;
}

export class ComparisonResponse {
  @ApiProperty()
  tickets: number;

  @ApiProperty()
  winners: number;

  @ApiProperty({ description: 'Tickets that would get another sum than now' })
  changed: number;

  @ApiProperty()
  paidBefore: string;

  @ApiProperty()
  paidAfter: string;

  @ApiProperty({ description: 'What members would gain; negative where money is taken back' })
  difference: string;

  static of({ paidBefore, paidAfter, ...counts }: Comparison): ComparisonResponse {
    return {
      ...counts,
      paidBefore: formatMoney(paidBefore),
      paidAfter: formatMoney(paidAfter),
      difference: formatMoney(paidAfter - paidBefore),
    };
  }
}

export class ProposalResponse {
  @ApiProperty()
  proposedBy: string;

  @ApiProperty({ enum: ['FEED', 'OPERATORS'] })
  source: string;

  @ApiProperty()
  version: number;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } })
  result: Record<string, string[]>;

  @ApiProperty({ format: 'date-time' })
  proposedAt: string;

  static of({ proposedBy, source, version, result, proposedAt }: Proposal): ProposalResponse {
    return { proposedBy, source, version, result: valuesOf(result), proposedAt: proposedAt.toISOString() };
  }
}

export class ExposureResponse {
  @ApiProperty({ example: 'number:MB.LO2.27' })
  cell: string;

  @ApiProperty({ description: 'Stakes of a member or a play; of others what they can cost' })
  amount: string;

  @ApiProperty({ type: String, nullable: true, description: 'At this much the cell takes no more bets' })
  limit: string | null;

  static of({ cell, amount }: Exposure, limits: Limits): ExposureResponse {
    const limit = limitOfCell(limits, cell);
    return { cell, amount: formatMoney(amount), limit: limit === undefined ? null : formatMoney(limit) };
  }
}

export class DrawExposureResponse extends ExposureResponse {
  @ApiProperty()
  gameId: string;

  @ApiProperty()
  numero: string;

  static ofDraw(exposure: Exposure & DrawName, limits: Limits): DrawExposureResponse {
    const { gameCode, numero } = exposure;
    return { ...ExposureResponse.of(exposure, limits), gameId: gameCode, numero };
  }
}

export class ActionResponse {
  @ApiProperty()
  operatorId: string;

  @ApiProperty()
  action: string;

  @ApiProperty()
  subject: string;

  @ApiProperty({ type: 'object', additionalProperties: true })
  details: Record<string, unknown>;

  @ApiProperty({ format: 'date-time' })
  actedAt: string;

  static of({ operatorId, action, subject, details, actedAt }: OperatorAction): ActionResponse {
    return { operatorId, action, subject, details, actedAt: actedAt.toISOString() };
  }
}
