import { randomUUID } from 'node:crypto';
import { PlayerClient } from '../../../libs/api-client/src/index.ts';

/**
 * Members with sessions as a login leaves them; the wallet opens the account at the first look.
 * `who`: how many new ones, or the ids of those that exist.
 */
export async function makeMembers(url, keys, redisUrl, who) {
  const { newSessionSecret, sessionIdOf, SessionStore, SessionTokenSigner } =
    await import('#dist/libs/auth/src/index.js');
  const { RedisCache } = await import('#dist/libs/cache/src/index.js');
  const cache = new RedisCache({ url: redisUrl });
  const store = new SessionStore(cache);
  const signer = new SessionTokenSigner(keys);
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 12 * 3_600_000);
  const members = [];
  for (const id of Array.isArray(who) ? who : Array.from({ length: who }, () => randomUUID())) {
    const secret = newSessionSecret();
    const live = { sessionId: sessionIdOf(secret), subject: id, type: 0, idleMs: 1_800_000 };
    await store.put({ ...live, expiresAt: expiresAt.getTime() }, now.getTime());
    const session = new PlayerClient(url, id);
    session.token = signer.sign({ secret, subject: id, type: 0, expiresAt }, now);
    await session.balance();
    members.push({ id, session });
  }
  await cache.close();
  return members;
}

export async function anyGame(session) {
  const [{ gameId, vassalage }] = await session.games('?pageNo=1&pageSize=24');
  return { gameId, vassalage };
}
