import { randomUUID } from 'node:crypto';
import { eventually } from '#libs/testing';
import { RoundRepository, type Round } from '../src/play/round.repository.js';
import { RoundWorker } from '../src/play/round.worker.js';
import type { RoundState } from '../src/play/round.rules.js';
import { game, GameTable } from './support/game-table.js';

const start = 100_000_000n;
const stake = BigInt(game.stake);

/*
 * A kill can come between any two instructions. What lies between two commits is either a call to the platform or
 * arithmetic, so it is enough to die right after each commit and right before it (with the call before it done).
 */

class Killed extends Error {}

let table: GameTable;
beforeEach(async () => {
  table = await GameTable.open();
});
afterEach(() => table?.close());

/** The process "dies" around the commit of this step: it writes nothing more and releases no lease. */
function dieAround(to: RoundState, when: 'before' | 'after'): void {
  const rounds = table.service.app.get(RoundRepository);
  const move = rounds.move.bind(rounds);
  const accept = rounds.accept.bind(rounds);
  const dead = () => Promise.reject(new Killed(`${when} ${to}`));
  const die = async (commit: () => Promise<Round | undefined>): Promise<Round | undefined> => {
    if (when === 'after') await commit();
    rounds.move = dead;
    rounds.accept = dead;
    rounds.release = dead;
    return dead();
  };
  rounds.move = (...step: Parameters<typeof move>) =>
    step[2] === to ? die(() => move(...step)) : move(...step);
  rounds.accept = (...step: Parameters<typeof accept>) =>
    to === 'BET_ACCEPTED' ? die(() => accept(...step)) : accept(...step);
}

const steps: RoundState[] = ['BET_SENT', 'BET_ACCEPTED', 'OUTCOME', 'WIN_SENT', 'CLOSED'];

it.each(steps.flatMap((to) => [[to, 'before'] as const, [to, 'after'] as const]))(
  'REG-G37 a process killed at %s (%s the commit) leaves a round that another finishes, nothing lost or doubled',
  async (to, when) => {
    const { token, ticket } = await table.openSession();
    dieAround(to, when);
    const id = randomUUID();
    const { status } = await table.spin(token, id);
    expect(status).toBe(500);

    const other = await table.restarted();
    try {
      const worker = other.app.get(RoundWorker);
      expect(await worker.sweep()).toBe(0);
      table.service.clock.advance(10_001);
      const over = to === 'CLOSED' && when === 'after';
      expect(await worker.sweep()).toBe(over ? 0 : 1);
      expect(await table.states()).toEqual(['CLOSED']);
      const numbers = await table.service.pool.query<{ nonce: number; nonces: number }[]>(
        `SELECT r.nonce, s.nonces FROM round r
           JOIN seed s ON s.player_state_id = r.player_state_id AND s.ordinal = r.seed_ordinal`,
      );
      expect(numbers).toEqual([{ nonce: 0, nonces: 1 }]);
      const { body } = await table.call<{ roundId: string; totalWin: string }>(
        'POST',
        '/play/spin',
        token,
        { stake: game.stake, clientSpinId: id },
        other.url,
      );
      expect(table.platform.balanceOf(ticket)).toBe(start - stake + BigInt(body.value.totalWin));
      expect(table.platform.effects).toEqual([
        `bet ${body.value.roundId}-bet`,
        `win ${body.value.roundId}-win`,
      ]);
    } finally {
      await other.close();
    }
  },
);

it('two workers on one database never work on the same round', async () => {
  const playerStates = await Promise.all(Array.from({ length: 8 }, () => table.openSession()));
  for (const { token } of playerStates) {
    table.platform.disturb('bet', 'drop-before');
    await table.spin(token);
  }
  const other = await table.restarted();
  try {
    const bets = table.platform.callsOf('bet');
    table.service.clock.advance(1000);
    const [mine, others] = await Promise.all([
      table.service.app.get(RoundWorker).sweep(),
      other.app.get(RoundWorker).sweep(),
    ]);
    expect(mine + others).toBe(8);
    expect(table.platform.callsOf('bet')).toBe(bets + 8);
    expect(new Set(await table.states())).toEqual(new Set(['CLOSED']));
  } finally {
    await other.close();
  }
});

it('the running service looks after its unfinished rounds by itself', async () => {
  const busy = await GameTable.open({ WORKER_EVERY_MS: '20' });
  try {
    const { token } = await busy.openSession();
    busy.platform.disturb('win', 'drop-after');
    const { body } = await busy.spin(token);
    expect(body.value.state).toBe('ACCEPTED');
    busy.service.clock.advance(1000);
    await eventually(
      () => busy.states(),
      ([state]) => state === 'CLOSED',
    );
    expect(await busy.states()).toEqual(['CLOSED']);
  } finally {
    await busy.close();
  }
});
