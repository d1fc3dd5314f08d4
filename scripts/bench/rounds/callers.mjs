import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Agent } from 'undici';

const stake = '100000';
const win = '90000';

/** Callers of the two sides, over kept-alive connections of the same number. */
export class RoundCallers {
  /** @type {string} */
  url;
  /** @type {string} */
  walletUrl;
  /** @type {string} */
  vassalage;
  /** @type {number} */
  connections;
  /** @type {(path: string, body: string) => Record<string, string>} */
  sign;
  /** @type {() => Promise<Record<string, string>>} */
  assert;
  /** @type {Agent} */
  agent;
  /** @type {Record<string, string>} */
  assertion;

  static async open({ url, ports, data, vassalage, connections }) {
    const { providerSettings } = await import('#dist/deploy/local/addresses.js');
    const { callSignatureHeader, newRequestId, signCall } =
      await import('#dist/libs/provider-sdk/src/index.js');
    const { assertionHeader, AssertionSigner } = await import('#dist/libs/auth/src/index.js');
    const { application } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));
    const { PROVIDER_KEYS } = providerSettings(ports, application);
    const [, secret] = new RegExp(`(?:^|,)${vassalage}/k1=(\\w+)`).exec(PROVIDER_KEYS);
    const signer = new AssertionSigner('game-launch', join(data, 'keys'));
    return Object.assign(new RoundCallers(), {
      ...{ url, vassalage, connections, walletUrl: `http://127.0.0.1:${ports.inner.wallet}` },
      sign: (path, body) => {
        const call = { method: 'POST', path, body };
        const { header } = signCall({ k1: secret }, call, newRequestId(), new Date());
        return { [callSignatureHeader]: header };
      },
      assert: async () => ({
        [assertionHeader]: await signer.sign('wallet', { kind: 'service', name: 'game-launch' }),
      }),
      agent: new Agent({ connections, keepAliveTimeout: 60_000 }),
    });
  }

  close() {
    return this.agent.close();
  }

  /** A member's money, as a win, and a session in the game, as a provider opens it. */
  async seat({ id, session }, game) {
    await this.post(id, 'win', '90000000000', `${this.vassalage}:fund-${id}`);
    const { ticket } = await session.launch(game);
    const { sessionId, playerRef } = await this.provider('session', { ticket });
    return { id, sessionId, playerRef, gameId: game.gameId };
  }

  /** A whole round: a bet, then the win that closes it. */
  async round({ sessionId, playerRef, gameId }) {
    const roundId = randomUUID();
    const call = { sessionId, playerRef, roundId, gameId };
    await this.provider('bet', { ...call, transactionId: `${roundId}-bet`, amount: stake });
    const closing = { transactionId: `${roundId}-win`, amount: win, roundFinished: true };
    await this.provider('win', { ...call, ...closing });
  }

  /** A round of a table: each player bets by a call of its own, one call settles all parts. */
  async table(players) {
    const roundId = randomUUID();
    const { gameId } = players[0];
    const parts = players.map(({ sessionId, playerRef }, seat) => ({ sessionId, playerRef, seat }));
    await Promise.all(
      parts.map(({ seat, ...player }) =>
        this.provider('bet', {
          ...{ ...player, roundId, gameId, transactionId: `${roundId}-bet-${seat}`, amount: stake },
        }),
      ),
    );
    const results = parts.map(({ seat, ...player }) => ({
      ...{ ...player, transactionId: `${roundId}-win-${seat}`, amount: win },
    }));
    const answer = await this.provider('settle', { roundId, gameId, results });
    if (answer.results.some(({ status }) => status !== 'OK'))
      throw new Error(`void: settle gave ${JSON.stringify(answer)}`);
  }

  /** The same two postings, of the same member, at the wallet itself. */
  async postings({ id }) {
    const roundId = randomUUID();
    await this.post(id, 'bet', stake, `bench:${roundId}-bet`, roundId);
    await this.post(id, 'win', win, `bench:${roundId}-win`, roundId);
  }

  /** How often `work` ended within the time, with one caller per connection; a failure voids the measurement. */
  async rate(players, seconds, work) {
    // An assertion lives for a minute.
    this.assertion = await this.assert();
    const began = performance.now();
    const until = began + seconds * 1000;
    let done = 0;
    const caller = async (number) => {
      for (let at = number; performance.now() < until; at += this.connections, done += 1)
        await work(players[at % players.length]);
    };
    await Promise.all(Array.from({ length: this.connections }, (_, number) => caller(number)));
    return { rate: (done * 1000) / (performance.now() - began), done };
  }

  async provider(call, message) {
    const body = JSON.stringify(message);
    const path = `/provider/${this.vassalage}/v1/${call}`;
    const answer = await this.send(this.url, path, body, this.sign(path, body));
    if (answer.status !== 'OK') throw new Error(`void: ${call} gave ${JSON.stringify(answer)}`);
    return answer;
  }

  async post(memberId, kind, amount, externalId, roundId = externalId) {
    const body = JSON.stringify({
      ...{ memberId, book: 'REAL', amount, externalId, roundId: `bench:${roundId}` },
      ...{ vassalage: this.vassalage, gameType: 'RNG' },
    });
    this.assertion ??= await this.assert();
    const { value } = await this.send(this.walletUrl, `/internal/postings/${kind}`, body, this.assertion);
    if (value?.outcome !== 'ACCEPTED') throw new Error(`void: ${kind} gave ${JSON.stringify(value)}`);
  }

  async send(origin, path, body, headers) {
    const answer = await this.agent.request({
      ...{ origin, path, method: 'POST', body },
      headers: { 'content-type': 'application/json', ...headers },
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`void: ${path} gave ${answer.statusCode} ${text}`);
    return JSON.parse(text);
  }
}
