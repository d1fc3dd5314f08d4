import { IsIn, IsUUID, Matches } from 'class-validator';
import { Optional } from '#libs/platform';
import { proposals, type PayoutProposal } from '../payout-query.repository.js';
import { DecisionRequest } from './withdrawal.request.js';

export class PayoutParams {
  @IsUUID()
  id!: string;
}

export class PayoutProposalRequest extends DecisionRequest {
  @IsIn(proposals)
  outcome!: PayoutProposal;

  /** Of a payment: its number at the bank. */
  @Optional()
  @Matches(/^[A-Za-z0-9./_-]{4,48}$/)
  reference?: string;
}
