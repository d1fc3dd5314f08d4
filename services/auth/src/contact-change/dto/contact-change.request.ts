import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';

const Text =
  (longest: number): PropertyDecorator =>
  (target, property) => {
    for (const rule of [IsString(), IsNotEmpty(), MaxLength(longest)]) rule(target, property);
  };

export class MobileCodeRequest {
  @Text(32)
  mobileNum: string;

  @Optional()
  @IsString()
  @MaxLength(8)
  countryDialingCode?: string;
}

export class ChangeMobileRequest extends MobileCodeRequest {
  /** The login password; not required if the member has none yet. */
  @Optional()
  @IsString()
  @MaxLength(256)
  password?: string;

  @Text(255)
  verificationCode: string;
}

export class EmailCodeRequest {
  @Text(255)
  email: string;
}

export class ChangeEmailRequest extends EmailCodeRequest {
  @Optional()
  @IsString()
  @MaxLength(256)
  password?: string;

  @Text(255)
  verificationCode: string;
}
