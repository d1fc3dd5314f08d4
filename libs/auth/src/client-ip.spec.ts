import { assertionHeader } from './assertions.js';
import { clientIpHeader, clientIpOf } from './client-ip.js';

const named = { [clientIpHeader]: '203.0.113.7' };
const ip = '::ffff:10.0.0.9';

describe('the address of a caller', () => {
  it('SEC-S28.1 is the named one with a verified assertion only', () => {
    const headers = { ...named, [assertionHeader]: 'signed' };
    expect(clientIpOf({ headers, ip, principal: { kind: 'guest' } })).toBe('203.0.113.7');
    expect(clientIpOf({ headers, ip })).toBe('10.0.0.9');
    expect(clientIpOf({ headers: named, ip, principal: { kind: 'guest' } })).toBe('10.0.0.9');
  });

  it('is the connection’s if the header names none', () => {
    const headers = { [clientIpHeader]: 'localhost', [assertionHeader]: 'signed' };
    expect(clientIpOf({ headers, ip, principal: { kind: 'guest' } })).toBe('10.0.0.9');
  });
});
