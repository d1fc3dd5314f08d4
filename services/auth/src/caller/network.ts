import ipaddr from 'ipaddr.js';

/** /24 of an IPv4 address, /64 of an IPv6 address: what one household or attacker typically controls. */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip);
  const bytes = address.toByteArray();
  return bytes.slice(0, address.kind() === 'ipv4' ? 3 : 8).join('.');
}
