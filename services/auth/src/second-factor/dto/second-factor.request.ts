import { IsIn, IsNotEmpty, IsObject, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { Optional } from '#libs/platform';

const Secret = (): PropertyDecorator => (target, property) => {
  for (const rule of [IsString(), IsNotEmpty(), MaxLength(256)]) rule(target, property);
};

/** The second step of a login. */
export class SecondFactorRequest {
  @Matches(/^[\w-]{43}$/)
  ticket: string;

  @IsIn(['totp', 'recovery', 'passkey'])
  method: 'totp' | 'recovery' | 'passkey';

  /** Of the authenticator app, or a recovery code. */
  @Optional()
  @IsString()
  @MaxLength(64)
  code?: string;

  /** AuthenticationResponseJSON of WebAuthn. */
  @Optional()
  @IsObject()
  passkey?: Record<string, unknown>;

  /** Required if the login's response listed it in `additional`. */
  @Optional()
  @IsString()
  @MaxLength(255)
  bankAccountName?: string;
}

export class PasskeyTicketRequest {
  @Matches(/^[\w-]{43}$/)
  ticket: string;
}

export class ConfirmedByPasswordRequest {
  @Secret()
  password: string;
}

export class ConfirmAuthenticatorRequest {
  @Secret()
  code: string;
}

/** Removing or renewing a factor requires the password and the factor itself. */
export class ConfirmedByFactorRequest {
  @Secret()
  password: string;

  /** Of the authenticator app, or a recovery code. */
  @Secret()
  code: string;
}

export class AddPasskeyRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  name: string;

  /** RegistrationResponseJSON of WebAuthn. */
  @IsObject()
  response: Record<string, unknown>;
}

export class PasskeyParameter {
  @IsUUID()
  passkeyId: string;
}
