import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { addresses, demoVendors, providerSettings } from '../../deploy/local/addresses.ts';
import { DataFolder } from '../../deploy/local/data-folder.ts';
import { choosePorts } from '../../deploy/local/ports.ts';
import { openTlsProxy, selfMadeCertificate } from '../../deploy/local/tls-proxy.ts';

describe('the folder of data', () => {
  let path: string;
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'lotus-data-'));
  });
  afterEach(() => rmSync(path, { recursive: true }));

  it('keeps its secrets, readable by its owner only, and makes those of a new service', () => {
    const first = new DataFolder(path).secrets(['wallet']);
    const second = new DataFolder(path).secrets(['wallet', 'points']);
    expect(second.postgres).toBe(first.postgres);
    expect(second.databases['wallet']).toEqual(first.databases['wallet']);
    expect(second.databases['points']?.owner).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(path, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('is held by one platform at a time', () => {
    const holder = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', 'start.mjs'], {
      stdio: 'ignore',
    });
    try {
      writeFileSync(join(path, 'lotus.pid'), String(holder.pid));
      const sentence = `Lotus already runs on ${path} (process ${holder.pid}): stop that one first`;
      expect(() => new DataFolder(path).claim()).toThrow(sentence);
    } finally {
      holder.kill();
    }
  });

  it('is taken over from a platform that died', () => {
    writeFileSync(join(path, 'lotus.pid'), '999999999');
    const folder = new DataFolder(path);
    folder.claim();
    expect(readFileSync(join(path, 'lotus.pid'), 'utf8')).toBe(String(process.pid));
    folder.release();
    expect(() => statSync(join(path, 'lotus.pid'))).toThrow('ENOENT');
  });

  it('forgets everything when told to begin anew', () => {
    const folder = new DataFolder(path);
    const before = folder.secrets(['wallet']);
    mkdirSync(join(path, 'keys'));
    folder.empty();
    expect(() => statSync(join(path, 'keys'))).toThrow('ENOENT');
    expect(folder.secrets(['wallet']).postgres).not.toBe(before.postgres);
  });
});

describe('ports', () => {
  let taken: Server;
  let port: number;
  beforeEach(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
    port = (taken.address() as { port: number }).port;
  });
  afterEach(() => taken?.close());

  it('say in one sentence that the wanted one is taken, and how to take another', async () => {
    await expect(choosePorts(port, false)).rejects.toThrow(
      `Port ${port} is in use by another program: stop it, or choose another by npm start -- --port ${port + 1}.`,
    );
  });

  it('are one for each service', async () => {
    taken.close();
    const { inner } = await choosePorts(port, true);
    expect(new Set(Object.values(inner)).size).toBe(Object.keys(inner).length);
  });
});

describe('addresses', () => {
  const ports = {
    inner: { gateway: 1, 'demo-provider': 2 } as never,
    management: {} as never,
    gateway: 8080,
    games: 7109,
  };

  it('let the site frame the games, and nobody else’s page', () => {
    const env = addresses({ root: '/x', https: false }, ports);
    expect(env['FRAME_ORIGINS']).toBe('http://localhost:7109,http://127.0.0.1:7109');
    expect(env['SITE_ORIGINS']).toBe('http://localhost:8080,http://127.0.0.1:8080');
  });

  it('give every vendor a key of its own, long enough, and the same at every start', () => {
    const keys = String(providerSettings(ports, 'secret')['PROVIDER_KEYS']).split(',');
    expect(keys.map((key) => key.split('/')[0])).toEqual(demoVendors);
    const secrets = keys.map((key) => String(key.split('=')[1]));
    expect(new Set(secrets).size).toBe(demoVendors.length);
    expect(secrets.every((secret) => secret.length >= 32)).toBe(true);
    expect(providerSettings(ports, 'secret')).toEqual(providerSettings(ports, 'secret'));
  });
});

describe('the door with a self-made certificate', () => {
  it('takes TLS off, and keeps its certificate from one start to the next', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lotus-tls-'));
    const inside = createServer((socket) => socket.end('hello'));
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const certificate = await selfMadeCertificate(folder);
    expect(await selfMadeCertificate(folder)).toEqual(certificate);
    const door = await openTlsProxy(certificate, 0, (inside.address() as { port: number }).port);
    try {
      const { port } = door.address() as { port: number };
      const heard = await new Promise<string>((resolve, reject) => {
        const socket = connect({ port, host: '127.0.0.1', ca: certificate.cert, servername: 'localhost' });
        socket.on('data', (data) => resolve(String(data)));
        socket.on('error', reject);
      });
      expect(heard).toBe('hello');
    } finally {
      door.close();
      inside.close();
      rmSync(folder, { recursive: true });
    }
  });
});
