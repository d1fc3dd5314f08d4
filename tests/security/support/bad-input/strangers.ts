import { serviceNames } from '#libs/config';
import { goodBody, pathOf, type Case } from './cases.js';
import {
  falseAssertions,
  forgedSignatures,
  hasSeat,
  principals,
  type Headers,
  type World,
} from './callers.js';
import type { Operation } from './operation.js';

const sessionRequired: Case['expected'] = [401, 'SESSION_REQUIRED'];
const forbidden: Case['expected'] = [403, 'FORBIDDEN'];

/** Calls in perfect order by those who may not make them. */
export async function strangers(world: World, operation: Operation): Promise<Case[]> {
  const path = pathOf(operation);
  const body = operation.body && JSON.stringify(goodBody(operation));
  const of = (what: string, headers: Headers, expected?: Case['expected']): Case => ({
    what,
    path,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    ...(expected && { expected }),
  });
  const assertions = await falseAssertions(operation.service);
  return [
    ...assertions.map(([what, headers]) => of(what, headers, [401, 'ASSERTION_INVALID'])),
    ...(await wrongKinds(world, operation, of)),
    ...(operation.access.kind === 'provider-signed'
      ? forgedSignatures(world, operation, path, body ?? '').map(([what, headers]) => of(what, headers))
      : []),
    ...(hasSeat(operation) ? wrongSeats(of) : []),
  ];
}

type Make = (what: string, headers: Headers, expected?: Case['expected']) => Case;

function wrongSeats(of: Make): Case[] {
  return [undefined, 'certainly', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi'].map((authorization) =>
    of(`seat token ${authorization}`, authorization === undefined ? {} : { authorization }, [
      401,
      'PLAY_SESSION_UNKNOWN',
    ]),
  );
}

async function wrongKinds(
  { platform, memberId }: World,
  { service, access }: Operation,
  of: Make,
): Promise<Case[]> {
  const as = (principal: Parameters<typeof platform.asserting>[1]) => platform.asserting(service, principal);
  const { member, demo, operator } = principals;
  const stranger = principals.service('demo-provider');
  switch (access.kind) {
    case 'permission':
      return [
        of('a guest', {}, sessionRequired),
        of('an operator', await as(operator('admin')), forbidden),
        of('a service', await as(stranger), forbidden),
        ...(access.permission === 'session'
          ? []
          : [of('a demo player', await as(demo()), [403, 'REAL_ACCOUNT_REQUIRED'])]),
        ...(access.permission === 'agent'
          ? [of('a member who is no agent', await as(member(memberId)), forbidden)]
          : []),
        ...(access.fundPassword
          ? [of('a member without the fund password', await as(member(memberId)), forbidden)]
          : []),
      ];
    case 'operator':
      return [
        of('a guest', {}, sessionRequired),
        of('a member', await as(member(memberId)), forbidden),
        of('an operator of another role', await as(operator('nothing')), forbidden),
        of('a service', await as(stranger), forbidden),
      ];
    case 'internal': {
      const others = serviceNames.filter((name) => !access.callers.includes(name));
      return [
        of('a guest', {}, forbidden),
        of('a member', await as(member(memberId)), forbidden),
        of('an operator', await as(operator('admin')), forbidden),
        ...(await Promise.all(
          others.map(async (name) =>
            of(`the service ${name}`, await as(principals.service(name)), forbidden),
          ),
        )),
      ];
    }
    case 'closed':
      throw new Error('a route declares nothing: no caller is allowed');
    default:
      return [];
  }
}
