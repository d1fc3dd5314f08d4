import { IsUUID, Matches } from 'class-validator';

export class SessionParameter {
  /** SHA-256 of the session's secret, base64url. */
  @Matches(/^[\w-]{43}$/)
  sessionId: string;
}

export class MemberParameter {
  @IsUUID()
  memberId: string;
}

export class OpenSessionParameter {
  @IsUUID()
  openSessionId: string;
}
