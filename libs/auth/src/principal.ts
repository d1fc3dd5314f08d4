import type { ServiceName } from '#libs/config';

/** 0 ordinary member, 1 agent, 2 top agent, 4 guest or demo, 41 and 42 sub-agents of 1 and 2. */
export const accountTypes = [0, 1, 2, 4, 41, 42] as const;
export type AccountType = (typeof accountTypes)[number];

export const demoAccountType: AccountType = 4;

export function isAgentType(type: AccountType): boolean {
  return type === 1 || type === 2 || type === 41 || type === 42;
}

export interface GuestPrincipal {
  kind: 'guest';
}

export interface MemberPrincipal {
  kind: 'member';
  memberId: string;
  accountType: AccountType;
  /** SHA-256 of the session's id, base64url: names the session without being able to use it. */
  sessionId: string;
  /** Present where the gateway has just had the fund password verified for this very request. */
  fundPassword?: true;
}

export interface OperatorPrincipal {
  kind: 'operator';
  operatorId: string;
  roles: string[];
  sessionId: string;
  /** When the account was opened, milliseconds since the epoch. */
  since?: number;
}

export interface ServicePrincipal {
  kind: 'service';
  name: ServiceName;
  /** The member on whose behalf the service asks. */
  memberId?: string;
}

/** Who is asking, as the caller's signed assertion says. */
export type Principal = GuestPrincipal | MemberPrincipal | OperatorPrincipal | ServicePrincipal;
