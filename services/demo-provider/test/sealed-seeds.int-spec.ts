import { MatchDayService } from '../src/league/match-day.service.js';
import { newServerSeed } from '../src/outcome/seeds.js';
import type { RevealResponse } from '../src/play/dto/play.contract.js';
import type { PlayerStateKey } from '../src/play/player-state.repository.js';
import { SeedService } from '../src/play/seed.service.js';
import { SeedSealing } from '../src/seed-sealing/seed-sealing.js';
import { leagueOf } from '../src/sports-model/leagues.js';
import { GameTable } from './support/game-table.js';

interface Kept {
  serverSeed: string | null;
  sealedSeed: string | null;
}

const sealedText = /^[\w-]+(\.[\w-]+){3}$/;
const newestState = '(SELECT player_state_id FROM play_session ORDER BY id DESC LIMIT 1)';

let table: GameTable;
beforeAll(async () => {
  table = await GameTable.open();
});
afterAll(() => table?.close());

/** The seeds of the player whose session was opened last, by ordinal. */
const keptSeeds = () =>
  table.service.pool.query<Kept[]>(
    `SELECT server_seed "serverSeed", sealed_seed "sealedSeed" FROM seed WHERE player_state_id = ${newestState} ORDER BY ordinal`,
  );
const areSealed = (seeds: Kept[]) =>
  seeds.every(({ serverSeed, sealedSeed }) => serverSeed === null && sealedText.test(sealedSeed!));

describe('server seeds at rest', () => {
  it('REG-G35 lie sealed while they are secret, and in clear once they are revealed', async () => {
    const { token } = await table.openSession();
    expect((await table.spin(token)).status).toBe(200);
    expect(areSealed(await keptSeeds())).toBe(true);
    const { body } = await table.call<RevealResponse>('POST', '/play/reveal', token, {});
    const [revealed, ...secret] = await keptSeeds();
    expect(revealed).toEqual({ serverSeed: body.value.serverSeed, sealedSeed: null });
    expect(secret).toHaveLength(2);
    expect(areSealed(secret)).toBe(true);
  });

  it('are sealed with the next session where they are from before, and stay what they were', async () => {
    const { token } = await table.openSession();
    const old = newServerSeed();
    await table.service.pool.query(
      `UPDATE seed SET server_seed = $1, sealed_seed = NULL WHERE player_state_id = ${newestState}`,
      [old],
    );
    expect((await table.spin(token)).status).toBe(200);
    const [key] = await table.service.pool.query<PlayerStateKey[]>(
      `SELECT vassalage, player_ref "playerRef", game_code "gameCode", mode, currency FROM player_state WHERE id = ${newestState}`,
    );
    await table.service.app.get(SeedService).playerStateOf(key!);
    expect(areSealed(await keptSeeds())).toBe(true);
    const { body } = await table.call<RevealResponse>('POST', '/play/reveal', token, {});
    expect(body.value.serverSeed).toBe(old);
  });

  it('of match days lie sealed until the matches are played', async () => {
    const league = leagueOf('san-co-88')!;
    const days = table.service.app.get(MatchDayService);
    await days.board(league);
    const announced = await table.service.pool.query<Kept[]>(
      'SELECT server_seed "serverSeed", sealed_seed "sealedSeed" FROM match_day',
    );
    expect(announced.length).toBeGreaterThan(0);
    expect(areSealed(announced)).toBe(true);
    table.service.clock.advance(600_000);
    expect(await days.playDue()).toBeGreaterThan(0);
    const played = await table.service.pool.query<Kept[]>(
      'SELECT server_seed "serverSeed", sealed_seed "sealedSeed" FROM match_day WHERE courses IS NOT NULL',
    );
    expect(played.length).toBeGreaterThan(0);
    for (const { serverSeed, sealedSeed } of played) {
      expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
      expect(sealedSeed).toBeNull();
    }
  });

  it('do not open as the seed of another row, nor changed', () => {
    const sealing = table.service.app.get(SeedSealing);
    const serverSeed = newServerSeed();
    const sealedSeed = sealing.seal('seed one 0', serverSeed);
    expect(sealing.open('seed one 0', { serverSeed: null, sealedSeed })).toBe(serverSeed);
    expect(() => sealing.open('seed one 1', { serverSeed: null, sealedSeed })).toThrow();
    const at = sealedSeed.lastIndexOf('.') + 1;
    const other = sealedSeed[at] === 'A' ? 'B' : 'A';
    const changed = sealedSeed.slice(0, at) + other + sealedSeed.slice(at + 1);
    expect(() => sealing.open('seed one 0', { serverSeed: null, sealedSeed: changed })).toThrow();
  });
});
