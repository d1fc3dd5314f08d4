import { randomUUID } from 'node:crypto';
import { catalogueDocument } from '../src/catalogue/catalogue.document.js';
import type { FishHistory, FishSession, ShotResult } from '../src/fish/dto/fish.contract.js';
import { preyOf, shoot } from '../src/fish-model/fish-engine.js';
import { fishModelOf } from '../src/fish-model/fish-models.js';
import { keepsCommitment, verifiedIntegers } from '../src/outcome/verifier.js';
import type { RevealResponse } from '../src/play/dto/play.contract.js';
import { GameTable } from './support/game-table.js';

const fishGames = catalogueDocument().games.filter(({ gameType }) => gameType === 'FISH');
const start = 100_000_000n;
const stake = '100000';

describe('a fish game', () => {
  let table: GameTable;
  let token: string;
  let ticket: string;

  beforeAll(async () => {
    table = await GameTable.open();
  });
  afterAll(() => table?.close());
  beforeEach(async () => {
    ticket = `ticket-${randomUUID()}`;
    table.platform.issueTicket(ticket, start, 'HVG-F01');
    const { body } = await table.call<FishSession>('POST', '/fish/session', undefined, {
      ...{ ticket, game: 'bien-sen', lang: 'vi' },
    });
    token = body.value.token;
  });

  const shot = (prey: string, clientSpinId: string = randomUUID(), amount = stake) =>
    table.call<ShotResult>('POST', '/fish/shot', token, { stake: amount, prey, clientSpinId });

  it('takes the stake of each shot and pays what it wins, to the unit', async () => {
    let expected = start;
    for (let i = 0; i < 12; i++) {
      const { body } = await shot('sprat');
      expect(BigInt(body.value.totalWin)).toBe(BigInt(stake) * BigInt(body.value.times));
      expected += BigInt(body.value.totalWin) - BigInt(stake);
      expect([body.value.state, body.value.balance]).toEqual(['CLOSED', expected.toString()]);
    }
    expect(table.platform.balanceOf(ticket)).toBe(expected);
  });

  it('fires one shot for one id, however often it is sent, and no other shot under it', async () => {
    const id = randomUUID();
    const first = await shot('koi', id);
    expect((await shot('koi', id)).body.value).toEqual(first.body.value);
    expect((await shot('turtle', id)).body.code).toBe('PLAY_SPIN_ID_REUSED');
    expect(table.platform.balanceOf(ticket)).toBe(start - BigInt(stake) + BigInt(first.body.value.totalWin));
  });

  it('refuses a stake or an animal that the water does not have', async () => {
    expect((await shot('whale')).body.code).toBe('PLAY_CHOICE_NOT_OFFERED');
    expect((await shot('koi', randomUUID(), '123')).body.code).toBe('PLAY_STAKE_NOT_OFFERED');
    expect(table.platform.balanceOf(ticket)).toBe(start);
  });

  it('finishes a shot whose answer was lost', async () => {
    table.platform.disturb('bet', 'drop-after');
    const id = randomUUID();
    expect((await shot('koi', id)).body.code).toBe('PLAY_BET_UNCERTAIN');
    await table.later(1000);
    const { body } = await shot('koi', id);
    expect(body.value.state).toBe('CLOSED');
    expect(table.platform.balanceOf(ticket)).toBe(start - BigInt(stake) + BigInt(body.value.totalWin));
  });

  it('lets the player compute every shot again once the seed is revealed', async () => {
    for (const prey of ['dragon', 'sprat', 'ray', 'koi']) await shot(prey);
    const { body } = await table.call<RevealResponse>('POST', '/play/reveal', token, {});
    const { serverSeed, commitment } = body.value;
    expect(keepsCommitment(serverSeed, commitment)).toBe(true);
    const history = await table.call<FishHistory>('GET', '/fish/history', token);
    const { rounds } = history.body.value;
    expect(rounds.map(({ result }) => result!.prey)).toEqual(['koi', 'ray', 'sprat', 'dragon']);
    for (const { result, fairness } of rounds) {
      const { clientSeed, nonce } = fairness;
      const draw = verifiedIntegers({ serverSeed, clientSeed, nonce });
      const again = shoot(preyOf(fishModelOf('lotus-sea'), result!.prey)!, draw);
      expect(again).toEqual({ prey: result!.prey, times: result!.times });
    }
  });

  it.each(fishGames)(
    '$code of the catalogue opens, and every animal can be shot at for any stake',
    async (game) => {
      const fresh = `ticket-${randomUUID()}`;
      table.platform.issueTicket(fresh, 10n ** 12n, game.gameId);
      const { body } = await table.call<FishSession>('POST', '/fish/session', undefined, {
        ...{ ticket: fresh, game: game.code, lang: 'en' },
      });
      const { game: opened, token: own } = body.value;
      expect([opened.stakes[0], opened.stakes.at(-1)]).toEqual([game.minBet, game.maxBet]);
      expect(opened.prey.map(({ rtp }) => rtp)).toEqual(opened.prey.map(() => game.rtp));
      for (const { id, awards } of opened.prey) {
        const sent = { stake: opened.stakes.at(-1)!, prey: id, clientSpinId: randomUUID() };
        const { body: shotBody } = await table.call<ShotResult>('POST', '/fish/shot', own, sent);
        expect([0, ...awards]).toContain(shotBody.value.times);
      }
    },
  );

  it('does not let the session of one kind of game play another', async () => {
    expect((await table.call('GET', '/play/session', token)).status).toBe(401);
    const { token: slot } = await table.openSession();
    const answer = await table.call('POST', '/fish/shot', slot, {
      ...{ stake, prey: 'koi', clientSpinId: randomUUID() },
    });
    expect(answer.status).toBe(401);
  });
});
