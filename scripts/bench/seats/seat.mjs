import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../../libs/api-client/src/index.ts';

const retryMs = 500;
const settleTries = 240;

/** A player at a live table: follows its stream as the game page does and bets on one to three spots in every round. */
export class Seat {
  /** @type {string} */
  origin;
  /** @type {ApiClient} */
  api;
  /** @type {{ spots: { id: string }[], minBet: string }} */
  table;
  /** @type {Map<string, { placing: Promise<unknown> }>} */
  rounds;

  static async take({ id, session }, game, lang = 'vi') {
    const { origin, ticket, game: code } = await session.launch(game);
    const api = new ApiClient(origin);
    const opened = await api.value('POST', '/table/session', { ticket, game: code, lang });
    api.token = opened.token;
    return Object.assign(new Seat(), { memberId: id, origin, api, table: opened.table, rounds: new Map() });
  }

  /** Plays until `until.signal` is aborted; resolves when the last request has been answered. */
  async play(until, placed) {
    while (!until.signal.aborted) {
      try {
        await this.follow(until, placed);
      } catch (error) {
        if (!until.signal.aborted && !(error instanceof TypeError)) throw error;
      }
    }
    await Promise.all([...this.rounds.values()].map(({ placing }) => placing));
  }

  async follow(until, placed) {
    const response = await fetch(`${this.origin}/table/stream`, {
      headers: { authorization: `Bearer ${this.api.token}`, accept: 'text/event-stream' },
      signal: until.signal,
    });
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body) {
      text += decoder.decode(chunk, { stream: true });
      const frames = text.split('\n\n');
      text = frames.pop();
      for (const frame of frames) {
        const data = /^data: (.+)$/m.exec(frame)?.[1];
        if (data) this.see(JSON.parse(data).round, placed);
      }
    }
  }

  see(round, placed) {
    if (round?.state !== 'BETTING' || this.rounds.has(round.id)) return;
    const entry = { placing: undefined };
    this.rounds.set(round.id, entry);
    entry.placing = this.place(round.id, placed);
  }

  /** One slip, sent again with its id while the answer is unknown. A slip that met the close is the player's bad luck. */
  async place(roundId, placed) {
    await sleep(randomInt(3_000));
    const spots = new Set(
      Array.from({ length: randomInt(1, 4) }, () => this.table.spots[randomInt(this.table.spots.length)]),
    );
    const bets = [...spots].map(({ id }) => ({ spot: id, stake: this.table.minBet }));
    const slip = { roundId, slipId: randomUUID(), bets };
    const began = performance.now();
    for (let tries = 0; ; tries += 1) {
      const answer = await this.api.call('POST', '/table/bets', slip);
      if (answer.success) return placed(bets.length, performance.now() - began);
      if (answer.code === 'TABLE_BETS_CLOSED') return;
      if (answer.status < 500 || tries > 20)
        throw new Error(`void: a slip gave ${answer.status} ${answer.code}`);
      await sleep(retryMs);
    }
  }

  /** What was staked and won in all rounds, as the table says once each of them has ended. */
  async result() {
    let [stake, win] = [0n, 0n];
    for (const roundId of this.rounds.keys()) {
      const seat = await this.ended(roundId);
      for (const bet of seat.bets)
        if (bet.state === 'ACCEPTED' && seat.state === 'CLOSED') stake += BigInt(bet.stake);
      win += BigInt(seat.totalWin ?? 0);
    }
    return { stake, win };
  }

  async ended(roundId) {
    for (let tries = 0; tries < settleTries; tries += 1) {
      const seat = await this.api.value('GET', `/table/seat?roundId=${roundId}`);
      if (['NONE', 'CLOSED', 'VOID'].includes(seat.state)) return seat;
      await sleep(retryMs);
    }
    throw new Error(`void: round ${roundId} was not settled`);
  }
}
