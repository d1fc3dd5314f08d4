import { createServer } from 'node:net';
import { localPorts, serviceNames, type ServiceName } from '#libs/config';
import { freePort, UserError } from '#libs/local';

/** Where the services listen, and at which addresses a browser finds the two that it talks to. */
export interface LocalPorts {
  inner: Record<ServiceName, number>;
  /** Where services whose own port is open to the world answer about their health. */
  management: Record<ServiceName, number>;
  gateway: number;
  games: number;
}

/**
 * The gateway's port is what people type, so it is the one asked for; the others give way where something is in
 * theirs. With a certificate, gateway and game pages listen behind a door that takes TLS off.
 */
export async function choosePorts(gateway: number, https: boolean): Promise<LocalPorts> {
  await mustBeFree(gateway);
  const games = await freePort(localPorts['demo-provider']);
  const inner = { ...localPorts };
  const management = { ...localPorts };
  for (const name of serviceNames) {
    inner[name] = await freePort(https ? 0 : localPorts[name]);
    management[name] = await freePort();
  }
  if (!https) {
    inner.gateway = gateway;
    inner['demo-provider'] = games;
  }
  return { inner, management, gateway, games };
}

async function mustBeFree(port: number): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: { code?: string }) => resolve(error.code ?? 'unknown'));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    throw new UserError(
      `Port ${port} is in use by another program: stop it, or choose another by npm start -- --port ${port + 1}.`,
    );
  }
  if (code) {
    const reason = code === 'EACCES' ? 'may not be opened by this user' : `cannot be opened (${code})`;
    throw new UserError(`Port ${port} ${reason}: choose another by npm start -- --port 8081.`);
  }
}
