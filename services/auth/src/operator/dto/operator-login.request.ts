import { Type } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Optional } from '#libs/platform';
import { WorkAnswer } from '../../captcha/dto/work-answer.request.js';

export class OperatorLoginRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(256)
  password: string;

  /** Of the authenticator app, or a recovery code; mandatory. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(32)
  code: string;

  /** Of the action `operator`, or `operator-again` where a refusal asked for it. */
  @Optional()
  @ValidateNested()
  @Type(() => WorkAnswer)
  workProof?: WorkAnswer;
}
