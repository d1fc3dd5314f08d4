import { ClientIp } from './client-ip.js';

describe('the client’s address', () => {
  const proxies = new ClientIp(['10.0.0.0/8', '::1/128']);

  it('SEC-S28 is the socket’s if the socket is not a trusted proxy, whatever the header says', () => {
    expect(proxies.of('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(new ClientIp([]).of('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  });

  it('SEC-S28 is the last hop that no trusted proxy added', () => {
    expect(proxies.of('10.0.0.2', '6.6.6.6, 198.51.100.1, 10.1.1.1')).toBe('198.51.100.1');
    expect(proxies.of('::ffff:10.0.0.2', '198.51.100.1')).toBe('198.51.100.1');
    expect(proxies.of('::1', '2001:db8::5')).toBe('2001:db8::5');
  });

  it('stops at a hop that is not an address', () => {
    expect(proxies.of('10.0.0.2', 'evil, 10.3.3.3')).toBe('10.3.3.3');
    expect(proxies.of('10.0.0.2', '')).toBe('10.0.0.2');
  });
});
