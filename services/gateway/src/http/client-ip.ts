import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** Finds the client's address: the last one in X-Forwarded-For that is not a trusted proxy. */
export class ClientIp {
  private readonly trusted: Range[];
  /** Sockets come from few addresses (the load balancer's); parsing one costs more than a look-up. */
  private readonly sockets = new LRUCache<string, { address: string; trusted: boolean }>({ max: 10_000 });

  constructor(trustedProxies: readonly string[]) {
    this.trusted = trustedProxies.filter((range) => range !== '').map((range) => ipaddr.parseCIDR(range));
  }

  of(socketAddress: string | undefined, forwardedFor: string | string[] | undefined): string {
    const socket = this.socketOf(socketAddress ?? '');
    let { address } = socket;
    if (forwardedFor === undefined || !socket.trusted) return address;
    for (const hop of String(forwardedFor).split(',').reverse()) {
      const candidate = normalise(hop.trim());
      if (candidate === '') return address; // not an address, so the rest of the header is not trusted
      address = candidate;
      if (!this.isTrusted(address)) return address;
    }
    return address;
  }

  private socketOf(raw: string): { address: string; trusted: boolean } {
    const known = this.sockets.get(raw);
    if (known) return known;
    const address = normalise(raw);
    const socket = { address, trusted: this.isTrusted(address) };
    this.sockets.set(raw, socket);
    return socket;
  }

  private isTrusted(address: string): boolean {
    if (address === '') return false;
    const parsed = ipaddr.parse(address);
    return this.trusted.some(
      ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
    );
  }
}

/** The canonical form of an address (IPv4 inside IPv6 becomes IPv4); empty if it is not an address. */
function normalise(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : '';
}
