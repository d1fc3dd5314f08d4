import { routes } from '../../services/gateway/src/routes/route-table.js';
import { demoAccounts, demoOperatorSecret } from '../../deploy/local/demo.ts';
import { badRequests, type Case } from './support/bad-input/cases.js';
import type { World } from './support/bad-input/callers.js';
import { nameOf, operationsOf, type Operation } from './support/bad-input/operation.js';
import { startWorld } from './support/bad-input/world.js';
import { Generated, randomFrom, secretText } from './support/every-operation/generated.js';
import { collectLogs } from './support/every-operation/logs.js';
import { kinds, Visitors, type Kind } from './support/every-operation/visitors.js';

/** Good inputs of each caller; of the bad ones all by who may call, and some by the others. */
const goodOnes = Number(process.env['INPUTS'] ?? 12);
const badOnesOfOthers = 3;
const seed = Number(process.env['SEED'] ?? 20261124);
const patienceMs = 20_000;

type Documented = Record<string, { responses?: Record<string, { description?: string }> }>;

/** Would end what every other call needs: the open site, the demo operator's own login. */
const kept: Record<string, (body: Record<string, unknown>) => void> = {
  'member PUT /wps/v2/ops/brand': (body) => Object.assign(body, { maintenance: false }),
};

describe('every operation of the document', () => {
  let world: World;
  let visitors: Visitors;
  let operations: Operation[];
  let documented: Record<string, Documented>;
  let logs: string[];
  let sent = 0;
  const statuses = new Map<string, number>();
  const random = randomFrom(seed);

  beforeAll(async () => {
    world = await startWorld({ LOG_LEVEL: 'info' });
    logs = collectLogs(world.platform);
    visitors = new Visitors(world.platform.gateway);
    const document = (await (await fetch(`${world.platform.gateway}/openapi.json`)).json()) as {
      paths: Record<string, Documented>;
    };
    documented = document.paths;
    operations = (await operationsOf(world.platform)).filter(
      ({ method, path }) => documented[path]?.[method.toLowerCase()] !== undefined,
    );
  }, 180_000);

  afterAll(async () => {
    const counts = [...statuses].toSorted().map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(
      `seed ${seed}, ${sent} requests to ${operations?.length} operations; ${counts.join(', ')}\n`,
    );
    await world?.platform.close();
  });

  async function faultOf(operation: Operation, kind: Kind, token: string, given: Case) {
    const { method, path } = operation;
    const headers = { ...given.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const name = `${nameOf(operation)} as ${kind}, ${given.what}`;
    sent += 1;
    let answer: Response;
    let text: string;
    try {
      const signal = AbortSignal.timeout(patienceMs);
      answer = await fetch(`${world.platform.gateway}${given.path}`, {
        ...{ method, headers, signal },
        ...(given.body !== undefined && { body: given.body }),
      });
      text = await answer.text();
    } catch (error) {
      return `${name}: no answer: ${String(error)}`;
    }
    const status = String(answer.status);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const published = documented[path]![method.toLowerCase()]!.responses?.[status];
    if (answer.status >= 500) return `${name}: ${status} ${text.slice(0, 200)}`;
    if (!published) return `${name}: undocumented ${status} ${text.slice(0, 200)}`;
    if (answer.status < 400) return undefined;
    const { code } = JSON.parse(text) as { code?: string };
    const codes = (published.description ?? '').split(', ');
    return code !== undefined && codes.includes(code)
      ? undefined
      : `${name}: undocumented code ${status} ${code}`;
  }

  function casesOf(operation: Operation, kind: Kind, generated: Generated): Case[] {
    const good = Array.from({ length: goodOnes }, () => {
      const request = generated.request(operation);
      const change = kept[nameOf(operation)];
      if (!change || request.body === undefined) return request;
      const body = JSON.parse(request.body) as Record<string, unknown>;
      change(body);
      return { ...request, body: JSON.stringify(body) };
    });
    const bad = badRequests(operation);
    const isTheirs = operation.access.kind === 'operator' ? kind === 'operator' : kind === 'member';
    const some = isTheirs
      ? bad
      : Array.from(
          { length: Math.min(bad.length, badOnesOfOthers) },
          () => bad[Math.floor(random() * bad.length)]!,
        );
    return [...good, ...some];
  }

  it('SPEC-7.8 is found for every route of the gateway', () => {
    const known = new Set(
      operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, ':')}`),
    );
    const missing = routes
      .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
      .filter((call) => !known.has(call) && !call.startsWith('POST /provider/'));
    expect(missing).toEqual([]);
  });

  it.each(kinds)(
    'SEC-S19 SEC-S37 answers a %s as the document says, whatever the input: no failure, no hang',
    async (kind) => {
      const { memberId, owned } = world;
      const generated = new Generated(random, [memberId, owned.depositId, owned.betId]);
      const faults: string[] = [];
      for (const operation of operations) {
        const cases = casesOf(operation, kind, generated);
        const token = await visitors.tokenOf(kind);
        for (let start = 0; start < cases.length; start += 8) {
          const some = cases.slice(start, start + 8).map((given) => faultOf(operation, kind, token, given));
          faults.push(...(await Promise.all(some)).filter((fault) => fault !== undefined));
        }
      }
      expect(faults).toEqual([]);
    },
    3_600_000,
  );

  it('SEC-S36 SEC-S36.1 leaves no secret in a log', () => {
    expect(sent).toBeGreaterThan(operations.length * kinds.length * goodOnes);
    expect(logs.length).toBeGreaterThan(0);
    const secrets = [
      secretText,
      'Thuyen-Troi-Ngoc-7',
      demoOperatorSecret,
      ...demoAccounts.map(({ password }) => password),
      ...visitors.used,
      ...Object.values(world.tokens),
    ];
    const text = logs.join('');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});
