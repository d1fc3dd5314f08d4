import { randomUUID } from 'node:crypto';
import { assertionHeader } from '#libs/auth';
import { serviceNames } from '#libs/config';
import { routes } from '../../services/gateway/src/routes/route-table.js';
import { admitted, principals, unsignedToken, type World } from './support/bad-input/callers.js';
import { badRequests, goodBody, pathOf, type Case } from './support/bad-input/cases.js';
import { byDesign, mayGrow } from './support/bad-input/exceptions.js';
import { nameOf, operationsOf, type Operation } from './support/bad-input/operation.js';
import { faultOf } from './support/bad-input/refusal.js';
import { changedRows, countRows } from './support/bad-input/rows.js';
import { strangers } from './support/bad-input/strangers.js';
import { startWorld } from './support/bad-input/world.js';

const owners = serviceNames.filter((name) => name !== 'gateway');

/** Calls to the provider and the bank: none of the gateway's. */
const isOfTheProvider = ({ service, path }: Operation) =>
  service === 'demo-provider' || path.startsWith('/bank/') || path.startsWith('/platform/');

describe('bad input', () => {
  let world: World;
  let operations: Operation[];

  beforeAll(async () => {
    world = await startWorld();
    operations = await operationsOf(world.platform);
  }, 120_000);

  afterAll(() => world?.platform.close());

  const ownedBy = (service: string): Operation[] =>
    operations.filter((operation) => operation.service === service);

  async function send(site: string, operation: Operation, given: Case): Promise<string | undefined> {
    const answer = await fetch(`${site}${given.path}`, {
      method: operation.method,
      headers: given.headers ?? {},
      ...(given.body !== undefined && { body: given.body }),
    });
    const exception = byDesign.find(({ call, what }) => nameOf(operation) === call && what.test(given.what));
    if (exception && answer.status === 200) return void (await answer.text());
    const fault = await faultOf(answer, given);
    return fault && `${nameOf(operation)}, ${given.what}: ${fault}`;
  }

  /** All cases of each operation, and the rows of all databases before and after. */
  async function refuse(
    list: Operation[],
    casesOf: (operation: Operation) => Case[] | Promise<Case[]>,
    siteOf = (operation: Operation) => world.platform.urlOf(operation.service),
  ): Promise<void> {
    const before = await countRows(world.platform);
    const faults: string[] = [];
    for (const operation of list) {
      const cases = await casesOf(operation);
      if (cases.length === 0) faults.push(`${nameOf(operation)}: no case`);
      for (let start = 0; start < cases.length; start += 8) {
        const some = cases.slice(start, start + 8).map((given) => send(siteOf(operation), operation, given));
        faults.push(...(await Promise.all(some)).filter((fault) => fault !== undefined));
      }
    }
    expect(faults).toEqual([]);
    expect(changedRows(before, await countRows(world.platform), mayGrow)).toEqual([]);
  }

  it('SPEC-7.8 finds every call of the gateway in a document of its owner', () => {
    const known = new Set(
      operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, ':')}`),
    );
    const missing = routes
      .filter(({ path }) => path !== '/provider/:vassalage/v1/:call')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
      .filter((call) => !known.has(call));
    expect(missing).toEqual([]);
    expect(owners.filter((service) => ownedBy(service).length === 0)).toEqual([]);
  });

  it('asks for the fund password at the gateway wherever the owner says so, and nowhere else', () => {
    const nameless = (call: string) => call.replaceAll(/\{\w+\}|:\w+/g, ':');
    const declared = operations.filter(
      ({ access }) => access.kind === 'permission' && access.fundPassword === true,
    );
    expect(declared.map(({ method, path }) => nameless(`${method} ${path}`)).toSorted()).toEqual(
      routes
        .filter(({ fundPassword }) => fundPassword)
        .map(({ method, path }) => nameless(`${method} ${path}`))
        .toSorted(),
    );
  });

  it('SEC-S15.1 refuses every call behind the fund password without it, at the gateway and at the owner', async () => {
    const behind = operations.filter(
      ({ access }) => access.kind === 'permission' && access.fundPassword === true,
    );
    expect(behind.length).toBeGreaterThan(5);
    const casesOf =
      (expected: Case['expected'], headersOf: (operation: Operation) => Promise<Record<string, string>>) =>
      async (operation: Operation): Promise<Case[]> => [
        {
          what: 'without the fund password',
          path: pathOf(operation),
          headers: { 'content-type': 'application/json', ...(await headersOf(operation)) },
          body: JSON.stringify(operation.body ? goodBody(operation) : {}),
          expected,
        },
      ];
    const session = { authorization: `Bearer ${world.tokens.member}` };
    await refuse(
      behind.filter(({ access }) => access.kind === 'permission' && access.permission !== 'agent'),
      casesOf([400, 'FUND_PASSWORD_REQUIRED'], () => Promise.resolve(session)),
      () => world.platform.gateway,
    );
    const asMember = ({ service, access }: Operation) =>
      world.platform.asserting(
        service,
        principals.member(
          world.memberId,
          access.kind === 'permission' && access.permission === 'agent' ? 1 : 0,
        ),
      );
    await refuse(behind, casesOf([403, 'FORBIDDEN'], asMember));
  });

  it('has cases of bad input for every route that takes any', () => {
    const taking = operations.filter(
      ({ method, body, parameters }) =>
        method !== 'GET' || body || parameters.some((parameter) => parameter.in !== 'header'),
    );
    expect(taking.length).toBeGreaterThan(50);
    expect(taking.filter((operation) => badRequests(operation).length === 0).map(nameOf)).toEqual([]);
  });

  it.each(owners)(
    'SEC-S19 %s refuses what its schemas do not allow, and writes nothing',
    async (service) => {
      const admittedCases = (operation: Operation) =>
        Promise.all(
          badRequests(operation).map(async (given) => ({
            ...given,
            headers: { ...(await admitted(world, operation, given.path, given.body)), ...given.headers },
          })),
        );
      const withInput = ownedBy(service).filter((operation) => badRequests(operation).length > 0);
      await refuse(withInput, admittedCases);
    },
    300_000,
  );

  it.each(owners)(
    'SEC-S16 SEC-S20 SEC-S27 %s refuses who may not call, and writes nothing',
    async (service) => {
      await refuse(ownedBy(service), (operation) => strangers(world, operation));
    },
    60_000,
  );

  it('SEC-S20 lets nobody through the gateway without a live session of the right kind', async () => {
    const { tokens, platform } = world;
    const atGateway = operations.filter(
      ({ access }) => access.kind === 'permission' || access.kind === 'operator',
    );
    await refuse(
      atGateway,
      async (operation) => {
        const body = operation.body && JSON.stringify(goodBody(operation));
        const forMembers = operation.access.kind === 'permission';
        const own = await platform.asserting(
          operation.service,
          forMembers ? principals.member(world.memberId) : principals.operator('admin'),
        );
        const of = (what: string, headers: Record<string, string>, expected?: Case['expected']): Case => ({
          what,
          path: pathOf(operation),
          headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
          ...(body !== undefined && { body }),
          ...(expected && { expected }),
        });
        const ended: Case['expected'] = [401, 'SESSION_ENDED'];
        return [
          of('no session', {}, [401, 'SESSION_REQUIRED']),
          of('an assertion brought along', { [assertionHeader]: own[assertionHeader]! }, [
            401,
            'SESSION_REQUIRED',
          ]),
          of('a token of no form', { authorization: 'Bearer certainly' }, ended),
          of('another scheme', { authorization: 'Basic YTpi' }, ended),
          of('an unsigned token', { authorization: `Bearer ${unsignedToken()}` }, ended),
          of('a changed token', { authorization: `Bearer ${tokens.member.slice(0, -6)}AAAAAA` }, ended),
          of('a token of a session that has ended', { authorization: `Bearer ${tokens.ended}` }, ended),
          of(
            'a session of the other realm',
            { authorization: `Bearer ${forMembers ? tokens.operator : tokens.member}` },
            [403, 'FORBIDDEN'],
          ),
        ];
      },
      () => platform.gateway,
    );
  });

  it('SEC-S20 has no way from outside to what is internal', async () => {
    const hidden = operations.filter(
      (operation) => operation.access.kind === 'internal' || isOfTheProvider(operation),
    );
    await refuse(
      hidden,
      async (operation) => [
        {
          what: 'through the gateway',
          path: pathOf(operation),
          headers: await admitted(world, operation, pathOf(operation)),
          expected: [404, 'NOT_FOUND'],
        },
      ],
      () => world.platform.gateway,
    );
  });

  it('SEC-S22 is refused at the gateway as well where a body is too large or unreadable', async () => {
    const open = operations.filter(
      (operation) => operation.body && !isOfTheProvider(operation) && operation.access.kind !== 'internal',
    );
    await refuse(
      open,
      async (operation) => {
        const kind = operation.access.kind;
        const token = kind === 'operator' ? world.tokens.operator : world.tokens.member;
        const own = badRequests(operation).filter(({ what }) =>
          /^(unreadable|an oversize|a body of)/.test(what),
        );
        return own.map((given) => ({
          ...given,
          headers: {
            ...given.headers,
            ...((kind === 'permission' || kind === 'operator') && { authorization: `Bearer ${token}` }),
          },
        }));
      },
      () => world.platform.gateway,
    );
  });

  it("SEC-S18 says of others' deposits and bets that there are none, and takes no ticket twice", async () => {
    const { platform, owned } = world;
    const before = await countRows(platform);
    const other = principals.member(randomUUID());
    const read = async (service: 'wallet' | 'game-launch', path: string) =>
      fetch(`${platform.urlOf(service)}${path}`, { headers: await platform.asserting(service, other) });
    expect(
      await faultOf(await read('wallet', `/wps/v2/deposits/${owned.depositId}`), {
        expected: [404, 'DEPOSIT_NOT_FOUND'],
      }),
    ).toBeUndefined();
    expect(
      await faultOf(await read('game-launch', `/wps/v2/records/bets/${owned.betId}`), {
        expected: [404, 'BET_NOT_FOUND'],
      }),
    ).toBeUndefined();
    const again = await fetch(`${platform.urlOf('demo-provider')}/play/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owned.usedTicket),
    });
    expect(await faultOf(again, { expected: [403, 'PLAY_TICKET_REFUSED'] })).toBeUndefined();
    expect(changedRows(before, await countRows(platform), mayGrow)).toEqual([]);
  });
});
