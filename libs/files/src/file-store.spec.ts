import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newFileName, type FileStore } from './file-store.js';
import { FolderFileStore } from './folder-file-store.js';
import { S3FileStore } from './s3-file-store.js';

const keys = { accessKeyId: 'lotus', secretAccessKey: 'a-secret-of-the-tests', region: 'test-1' };
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** What the signature of such a request must be (Signature Version 4), computed from its rules and not by the client. */
function signatureOf(request: IncomingMessage, body: Buffer): string {
  const { authorization = '' } = request.headers;
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? '';
  const date = String(request.headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const claimed = String(request.headers['x-amz-content-sha256']);
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return 'another body';
  const canonical = [request.method, request.url, '', headers.join(''), signed, claimed].join('\n');
  const day = hmac(`AWS4${keys.secretAccessKey}`, date.slice(0, 8));
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(day, keys.region));
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  return createHmac('sha256', key).update(text).digest('hex');
}

/** As much of an S3 store as the contract needs; who signs wrongly is refused. */
function startStore(): Promise<{ server: Server; endpoint: string; files: Map<string, Buffer> }> {
  const files = new Map<string, Buffer>();
  const server = createServer((request, reply) => void answer(request, reply));
  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<unknown> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = request.url!;
    if (!request.headers.authorization?.endsWith(`Signature=${signatureOf(request, body)}`))
      return reply.writeHead(403).end();
    if (request.method === 'PUT') files.set(path, body);
    if (request.method === 'DELETE') files.delete(path);
    const found = files.get(path);
    if (request.method === 'GET' && !found) return reply.writeHead(404).end('<Code>NoSuchKey</Code>');
    return reply
      .writeHead(request.method === 'DELETE' ? 204 : 200)
      .end(request.method === 'GET' ? found : '');
  }
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, files, endpoint: `http://127.0.0.1:${port}` });
    }),
  );
}

describe('the file store', () => {
  let remote: Awaited<ReturnType<typeof startStore>>;
  const stores: Record<string, () => FileStore> = {
    'in a folder': () => new FolderFileStore(mkdtempSync(join(tmpdir(), 'files-'))),
    'S3-compatible': () => new S3FileStore({ ...keys, endpoint: remote.endpoint, bucket: 'lotus' }),
  };

  beforeAll(async () => {
    remote = await startStore();
  });
  afterAll(() => void remote?.server.close());

  describe.each(Object.keys(stores))('%s', (kind) => {
    it('gives back what was put, the newest, until it is deleted', async () => {
      const store = stores[kind]!();
      const name = newFileName('avatars', 'png');
      expect(await store.get(name)).toBeUndefined();
      await store.put(name, Buffer.from([1, 2, 3]));
      await store.put(name, Buffer.from([4, 5, 0, 255]));
      expect(await store.get(name)).toEqual(Buffer.from([4, 5, 0, 255]));
      await store.delete(name);
      expect(await store.get(name)).toBeUndefined();
      await store.delete(name);
    });

    it('SEC-S34 takes no name that was not made here', async () => {
      const store = stores[kind]!();
      for (const name of [
        '../etc/passwd',
        'avatars/me.png',
        'avatars/../x.png',
        '',
        `${'a'.repeat(32)}.png`,
      ]) {
        await expect(store.put(name, Buffer.alloc(1))).rejects.toThrow('Not a name');
        await expect(store.get(name)).rejects.toThrow('Not a name');
      }
    });
  });

  it('takes a refusal of the store for an error, never for a missing file', async () => {
    const stranger = new S3FileStore({
      ...keys,
      secretAccessKey: 'another',
      endpoint: remote.endpoint,
      bucket: 'lotus',
    });
    await expect(stranger.get(newFileName('avatars', 'png'))).rejects.toThrow('403');
    await expect(stranger.put(newFileName('avatars', 'png'), Buffer.alloc(1))).rejects.toThrow('403');
  });
});
