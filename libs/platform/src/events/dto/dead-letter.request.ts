import { Optional } from '../../http/optional.decorator.js';
import { IsIn, IsNumberString, IsString, Length, MaxLength } from 'class-validator';
import { PageQuery } from '../../http/page.js';

export class DeadLetterQuery extends PageQuery {
  /** The type of a contract. */
  @Optional()
  @IsString()
  @MaxLength(200)
  type?: string;

  @Optional()
  @IsIn(['DEAD', 'PARKED'])
  status?: 'DEAD' | 'PARKED';

  @Optional()
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
  @Optional()
  @IsString()
  @MaxLength(200)
  type?: string;
}
