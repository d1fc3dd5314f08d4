// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { parentOriginOf, readEntry } from './entry';

describe('parentOriginOf', () => {
  it('SEC-S31 believes the address only when the browser names the same origin', () => {
    expect(parentOriginOf('https://sen.example/rng', ['https://sen.example/'])).toBe('https://sen.example');
    expect(parentOriginOf('https://sen.example', ['https://evil.example/'])).toBeUndefined();
    expect(parentOriginOf('https://sen.example', [''])).toBeUndefined();
    expect(parentOriginOf(null, ['https://sen.example/'])).toBeUndefined();
  });

  it('distinguishes ports and schemes and accepts only http', () => {
    expect(parentOriginOf('http://sen.example:8080', ['http://sen.example:8081/'])).toBeUndefined();
    expect(parentOriginOf('http://sen.example', ['https://sen.example/'])).toBeUndefined();
    expect(parentOriginOf('javascript:alert(1)', ['javascript:alert(1)'])).toBeUndefined();
    expect(parentOriginOf('*', ['*'])).toBeUndefined();
  });
});

describe('readEntry', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('takes the ticket out of the address and leaves the rest for a reload', () => {
    history.replaceState(null, '', '/?game=trai-cay-777&lang=en&ticket=secret');
    expect(readEntry()).toMatchObject({ ticket: 'secret', gameCode: 'trai-cay-777', language: 'en' });
    expect(location.href).not.toContain('secret');
    expect(readEntry()).toMatchObject({ ticket: undefined, gameCode: 'trai-cay-777', language: 'en' });
  });

  it('uses the requested language, Vietnamese for none, and English for one that it does not have', () => {
    expect(readEntry().language).toBe('vi');
    history.replaceState(null, '', '/?lang=EN');
    expect(readEntry().language).toBe('en');
    history.replaceState(null, '', '/?lang=th');
    expect(readEntry().language).toBe('th');
    history.replaceState(null, '', '/?lang=ko');
    expect(readEntry().language).toBe('en');
  });
});
