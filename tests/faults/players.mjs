import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { GameSession, PlayerClient } from '../../libs/api-client/src/index.ts';

const timeoutMs = 15_000;

/** A member who keeps spinning under faults: every call is repeated, with the same ids, until it is answered. */
export class SpinningPlayer {
  #client;
  #game;
  spins = 0;
  refused = 0;

  constructor(site, signal) {
    this.signal = signal;
    this.#client = new PlayerClient(site, `fault${randomInt(1e8, 1e9)}`, { timeoutMs });
  }

  get memberId() {
    return this.#client.memberId;
  }

  async prepare() {
    await this.#client.register();
    await this.#client.deposit('90000000.00');
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
      const { success, status, code } = await answered(() => this.#game.send(clientSpinId));
      if (success) {
        this.spins += 1;
        return;
      }
      // A refusal is final; any other response leaves the outcome unknown, so the same spin is sent again.
      if (status >= 400 && status < 500 && code !== 'PLAY_ROUND_OPEN' && status !== 429) {
        this.refused += 1;
        if (status === 401) await this.#open();
        return;
      }
      await sleep(150);
    }
  }

  async #open() {
    for (let tries = 0; ; tries += 1) {
      try {
        const [game] = await this.#client.games('?pageSize=5');
        this.#game = await GameSession.open(await this.#client.launch(game), { timeoutMs });
        return;
      } catch (error) {
        if (tries > 600) throw error;
        await sleep(300);
      }
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
