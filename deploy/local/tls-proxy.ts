import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { generate } from 'selfsigned';

interface Certificate {
  key: string;
  cert: string;
  hosts: string[];
}

/** Addresses at which others on the network see this machine. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** A certificate of our own making, kept as long as this machine's addresses stay what they are. */
export async function selfMadeCertificate(folder: string): Promise<Certificate> {
  const file = join(folder, 'certificate.json');
  const hosts = ['127.0.0.1', ...networkAddresses()];
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Certificate;
    if (hosts.every((host) => kept.hosts.includes(host))) return kept;
  }
  const altNames = [
    { type: 2 as const, value: 'localhost' },
    ...hosts.map((ip) => ({ type: 7 as const, ip })),
  ];
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 365 * 24 * 3600 * 1000),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'subjectAltName', altNames },
    ],
  });
  const certificate = { key: made.private, cert: made.cert, hosts };
  writeFileSync(file, JSON.stringify(certificate), { mode: 0o600 });
  return certificate;
}

/** Terminates TLS in front of a loopback port, so that the service behind needs no certificate. */
export async function openTlsProxy(certificate: Certificate, port: number, to: number): Promise<Server> {
  const proxy = createServer(
    { key: certificate.key, cert: certificate.cert, minVersion: 'TLSv1.2' },
    (outside) => {
      const inside = connect(to, '127.0.0.1');
      outside.pipe(inside).pipe(outside);
      outside.on('error', () => inside.destroy());
      inside.on('error', () => outside.destroy());
    },
  );
  proxy.on('tlsClientError', () => undefined); // browsers break off until the certificate is accepted
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(port, '0.0.0.0', resolve);
  });
  return proxy;
}
