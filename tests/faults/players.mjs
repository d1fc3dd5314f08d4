import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const password = 'Thuyen-Troi-Ngoc-7';

/** A member who spins on, whatever breaks under him: every call is repeated, with the same ids, until it is answered. */
export class SpinningPlayer {
  #token = '';
  #table;
  spins = 0;
  refused = 0;

  constructor(site, signal) {
    this.site = site;
    this.signal = signal;
    this.account = `fault${randomInt(1e8, 1e9)}`;
  }

  async prepare() {
    const { token, memberId } = await this.#must('PUT', '/wps/member/register', {
      username: this.account,
      password,
      confirmPassword: password,
      agreement: true,
      login: true,
      registerMethod: 'WEB',
    });
    this.#token = token;
    this.memberId = memberId;
    const [channel] = await this.#must('GET', '/wps/v2/deposits/channels');
    const key = { 'idempotency-key': randomUUID() };
    const order = await this.#must(
      'POST',
      '/wps/v2/deposits',
      { channel: channel.channel, amount: '90000000.00' },
      key,
    );
    while ((await this.#must('GET', `/wps/v2/deposits/${order.id}`)).status !== 'SUCCESS') await sleep(200);
    await this.#open();
  }

  /** Spins until the signal, then finishes the spin under way. */
  async play(pauseMs) {
    while (!this.signal.aborted) {
      await this.#spin(randomUUID());
      await sleep(pauseMs);
    }
  }

  async #spin(clientSpinId) {
    for (;;) {
      const answer = await call(
        `${this.#table.origin}/play/spin`,
        'POST',
        { stake: this.#table.stake, clientSpinId },
        this.#table.token,
      );
      if (answer.success) {
        this.spins += 1;
        return;
      }
      // A refusal is an answer; anything else says nothing about the money, so the same spin is asked for again.
      if (
        answer.status >= 400 &&
        answer.status < 500 &&
        answer.code !== 'PLAY_ROUND_OPEN' &&
        answer.status !== 429
      ) {
        this.refused += 1;
        if (answer.status === 401) await this.#open();
        return;
      }
      await sleep(150);
    }
  }

  async #open() {
    const { games } = await this.#must('GET', '/wps/relay/GCSGAME_gameList?pageSize=5');
    const game = games[0];
    const launch = {
      gameId: game.gameId,
      nodeId: game.nodeId,
      vassalage: game.vassalage,
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      language: 'VI',
    };
    for (;;) {
      const { gameUrl } = await this.#must('POST', '/wps/game/launchGame', launch);
      const url = new URL(gameUrl);
      const query = {
        ticket: url.searchParams.get('ticket'),
        game: url.searchParams.get('game'),
        lang: 'vi',
      };
      const answer = await call(`${url.origin}/play/session`, 'POST', query);
      if (answer.success) {
        this.#table = { origin: url.origin, token: answer.value.token, stake: answer.value.game.stakes[0] };
        return;
      }
      await sleep(300);
    }
  }

  /** Until it is answered; a business refusal is a fault of this script. */
  async #must(method, path, body, headers) {
    for (let tries = 0; ; tries += 1) {
      const answer = await call(`${this.site}${path}`, method, body, this.#token, headers);
      if (answer.success) return answer.value;
      const final = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
      if (final || tries > 600) throw new Error(`${method} ${path}: ${answer.status} ${answer.code}`);
      await sleep(200);
    }
  }
}

async function call(url, method, body, token, headers = {}) {
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: answer.status, ...(await answer.json()) };
  } catch (error) {
    return { status: 599, success: false, code: String(error) };
  }
}
