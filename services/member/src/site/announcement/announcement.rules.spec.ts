import { listNames, noticesPerPage, typesOf, visibleTypes } from './announcement.rules.js';

describe('announcement types', () => {
  it('SPEC-3.12 are B, PL, PU, PR and H, and B by default', () => {
    expect(Object.keys(listNames)).toEqual(['B', 'PL', 'PU', 'PR', 'H']);
    expect(typesOf(undefined)).toEqual(['B']);
    expect(typesOf('')).toEqual(['B']);
    expect(typesOf('PU,PR,PU')).toEqual(['PU', 'PR']);
  });

  it.each(['X', 'B,', 'b', 'B;DROP'])('%j asks for something that is none', (text) => {
    expect(typesOf(text)).toBeUndefined();
  });

  it('SPEC-3.12 those for players are for players who are logged in', () => {
    expect(visibleTypes(['B', 'PL'], false)).toEqual(['B']);
    expect(visibleTypes(['B', 'PL'], true)).toEqual(['B', 'PL']);
  });

  it('SPEC-9.16 notice pages hold 9', () => {
    expect(noticesPerPage).toBe(9);
  });
});
