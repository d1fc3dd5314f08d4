import { describe, expect, it } from 'vitest';
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
