import type { ServiceName } from './service-config.js';

/** Ports of the services when they run on one machine. In a cluster `PEERS` names the real addresses. */
export const localPorts: Record<ServiceName, number> = {
  gateway: 8080,
  auth: 7101,
  member: 7102,
  wallet: 7103,
  'game-launch': 7104,
  lottery: 7105,
  points: 7106,
  promotions: 7107,
  'agent-contracts': 7108,
  'demo-provider': 7109,
};

export function defaultPeers(): Record<ServiceName, string> {
  const entries = Object.entries(localPorts).map(([name, port]) => [name, `http://127.0.0.1:${port}`]);
  return Object.fromEntries(entries) as Record<ServiceName, string>;
}
