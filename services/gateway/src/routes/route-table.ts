import type { ServiceName } from '#libs/config';
import { agentContractsCalls } from './calls/agent-contracts.js';
import { authCalls } from './calls/auth.js';
import { gameLaunchCalls } from './calls/game-launch.js';
import { lotteryCalls } from './calls/lottery.js';
import { memberCalls } from './calls/member.js';
import { pointsCalls } from './calls/points.js';
import { promotionsCalls } from './calls/promotions.js';
import { walletCalls } from './calls/wallet.js';
import type { Call, Route } from './route.js';

/** Every call of the platform and its owner. A new call in a service needs one line in `calls/`. */
const table: Partial<Record<ServiceName, readonly Call[]>> = {
  auth: authCalls,
  member: memberCalls,
  wallet: walletCalls,
  'game-launch': gameLaunchCalls,
  lottery: lotteryCalls,
  points: pointsCalls,
  promotions: promotionsCalls,
  'agent-contracts': agentContractsCalls,
};

/** The dead letters of each service with an inbox, for operators. */
for (const service of Object.keys(table) as ServiceName[]) {
  const path = `/wps/v2/ops/dead-letters/${service}`;
  table[service] = [
    ...table[service]!,
    ['session', `GET ${path}`],
    ['session', `GET ${path}/actions`],
    ['session', `POST ${path}/redrive`],
    ['session', `POST ${path}/:id/redrive`],
    ['session', `POST ${path}/:id/discard`],
  ];
}

/** The projections of each service that has some, for operators. */
for (const service of ['points', 'promotions', 'agent-contracts', 'game-launch'] as const) {
  const path = `/wps/v2/ops/projections/${service}`;
  table[service] = [
    ...table[service]!,
    ['session', `GET ${path}`],
    ['session', `GET ${path}/:name/rebuild`],
    ['session', `POST ${path}/:name/rebuild`],
  ];
}

/** Calls that concurrent members share; see proxy/shared-calls.ts. */
const shared: Record<string, string> = {
  'GET /wps/v2/wallets/balance': '/internal/balances/shared',
  'POST /wps/game/launchGame': '/internal/launches/shared',
};

/** The calls open to a session whose password must be changed, besides those open to guests. */
const whilePasswordDue: ReadonlySet<string> = new Set([
  'POST /wps/member/password',
  'POST /wps/v2/password/code',
  'DELETE /wps/session/logout',
  'DELETE /wps/v2/sessions',
  'GET /wps/member/info',
]);

/** The table as routes: a GET is of class `read`, any other method `write`, unless the line names a class. */
export const routes: readonly Route[] = Object.entries(table).flatMap(([owner, lines]) =>
  lines.map(([access, call, routeClass]): Route => {
    const [method, path] = call.split(' ') as [Route['method'], string];
    return {
      method,
      path,
      owner: owner as ServiceName,
      class: routeClass ?? (method === 'GET' ? 'read' : 'write'),
      session: access === 'open' ? 'optional' : 'required',
      ...((access === 'fund-password' || access === 'second-factor') && { fundPassword: true as const }),
      ...(access === 'second-factor' && { secondFactor: true as const }),
      ...(whilePasswordDue.has(call) && { whilePasswordDue: true as const }),
      ...(shared[call] !== undefined && {
        shared: { owner: owner as ServiceName, path: shared[call], withBodies: method === 'POST' },
      }),
    };
  }),
);
