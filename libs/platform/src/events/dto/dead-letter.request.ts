import { IsIn, IsNumberString, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { PageQuery } from '../../http/page.js';

export class DeadLetterQuery extends PageQuery {
  /** The type of a contract. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  type?: string;

  @IsOptional()
  @IsIn(['DEAD', 'PARKED'])
  status?: 'DEAD' | 'PARKED';

  @IsOptional()
  @IsString()
  @MaxLength(200)
  key?: string;
}

export class DeadLetterParameter {
  @IsNumberString({ no_symbols: true })
  @Length(1, 18)
  id: string;
}

export class DeadLetterReasonRequest {
  @IsString()
  @Length(3, 500)
  reason: string;
}

export class RedriveRequest extends DeadLetterReasonRequest {
  /** Only keys with a dead letter of this type; absent: all. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  type?: string;
}
