import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const advisories = '/-/npm/v1/security/advisories/bulk';
const weak = 'pg';
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version: string }>;
};
const { version } = packages[`node_modules/${weak}`]!;

const packument = {
  ...{ name: weak, 'dist-tags': { latest: version } },
  versions: { [version]: { name: weak, version } },
};
const command = 'node scripts/test-all.mjs --only audit';

describe('the audit of packages in the pipeline', () => {
  let registry: Server;
  /** Answer of the registry to what is asked of its advisories. */
  let answer: { status: number; body: object };
  const asked: string[] = [];

  beforeAll(async () => {
    registry = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      request.resume();
      request.once('end', () => {
        if (request.url === advisories) send(answer.status, answer.body);
        else if (request.method === 'GET' && request.url === `/${weak}`) send(200, packument);
        else send(404, {});
      });
    });
    await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => registry?.close());

  /** Runs the step of the pipeline against this registry. */
  function audit(): Promise<{ code: number; output: string }> {
    const [, ...args] = command.split(' ');
    const { port } = registry.address() as AddressInfo;
    const env = {
      ...process.env,
      ...{ npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' },
    };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, args, { cwd: root, env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
      );
    });
  }
  const advisory = (severity: string) => ({
    [weak]: [
      {
        ...{ id: 990_001, url: 'https://advisories.example/1', title: 'A weakness of this test', severity },
        ...{ vulnerable_versions: '*', cwe: [], cvss: { score: 0, vectorString: null } },
      },
    ],
  });

  it('SEC-S39.1 stops it by a high weakness of a locked package, and names it', async () => {
    answer = { status: 200, body: advisory('high') };
    const { code, output } = await audit();
    expect(code).toBe(1);
    expect(output).toContain('A weakness of this test');
    expect(asked).toContain(`POST ${advisories}`);
  });

  it('SEC-S39.1 passes where none is known', async () => {
    answer = { status: 200, body: {} };
    const { code, output } = await audit();
    expect([code, output]).toEqual([0, expect.stringMatching(/audit +green/)]);
    expect(asked).toContain(`POST ${advisories}`);
  });

  it('SEC-S39.1 says so where the registry answers no audit, and is not green', async () => {
    answer = { status: 405, body: {} };
    const { code, output } = await audit();
    expect([code, output]).toEqual([0, expect.stringMatching(/audit +not possible here/)]);
  });

  it('SEC-S39.1 is a step of the pipeline, which ends at the first that fails', () => {
    const pipeline = readFileSync(join(root, '.ci', 'run'), 'utf8').split('\n');
    expect(pipeline).toContain('set -euo pipefail');
    expect(pipeline).toContain(command);
  });
});
