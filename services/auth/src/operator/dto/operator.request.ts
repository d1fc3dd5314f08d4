import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsString,
  IsUUID,
  Length,
  Matches,
} from 'class-validator';
import { operatorName, operatorRoles } from '../operator.rules.js';

export class OperatorParameter {
  @IsUUID()
  operatorId: string;
}

/** Kept with the change. */
export class OperatorReasonRequest {
  @IsString()
  @Length(1, 200)
  @Matches(/\S/)
  reason: string;
}

export class OperatorRolesRequest extends OperatorReasonRequest {
  @IsIn(operatorRoles, { each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(operatorRoles.length)
  roles: (typeof operatorRoles)[number][];
}

export class NewOperatorRequest extends OperatorRolesRequest {
  @IsString()
  @Matches(operatorName)
  username: string;
}

export class OperatorDisabledRequest extends OperatorReasonRequest {
  @IsBoolean()
  disabled: boolean;
}

export class BeginEnrolmentRequest {
  @IsString()
  @Matches(/^[\w-]{32}$/)
  token: string;
}

export class ConfirmEnrolmentRequest extends BeginEnrolmentRequest {
  @IsString()
  @Length(8, 256)
  password: string;

  /** Of the authenticator app that was set up with the secret. */
  @IsString()
  @Length(6, 8)
  code: string;
}
