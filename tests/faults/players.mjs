import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient, GameSession, PlayerClient, readEvents } from '../../libs/api-client/src/index.ts';

const timeoutMs = 15_000;
/** Own money is staked first: of members with a bonus so little that it is soon lost. */
const deposits = { plain: '90000000.00', bonus: '200000.00' };

/**
 * A member who keeps spinning under faults: every call is repeated, with the same ids, until it is answered. With an operator who
 * gives a bonus the member plays on it, with the highest stake.
 */
export class SpinningPlayer {
  #client;
  #game;
  #operator;
  #stake;
  spins = 0;
  refused = 0;

  constructor(site, signal, operator) {
    this.signal = signal;
    this.#operator = operator;
    this.#client = new PlayerClient(site, `fault${randomInt(1e8, 1e9)}`, { timeoutMs });
  }

  get memberId() {
    return this.#client.memberId;
  }

  async prepare() {
    await this.#client.register();
    await this.#client.deposit(this.#operator ? deposits.bonus : deposits.plain);
    if (this.#operator) await this.#takeBonus();
    await this.#open();
    if (this.#operator) this.#stake = this.#game.stakes.at(-1);
  }

  async #takeBonus() {
    const { promotionId } = this.#operator;
    // A browser of its own, so that the claims are not taken for those of one person.
    const headers = { 'user-agent': this.#client.account };
    await until(() => this.#client.value('POST', `/wps/v2/promotions/${promotionId}/claim`, {}, headers));
    await this.#operator.approve(this.memberId);
    await until(async () => {
      const { list } = await this.#client.value('GET', '/wps/v2/bonuses');
      if (list[0]?.status !== 'CREDITED') throw new Error(`the bonus is ${list[0]?.status ?? 'not there'}`);
    });
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
      const { success, status, code } = await answered(() => this.#game.send(clientSpinId, this.#stake));
      if (success) {
        this.spins += 1;
        return;
      }
      // A refusal is final; any other response leaves the outcome unknown, so the same spin is sent again.
      if (isRefusal(status) && code !== 'PLAY_ROUND_OPEN') {
        this.refused += 1;
        if (status === 401) await this.#open();
        return;
      }
      await sleep(150);
    }
  }

  async #open() {
    await until(async () => {
      const [game] = await this.#client.games('?pageSize=5');
      this.#game = await GameSession.open(await this.#client.launch(game), { timeoutMs });
    });
  }
}

/** Five numbers of ten; a fifth of the slips is cancelled before its draw. */
const slip = { gameId: 'HN60', prizeMode: 'Elott', winStop: false, betCartAmountSum: '5000.00' };
const contents = [{ playId: 'DUOI', bettingContent: '1,3,5,7,9', singleBetPrice: '1000.00' }];
const cancelledOneIn = 5;

/** A member who keeps betting on the draws of a game under faults, each slip with one key until it is answered. */
export class LotteryPlayer {
  #client;
  tickets = 0;
  cancelled = 0;
  refused = 0;

  constructor(site, signal) {
    this.signal = signal;
    this.#client = new PlayerClient(site, `draws${randomInt(1e8, 1e9)}`, { timeoutMs });
  }

  async prepare() {
    await this.#client.register();
    await this.#client.deposit(deposits.plain);
  }

  async play(pauseMs) {
    while (!this.signal.aborted) {
      await this.#bet();
      await sleep(pauseMs);
    }
  }

  async #bet() {
    const open = await answered(() => this.#client.call('GET', `/lgw/numeros/chase/${slip.gameId}`));
    const numero = open.success ? open.value.find(({ isSale }) => isSale)?.numero : undefined;
    if (numero === undefined) return;
    const body = { ...slip, contents, numeros: [{ numero, multiple: 1 }] };
    const placed = await this.#untilAnswered('POST', '/lgw/betting', body);
    if (!placed.success) {
      this.refused += 1;
      return;
    }
    this.tickets += 1;
    if (this.tickets % cancelledOneIn > 0) return;
    const ids = placed.value.tickets.map(({ id }) => id);
    const { success } = await this.#untilAnswered('PUT', '/lgw/orders/suborders/cancel', { ids });
    if (success) this.cancelled += 1;
  }

  /** The draw may have closed by the time of an answer. */
  async #untilAnswered(method, path, body) {
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      const answer = await answered(() => this.#client.call(method, path, body, headers));
      if (answer.success || isRefusal(answer.status)) return answer;
      await sleep(150);
    }
  }
}

/** A baccarat table, whose rounds are short. All who play at it share them. */
const liveTable = { gameId: 'LVG-L01', vassalage: 'LVG' };
/** Most chips of the table's smallest stake on a spot, of one slip. */
const mostChips = 5;
/** Pauses between two slips of a member: some slips in each round, so that kills meet slips and settlements alike. */
const pausesPerSlip = 8;
const streamMs = 60_000;

/**
 * A member at a live table under faults, who puts slips of one to three spots into every round, each with one id until it is
 * answered.
 */
export class TablePlayer {
  #client;
  #api;
  #table;
  #states = [];
  slips = 0;
  refused = 0;

  constructor(site, signal) {
    this.signal = signal;
    this.#client = new PlayerClient(site, `seats${randomInt(1e8, 1e9)}`, { timeoutMs });
  }

  async prepare() {
    await this.#client.register();
    await this.#client.deposit(deposits.plain);
    await this.#sit();
  }

  /** Bets until the signal, then finishes the slip under way. */
  async play(pauseMs) {
    const following = this.#follow();
    while (!this.signal.aborted) {
      const round = this.#states.at(-1)?.data.round;
      if (round?.state === 'BETTING') await this.#bet(round.id);
      await sleep(pauseMs * pausesPerSlip);
    }
    await following;
  }

  /** Keeps the states of the table, as its page does. A new stream each minute reaches the processes of the provider in turn. */
  async #follow() {
    while (!this.signal.aborted) {
      const { site, token } = this.#api;
      const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
      const signal = AbortSignal.any([this.signal, AbortSignal.timeout(streamMs)]);
      await fetch(`${site}/table/stream`, { headers, signal })
        .then((response) => readEvents(response, this.#states))
        .catch(() => undefined); // the process ended, or the minute
      await sleep(300);
    }
  }

  async #bet(roundId) {
    const { spots, minBet } = this.#table;
    const chosen = Array.from({ length: randomInt(1, 4) }, () => spots[randomInt(spots.length)].id);
    const stake = () => String(BigInt(minBet) * BigInt(randomInt(1, mostChips + 1)));
    const bets = [...new Set(chosen)].map((spot) => ({ spot, stake: stake() }));
    const slip = { roundId, slipId: randomUUID(), bets };
    for (;;) {
      const { success, status } = await answered(() => this.#api.call('POST', '/table/bets', slip));
      if (success) {
        this.slips += 1;
        return;
      }
      if (isRefusal(status)) {
        this.refused += 1;
        if (status === 401) await this.#sit();
        return;
      }
      await sleep(150);
    }
  }

  async #sit() {
    await until(async () => {
      const { origin, ticket, game } = await this.#client.launch(liveTable);
      const api = new ApiClient(origin, { timeoutMs });
      const opened = await api.value('POST', '/table/session', { ticket, game, lang: 'vi' });
      api.token = opened.token;
      this.#api = api;
      this.#table = opened.table;
    });
  }
}

/** A refusal is final, but for one of too many calls. After any other failure the outcome is unknown. */
const isRefusal = (status) => status >= 400 && status < 500 && status !== 429;

/** Repeats what fails while events are under way or a service is down. */
async function until(work) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > 600) throw error;
      await sleep(300);
    }
  }
}

/** No response reads as a server error. */
async function answered(call) {
  try {
    return await call();
  } catch (error) {
    return { success: false, status: 599, code: String(error) };
  }
}
