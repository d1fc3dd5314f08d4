import { ClientIp } from './client-ip.js';

describe('the client’s address', () => {
  const proxies = new ClientIp(['10.0.0.0/8', '::1/128']);

  it('SEC-S28 is the socket’s where the socket is no proxy of ours, whatever the header says', () => {
    expect(proxies.of('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(new ClientIp([]).of('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  });

  it('SEC-S28 is the last hop that our proxies did not add', () => {
    expect(proxies.of('10.0.0.2', '6.6.6.6, 198.51.100.1, 10.1.1.1')).toBe('198.51.100.1');
    expect(proxies.of('::ffff:10.0.0.2', '198.51.100.1')).toBe('198.51.100.1');
    expect(proxies.of('::1', '2001:db8::5')).toBe('2001:db8::5');
  });

  it('stops at what is no address', () => {
    expect(proxies.of('10.0.0.2', 'evil, 10.3.3.3')).toBe('10.3.3.3');
    expect(proxies.of('10.0.0.2', '')).toBe('10.0.0.2');
  });
});
