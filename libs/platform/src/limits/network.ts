import ipaddr from 'ipaddr.js';

/** What limits count as one address: an IPv4 address, or the /64 of an IPv6 address. */
export function addressGroup(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : `${address.toByteArray().slice(0, 8).join('.')}/64`;
}

export const isIPv6 = (ip: string): boolean => ipaddr.isValid(ip) && ipaddr.process(ip).kind() === 'ipv6';

/** /24 of an IPv4 address, /64 of an IPv6 address: what one household or attacker typically controls. */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip);
  const bytes = address.toByteArray();
  return bytes.slice(0, address.kind() === 'ipv4' ? 3 : 8).join('.');
}
