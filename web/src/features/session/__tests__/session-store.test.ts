import { describe, expect, it } from 'vitest';
import { agentKindOf } from '../model/agent-kind';
import { useSessionStore, type LoginAnswer } from '../model/session.store';

const begin = (answer: Partial<LoginAnswer>, forceChange = false) =>
  useSessionStore.getState().begin({ token: 't-1', type: 0, ...answer }, { forceChange });
const kept = () => ({ ...sessionStorage });

describe('what the browser keeps of a session', () => {
  it('SPEC-3.1 is the token and the numeric type of the account', () => {
    begin({ type: 42 });
    expect(kept()).toEqual({ token: 't-1', isAgent: '42' });
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [4, 0],
    [41, 1],
    [42, 2],
  ] as const)('SPEC-6.11 reads the type %s as the agent kind %s, for loading contracts', (type, kind) => {
    const kindNow = () => agentKindOf(useSessionStore.getState().accountType);
    begin({ type });
    expect(kindNow()).toBe(kind);
    useSessionStore.getState().end();
    expect(kindNow()).toBe(0);
  });

  it.each([
    ['at a first log-in', { firstTimeLogin: true }, false, 'true'],
    ['for an expired password where a change is forced', { passwordExpired: true }, true, 'true'],
    ['not for an expired password where it is not', { passwordExpired: true }, false, undefined],
    [
      'as the server judges, where it does',
      { passwordExpired: true, forcePasswordChange: false },
      true,
      undefined,
    ],
    ['not otherwise', {}, true, undefined],
  ])('SPEC-3.1 marks a password that is due by cpw, %s', (_, answer, forced, cpw) => {
    begin(answer, forced);
    expect(kept()['cpw']).toBe(cpw);
  });

  it('SPEC-4.4 SPEC-4.8 drops the mark with the next session and with the change', () => {
    begin({ firstTimeLogin: true });
    begin({ type: 4 });
    expect(kept()).toEqual({ token: 't-1', isAgent: '4' });
    begin({ firstTimeLogin: true });
    useSessionStore.getState().passwordChanged();
    expect(kept()).toEqual({ token: 't-1', isAgent: '0' });
  });

  it('SPEC-4.5 is nothing after the end, while what concerns no session stays', () => {
    localStorage.setItem('hisLang', 'TH');
    begin({ type: 1 });
    useSessionStore.getState().end();
    expect(kept()).toEqual({});
    expect(localStorage.getItem('hisLang')).toBe('TH');
  });
});
