import { ApiProperty } from '@nestjs/swagger';
import type { OpenSessionRow } from '../../session/session.repository.js';
import type { OperatorChangeRow } from '../enrolment.repository.js';
import type { EnrolmentLink } from '../invitation.service.js';
import type { OperatorRow } from '../operator.repository.js';
import { anyOperator } from '../operator.rules.js';

const states = ['ACTIVE', 'INVITED', 'DISABLED'] as const;

export class OperatorResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;

  @ApiProperty({ type: [String] })
  roles: string[];

  /** `INVITED`: without password and second factor until the link has been used. */
  @ApiProperty({ enum: states })
  state: (typeof states)[number];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastLoginAt: string | null;

  static of({
    id,
    username,
    roles,
    password_hash,
    disabled_at,
    last_login_at,
  }: OperatorRow): OperatorResponse {
    const state = disabled_at !== null ? 'DISABLED' : password_hash === null ? 'INVITED' : 'ACTIVE';
    const lastLoginAt = last_login_at?.toISOString() ?? null;
    return { id, username, roles: roles.filter((role) => role !== anyOperator), state, lastLoginAt };
  }
}

export class OperatorListResponse {
  @ApiProperty({ type: [OperatorResponse] })
  operators: OperatorResponse[];
}

export class OperatorNameResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;
}

export class OperatorSessionEntryResponse {
  @ApiProperty({ type: String, nullable: true })
  agent: string | null;

  @ApiProperty({ type: String, nullable: true })
  ip: string | null;

  @ApiProperty({ format: 'date-time' })
  openedAt: string;

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;
}

export class OperatorChangeResponse {
  @ApiProperty()
  action: string;

  @ApiProperty()
  reason: string;

  /** The user name; null: by the command line. */
  @ApiProperty({ type: String, nullable: true })
  changedBy: string | null;

  @ApiProperty({ format: 'date-time' })
  changedAt: string;
}

export class OperatorDetailsResponse {
  @ApiProperty({ type: [OperatorSessionEntryResponse] })
  sessions: OperatorSessionEntryResponse[];

  @ApiProperty({ type: [OperatorChangeResponse] })
  changes: OperatorChangeResponse[];

  static of(details: {
    sessions: (OpenSessionRow & { ip: string | null })[];
    changes: OperatorChangeRow[];
  }): OperatorDetailsResponse {
    return {
      sessions: details.sessions.map(({ agent, ip, opened_at, last_seen_at }) => ({
        agent,
        ip,
        openedAt: opened_at.toISOString(),
        lastSeenAt: last_seen_at.toISOString(),
      })),
      changes: details.changes.map(({ action, reason, changed_by, changed_at }) => ({
        action,
        reason,
        changedBy: changed_by,
        changedAt: changed_at.toISOString(),
      })),
    };
  }
}

/** Shown once: the operator is given it by a way of its own. */
export class EnrolmentLinkResponse {
  @ApiProperty()
  token: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  static of({ token, expiresAt }: EnrolmentLink): EnrolmentLinkResponse {
    return { token, expiresAt: expiresAt.toISOString() };
  }
}

export class EnrolmentResponse {
  @ApiProperty()
  username: string;

  /** Base32, for the authenticator app. */
  @ApiProperty()
  secret: string;

  @ApiProperty()
  uri: string;
}
