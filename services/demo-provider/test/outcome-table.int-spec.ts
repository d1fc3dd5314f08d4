import { randomUUID } from 'node:crypto';
import { commitmentTo } from '../src/outcome/seeds.js';
import { publishedTableOf } from '../src/outcome-table/published-tables.js';
import type {
  HistoryResponse,
  RevealResponse,
  SpinRequest,
  SpinResult,
  StateResponse,
} from '../src/play/dto/play.contract.js';
import type { PlayerStateKey } from '../src/play/player-state.repository.js';
import { SeedService } from '../src/play/seed.service.js';
import { GameTable } from './support/game-table.js';

let table: GameTable;
beforeAll(async () => {
  table = await GameTable.open();
});
afterAll(() => table?.close());

const cascades = 'me-cung-ngoc-bich';
const gambles = 'mat-na-hoi-lang';
const play = (
  token: string,
  stake: bigint | string,
  choice?: SpinRequest['choice'],
  clientSpinId = randomUUID(),
) =>
  table.call<SpinResult>('POST', '/play/spin', token, {
    stake: `${stake}`,
    clientSpinId,
    ...(choice && { choice }),
  });

/** Spins until one wins so little that it may be staked again. */
async function aWin(token: string): Promise<SpinResult> {
  for (let i = 0; i < 200; i++) {
    const { value } = (await play(token, 1_000_000n)).body;
    if (BigInt(value.totalWin) > 0n) return value;
  }
  throw new Error('no win in two hundred rounds');
}

describe('a slot that draws from an outcome table', () => {
  it('REG-G48 commits its seeds with the digest of the table, and proves each row after the reveal', async () => {
    const { token, opened } = await table.openSession(1_000_000_000n, cascades);
    const { digest } = publishedTableOf('cluster-5x5-falls');
    expect(opened.fairness.mathsDigest).toBe(digest);
    for (let i = 0; i < 3; i++) await play(token, 1_000_000n);
    const { body } = await table.call<RevealResponse>('POST', '/play/reveal', token, {});
    expect(commitmentTo(body.value.serverSeed, digest)).toBe(opened.fairness.commitment);
    expect(body.value.next).toMatchObject({
      commitment: opened.fairness.nextCommitment,
      mathsDigest: digest,
    });
    const { rounds } = (await table.call<HistoryResponse>('GET', '/play/history', token)).body.value;
    expect(rounds.map(({ proof }) => proof?.mode)).toEqual(['base', 'base', 'base']);
  });

  it('sells its feature for the price of so many stakes, at the lower stakes alone', async () => {
    const { token, ticket, opened } = await table.openSession(1_000_000_000n, cascades);
    const { price, stakes } = opened.game.buy!;
    const before = table.platform.balanceOf(ticket);
    const cost = 1_000_000n * BigInt(price);
    const spinId = randomUUID();
    const { value } = (await play(token, cost, 'buy', spinId)).body;
    expect(value).toMatchObject({ stake: `${cost}`, row: { mode: 'buy' } });
    expect(value.steps.filter(({ kind }) => kind === 'free').length).toBeGreaterThanOrEqual(8);
    expect(table.platform.balanceOf(ticket)).toBe(before - cost + BigInt(value.totalWin));
    // The same id is the same round, also with its choice.
    expect((await play(token, cost, 'buy', spinId)).body.value.roundId).toBe(value.roundId);
    const highest = BigInt(opened.game.stakes.at(-1)!);
    expect(stakes).not.toContain(`${highest}`);
    expect((await play(token, highest * BigInt(price), 'buy')).body.code).toBe('PLAY_STAKE_NOT_OFFERED');
    expect((await play(token, 1_000_000n, 'buy')).body.code).toBe('PLAY_STAKE_NOT_OFFERED');
    expect((await play(token, cost)).body.code).toBe('PLAY_STAKE_NOT_OFFERED');
    expect((await play(token, 1_000_000n, 'red')).body.code).toBe('PLAY_CHOICE_NOT_OFFERED');
  });

  it('gambles exactly the last win, doubles it or takes it, and ends after five in a row', async () => {
    const { token, ticket } = await table.openSession(1_000_000_000n, gambles);
    expect((await play(token, 1_000_000n, 'red')).body.code).toBe('PLAY_CHOICE_NOT_OFFERED');
    let [doubled, lost, most] = [0, 0, 0];
    for (let i = 0; i < 40 && (doubled === 0 || lost === 0); i++) {
      let { totalWin } = await aWin(token);
      expect((await play(token, BigInt(totalWin) + 1n, 'red')).body.code).toBe('PLAY_CHOICE_NOT_OFFERED');
      let inRow = 0;
      while (BigInt(totalWin) > 0n && BigInt(totalWin) <= 20_000_000n && inRow < 5) {
        const before = table.platform.balanceOf(ticket);
        const { value } = (await play(token, totalWin, inRow % 2 === 0 ? 'red' : 'black')).body;
        const won = (value.gamble!.card % 2 === 0 ? 'red' : 'black') === value.gamble!.chosen;
        expect(value.totalWin).toBe(won ? `${2n * BigInt(totalWin)}` : '0');
        expect(table.platform.balanceOf(ticket)).toBe(before - BigInt(totalWin) + BigInt(value.totalWin));
        inRow++;
        if (won) doubled++;
        else lost++;
        totalWin = value.totalWin;
      }
      most = Math.max(most, inRow);
      if (inRow === 5 && BigInt(totalWin) > 0n)
        expect((await play(token, totalWin, 'red')).body.code).toMatch(/NOT_OFFERED/);
    }
    expect(Math.min(doubled, lost, most)).toBeGreaterThan(0);
  });

  it('reveals seeds that were committed with another table, and continues with its own', async () => {
    const { token } = await table.openSession(1_000_000_000n, cascades);
    await play(token, 1_000_000n);
    await table.service.pool.query(
      `UPDATE seed SET table_digest = repeat('0', 64) WHERE revealed_at IS NULL AND player_state_id IN
         (SELECT player_state_id FROM play_session ORDER BY opened_at DESC, id DESC LIMIT 1)`,
    );
    const [key] = await table.service.pool.query<PlayerStateKey[]>(
      `SELECT vassalage, player_ref "playerRef", game_code "gameCode", mode, currency FROM player_state
       WHERE id = (SELECT player_state_id FROM play_session ORDER BY opened_at DESC, id DESC LIMIT 1)`,
    );
    await table.service.app.get(SeedService).playerStateOf(key!);
    const { body } = await table.call<StateResponse>('GET', '/play/state', token);
    expect(body.value.fairness).toMatchObject({
      nonce: 0,
      mathsDigest: publishedTableOf('cluster-5x5-falls').digest,
    });
  });
});
