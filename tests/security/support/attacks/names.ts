import { randomUUID } from 'node:crypto';
import { Pool } from '#libs/database';
import { eventually } from '#libs/testing';
import { routes } from '../../../../services/gateway/src/routes/route-table.js';
import type { PlayerClient } from '#libs/api-client';
import { bearer, inCrowds, type Place } from './place.js';
import { differences, settledTrailOf, trailOf } from './trail.js';
import { visit } from './visitor.js';

export interface Owned {
  id: string;
  messageId: string;
  openSessionId: string;
  memberId: string;
  passkeyId: string;
  betId: string;
}

const amount = '777000.00';
const passkeyName = 'nannhan';

/** What a victim has that has a name: a deposit, a message, a session, a passkey. */
export async function belongingsOf(place: Place, victim: PlayerClient): Promise<Owned> {
  const id = await victim.deposit(amount);
  const sessions = await victim.call<{ list: { id: string }[] }>('GET', '/wps/v2/sessions');
  const message = async () =>
    (await victim.call<{ list: { id: string }[] }>('GET', '/wps/v2/messages')).value.list[0]?.id;
  await eventually(async () => (await message()) !== undefined, { what: 'the news of the deposit' });
  const passkeyId = randomUUID();
  await place.of<Pool>('auth', Pool).query(
    `INSERT INTO passkey (id, member_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES ($1, $2, 'Y3JlZA', '\\x00', 0, '{}', $3, now())`,
    [passkeyId, victim.memberId, passkeyName],
  );
  return {
    id,
    messageId: (await message())!,
    openSessionId: sessions.value.list[0]!.id,
    memberId: victim.memberId,
    passkeyId,
    betId: randomUUID(),
  };
}

interface Call {
  method: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** These end the attacker's own sessions, whoever else's they name. */
const ending = ['/wps/session/logout', '/wps/v2/sessions', '/wps/v2/sessions/others', '/wps/v2/ops/session'];

/** Every call for members, with the victim's names wherever a name may stand. */
function* calls(attacker: PlayerClient, victim: PlayerClient, owned: Owned): Generator<Call> {
  for (const { method, path } of routes.filter(({ session }) => session === 'required')) {
    if (method === 'DELETE' && ending.includes(path)) continue;
    const id = path.includes('/messages/') ? owned.messageId : owned.id;
    const named = path
      .replace(/:id\b/, id)
      .replaceAll(/:(\w+)/g, (_, name: string) => (owned as unknown as Record<string, string>)[name] ?? name);
    const claims = { memberId: victim.memberId, member_id: victim.memberId, account: victim.account };
    const search = new URLSearchParams(claims).toString();
    const pretending = {
      'x-member-id': victim.memberId,
      'x-lotus-member': victim.memberId,
      'x-user': victim.account,
    };
    yield { method, path: named, headers: pretending };
    yield {
      method,
      path: `${named}?${search}`,
      ...(method !== 'GET' && { body: { ...claims, id: owned.id } }),
    };
    const both = `memberId=${attacker.memberId}&memberId=${victim.memberId}&id[]=${id}`;
    yield { method, path: `${named}?${both}` };
  }
}

/** What the attacker saw of the victim, and what of the victim's was changed. */
export async function useNames(
  place: Place,
  attacker: PlayerClient,
  victim: PlayerClient,
  owned: Owned,
): Promise<{ tried: number; seen: string[]; changed: string[] }> {
  const { platform } = place;
  const before = await settledTrailOf(platform, victim.memberId);
  const secrets = [victim.memberId, victim.account, amount, owned.openSessionId, passkeyName];
  const all = [...calls(attacker, victim, owned)];
  const seen = await inCrowds(all, async ({ method, path, body, headers }) => {
    const asking = {
      ...bearer(attacker.token),
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      'idempotency-key': randomUUID(),
    };
    const answer = await visit(platform.gateway, method, path, asking, body && JSON.stringify(body));
    const leaks = secrets.some((secret) => answer.text.includes(secret)) || answer.status >= 500;
    return leaks ? [`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`] : [];
  });
  const changed = differences(before, await trailOf(platform, victim.memberId));
  return { tried: all.length, seen: seen.flat(), changed };
}
