import type { Access } from './access.decorators.js';
import { demoAccountType, isAgentType, type Principal } from './principal.js';

export type Refusal = 'SESSION_REQUIRED' | 'REAL_ACCOUNT_REQUIRED' | 'FORBIDDEN';

/** Undefined where the principal may pass. Whoever is not named is refused. */
export function refusalOf(access: Access | undefined, principal: Principal): Refusal | undefined {
  switch (access?.kind) {
    case 'public':
    case 'provider-signed':
      return undefined;
    case 'permission':
      return memberRefusal(access.permission, principal) ?? proofRefusal(access, principal);
    case 'operator':
      if (principal.kind === 'guest') return 'SESSION_REQUIRED';
      return principal.kind === 'operator' &&
        [access.role, ...(access.others ?? []), 'admin'].some((role) => principal.roles.includes(role))
        ? undefined
        : 'FORBIDDEN';
    case 'internal':
      return principal.kind === 'service' && access.callers.includes(principal.name)
        ? undefined
        : 'FORBIDDEN';
    default:
      return 'FORBIDDEN';
  }
}

function proofRefusal(access: Access & { kind: 'permission' }, principal: Principal): Refusal | undefined {
  return access.fundPassword && !(principal.kind === 'member' && principal.fundPassword)
    ? 'FORBIDDEN'
    : undefined;
}

function memberRefusal(
  permission: 'session' | 'member' | 'agent',
  principal: Principal,
): Refusal | undefined {
  if (principal.kind === 'guest') return 'SESSION_REQUIRED';
  if (principal.kind !== 'member') return 'FORBIDDEN';
  if (permission === 'session') return undefined;
  if (principal.accountType === demoAccountType) return 'REAL_ACCOUNT_REQUIRED';
  if (permission === 'agent' && !isAgentType(principal.accountType)) return 'FORBIDDEN';
  return undefined;
}
