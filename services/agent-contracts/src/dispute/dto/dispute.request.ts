import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsString, IsUUID, Length } from 'class-validator';
import { IsMoney } from '#libs/money';
import { PageQuery, Optional } from '#libs/platform';
import type { DisputeStatus } from '../dispute.repository.js';

const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value;

export class DisputeParameter {
  @IsUUID()
  id: string;
}

export class DisputeRequest {
  /** What is wrong with the bill. */
  @Transform(trimmed)
  @IsString()
  @Length(10, 500)
  reason: string;
}

export class DisputeQuery extends PageQuery {
  @IsIn(['OPEN', 'ACCEPTED', 'REFUSED'])
  status: DisputeStatus;
}

export class DisputeAnswerRequest {
  @IsBoolean()
  accepted: boolean;

  /** The agent reads it. */
  @Transform(trimmed)
  @IsString()
  @Length(3, 300)
  answer: string;

  /** What another operator may approve to be paid; of an accepted dispute only. */
  @Optional()
  @IsMoney()
  amount?: string;
}
