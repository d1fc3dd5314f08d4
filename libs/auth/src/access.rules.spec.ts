import { refusalOf } from './access.rules.js';
import type { AccountType, Principal } from './principal.js';

const guest: Principal = { kind: 'guest' };
const member = (accountType: AccountType): Principal => ({
  kind: 'member',
  memberId: 'm',
  accountType,
  sessionId: 's',
});
const operator = (...roles: string[]): Principal => ({
  kind: 'operator',
  operatorId: 'o',
  roles,
  sessionId: 's',
});

describe('access', () => {
  it('SEC-S20 is refused where a route declares nothing', () => {
    expect(refusalOf(undefined, member(0))).toBe('FORBIDDEN');
  });

  it('SPEC-6.1 SPEC-6.2 asks a guest to log in and a demo account for a real one', () => {
    expect(refusalOf({ kind: 'permission', permission: 'session' }, guest)).toBe('SESSION_REQUIRED');
    expect(refusalOf({ kind: 'permission', permission: 'session' }, member(4))).toBeUndefined();
    expect(refusalOf({ kind: 'permission', permission: 'member' }, member(4))).toBe('REAL_ACCOUNT_REQUIRED');
    expect(refusalOf({ kind: 'permission', permission: 'member' }, member(0))).toBeUndefined();
  });

  it.each([1, 2, 41, 42] as const)('SPEC-6.4 SPEC-9.4 opens the agent centre to type %i', (type) => {
    expect(refusalOf({ kind: 'permission', permission: 'agent' }, member(type))).toBeUndefined();
  });

  it('SPEC-6.3 opens the member centre, and not the agents’, to a member', () => {
    expect(refusalOf({ kind: 'permission', permission: 'member' }, member(0))).toBeUndefined();
    expect(refusalOf({ kind: 'permission', permission: 'agent' }, member(0))).toBe('FORBIDDEN');
    expect(refusalOf({ kind: 'permission', permission: 'agent' }, member(4))).toBe('REAL_ACCOUNT_REQUIRED');
  });

  it('keeps members out of operators’ routes and operators out of members’', () => {
    expect(refusalOf({ kind: 'operator', role: 'cashier' }, member(2))).toBe('FORBIDDEN');
    expect(refusalOf({ kind: 'operator', role: 'cashier' }, operator('support'))).toBe('FORBIDDEN');
    expect(refusalOf({ kind: 'operator', role: 'cashier' }, operator('cashier'))).toBeUndefined();
    expect(refusalOf({ kind: 'operator', role: 'cashier' }, operator('admin'))).toBeUndefined();
    const either = { kind: 'operator', role: 'cashier', others: ['ledger', 'games'] } as const;
    expect(refusalOf(either, operator('games'))).toBeUndefined();
    expect(refusalOf(either, operator('content'))).toBe('FORBIDDEN');
    expect(refusalOf({ kind: 'permission', permission: 'session' }, operator('admin'))).toBe('FORBIDDEN');
  });

  it('opens an internal route to the services named alone', () => {
    const access = { kind: 'internal', callers: ['game-launch'] } as const;
    expect(
      refusalOf({ ...access, callers: [...access.callers] }, { kind: 'service', name: 'game-launch' }),
    ).toBeUndefined();
    expect(refusalOf({ ...access, callers: [...access.callers] }, { kind: 'service', name: 'lottery' })).toBe(
      'FORBIDDEN',
    );
    expect(refusalOf({ ...access, callers: [...access.callers] }, guest)).toBe('FORBIDDEN');
  });
});
