import { randomUUID } from 'node:crypto';
import { roundIntegers } from '../src/outcome/seeds.js';
import { keepsCommitment } from '../src/outcome/verifier.js';
import type { CardHandResponse, CardSessionResponse } from '../src/card-room/dto/card-room.contract.js';
import { CardPlayService } from '../src/card-room/card-play.service.js';
import { CardRoomWorker } from '../src/card-room/card-room.worker.js';
import { flaggedPairs, metPairs } from '../src/card-room/pair-report.repository.js';
import { botPlay } from '../src/card-room/rules/bot.js';
import { combinationOf } from '../src/card-room/rules/combination.js';
import { replayed } from '../src/card-room/rules/hand.js';
import { dealtHands, shuffleLabel } from '../src/card-room/rules/shuffle.js';
import { GameTable } from './support/game-table.js';

const code = 'tien-len-san-dinh';
const buyIn = 2_000_000n;
const start = 100_000_000n;

interface Seated {
  token: string;
  ticket: string;
}

describe('a card room', () => {
  let table: GameTable;

  beforeAll(async () => {
    table = await GameTable.open();
  });
  afterAll(() => table?.close());

  const worker = () => table.service.app.get(CardRoomWorker);

  async function enter(balance = start): Promise<Seated> {
    const ticket = `ticket-${randomUUID()}`;
    table.platform.issueTicket(ticket, balance);
    const { body } = await table.call<CardSessionResponse>('POST', '/cards/session', undefined, {
      ...{ ticket, game: code, lang: 'vi' },
    });
    expect(body.success).toBe(true);
    return { token: body.value.token, ticket };
  }

  const join = ({ token }: Seated, size = 2, joinId: string = randomUUID()) =>
    table.call<CardHandResponse>('POST', '/cards/join', token, { joinId, size });
  const look = async ({ token }: Seated, handId: string) =>
    (await table.call<CardHandResponse>('GET', `/cards/hand?handId=${handId}`, token)).body.value;
  const move = ({ token }: Seated, handId: string, turn: number, cards: readonly number[]) =>
    table.call<CardHandResponse>('POST', '/cards/move', token, { handId, turn, cards: [...cards] });

  /** Lets the time of the deal or of a turn come. */
  async function letPass(milliseconds: number): Promise<void> {
    table.service.clock.advance(milliseconds);
    await worker().tick();
  }

  const choiceOf = (hand: CardHandResponse) =>
    botPlay(hand.cards!, { led: hand.trick && combinationOf(hand.trick.cards), mustHold: hand.mustHold });

  /** Both players play by what they see alone. Answers the hand as the first sees it at the end. */
  async function playOut(players: readonly Seated[], handId: string): Promise<CardHandResponse> {
    for (let turns = 0; turns < 400; turns++) {
      const views = await Promise.all(players.map((player) => look(player, handId)));
      if (views[0]!.state === 'OVER') return views[0]!;
      const at = views.findIndex(({ turn, seats }) => turn !== undefined && seats![turn]!.isYou);
      if (at < 0) {
        await letPass(2_000);
        continue;
      }
      const view = views[at]!;
      const { status } = await move(players[at]!, handId, view.moves!.length, choiceOf(view));
      expect(status).toBeLessThan(300);
    }
    throw new Error('the hand has no end');
  }

  /** Lets every turn be played by the clock. */
  async function waitOut(
    player: Seated,
    handId: string,
    step: () => Promise<void>,
  ): Promise<CardHandResponse> {
    for (let steps = 0; steps < 800; steps++) {
      const view = await look(player, handId);
      if (view.state === 'OVER') return view;
      table.service.clock.advance(Math.max(0, Date.parse(view.dueAt) - Date.parse(view.now)));
      await step();
    }
    throw new Error('the hand has no end');
  }

  async function settle(): Promise<void> {
    table.service.clock.advance(60_000);
    while ((await worker().settle()) > 0) table.service.clock.advance(60_000);
  }

  it('SPEC-1.8.3 plays a hand of two players for their stakes, settles both in one call, and deals it again from its seed', async () => {
    const players = [await enter(), await enter()];
    const seats = [await join(players[0]!), await join(players[1]!)];
    const [first] = seats.map(({ body }) => body.value);
    const handId = first!.id;
    expect(first).toMatchObject({ state: 'WAITING', seatState: 'ACCEPTED', balance: String(start - buyIn) });
    for (const { body } of seats) expect(body.value.id).toBe(handId);
    const clientSeed = 'ab'.repeat(16);
    const seeded = await table.call<CardHandResponse>('POST', '/cards/seed', players[0]!.token, {
      ...{ handId, clientSeed },
    });
    expect(seeded.body.value).toMatchObject({ clientSeed, commitment: first!.commitment });
    await letPass(12_000);
    const late = await table.call('POST', '/cards/seed', players[0]!.token, { handId, clientSeed });
    expect(late.body.code).toBe('CARD_HAND_DEALT');

    const settled = table.platform.callsOf('settle');
    const end = await playOut(players, handId);
    await settle();
    expect(table.platform.callsOf('settle')).toBe(settled + 1);
    const nets = end.seats!.map(({ net }) => BigInt(net!));
    const rakes = end.seats!.reduce((sum, { rake }) => sum + BigInt(rake!), 0n);
    expect(nets.reduce((sum, net) => sum + net, 0n)).toBe(0n);
    const held = players.reduce((sum, { ticket }) => sum + table.platform.balanceOf(ticket), 0n);
    expect(held).toBe(2n * start - rakes);
    for (const player of players) {
      const view = await look(player, handId);
      expect(view.seatState).toBe('CLOSED');
      expect(view.balance).toBe(table.platform.balanceOf(player.ticket).toString());
    }

    const { clock, pool } = table.service;
    const since = new Date(clock.now().getTime() - 3_600_000);
    const [met] = await metPairs(pool, since);
    const refs = players.map(({ ticket }) => `player-${ticket}`).toSorted();
    expect(met).toMatchObject({ vassalage: 'SBV', playerRefs: refs, handsTogether: 1, handsOfRarer: 1 });
    expect(met!.fromFirst + met!.fromSecond).toBe(nets[0]! > 0n ? nets[0] : -nets[0]!);
    expect(await flaggedPairs(pool, since)).toEqual([]);

    const { serverSeed, clientSeeds, commitment, moves, order } = end;
    expect(keepsCommitment(serverSeed!, commitment)).toBe(true);
    expect(clientSeeds).toContain(clientSeed);
    const seeds = { serverSeed: serverSeed!, clientSeed: shuffleLabel(handId, clientSeeds!), nonce: 0 };
    expect(replayed(dealtHands(2, roundIntegers(seeds)), moves!).order).toEqual(order);
  });

  it("shows a player neither another's cards nor the seed before the end", async () => {
    const players = [await enter(), await enter()];
    const handId = (await join(players[0]!)).body.value.id;
    await join(players[1]!);
    await letPass(12_000);
    const [one, other] = await Promise.all(players.map((player) => look(player, handId)));
    if (one!.state === 'PLAYING') {
      expect(one!.serverSeed).toBeUndefined();
      expect(one!.clientSeeds).toBeUndefined();
      expect(one!.cards!.filter((card) => other!.cards!.includes(card))).toEqual([]);
    }
    const outsider = await enter();
    const { body } = await table.call('GET', `/cards/hand?handId=${handId}`, outsider.token);
    expect(body.code).toBe('CARD_HAND_UNKNOWN');
    await playOut(players, handId);
    await settle();
  });

  it('fills the table with marked bots, plays for a player who is away, and pays what the house lost or won', async () => {
    const player = await enter();
    const handId = (await join(player, 4)).body.value.id;
    await letPass(12_000);
    const view = await waitOut(player, handId, () => worker().tick());
    expect(view.state).toBe('OVER');
    expect(view.seats!.filter(({ isBot }) => isBot)).toHaveLength(3);
    expect(view.moves!.filter(({ by }) => by === 'PLAYER')).toEqual([]);
    await settle();
    const own = view.seats!.find(({ isYou }) => isYou)!;
    expect(table.platform.balanceOf(player.ticket)).toBe(start + BigInt(own.net!) - BigInt(own.rake!));
  });

  it('refuses a move out of turn and an illegal one, and makes a repeated one once', async () => {
    const players = [await enter(), await enter()];
    const handId = (await join(players[0]!)).body.value.id;
    await join(players[1]!);
    await letPass(12_000);
    const views = await Promise.all(players.map((player) => look(player, handId)));
    const at = views.findIndex(({ turn, seats }) => turn !== undefined && seats![turn]!.isYou);
    if (at >= 0) {
      const [own, other] = [players[at]!, players[1 - at]!];
      const cards = choiceOf(views[at]!);
      const foreign = views[1 - at]!.cards!.slice(0, 1);
      expect((await move(other, handId, 0, foreign)).body.code).toBe('CARD_TURN_PAST');
      expect((await move(own, handId, 0, [])).body.code).toBe('CARD_MOVE_ILLEGAL');
      expect((await move(own, handId, 0, foreign)).body.code).toBe('CARD_MOVE_ILLEGAL');
      const [once, twice] = await Promise.all([move(own, handId, 0, cards), move(own, handId, 0, cards)]);
      expect([once.status, twice.status].every((status) => status < 300)).toBe(true);
      expect((await look(own, handId)).moves).toHaveLength(1);
    }
    await playOut(players, handId);
    await settle();
  });

  it('takes a stake once and pays it once, whatever is lost on the way', async () => {
    const player = await enter();
    table.platform.disturb('bets', 'drop-after');
    table.platform.disturb('settle', 'drop-after');
    const joinId = randomUUID();
    expect((await join(player, 2, joinId)).status).toBe(503);
    const again = await join(player, 2, joinId);
    expect(again.body.value.seatState).toBe('ACCEPTED');
    expect(table.platform.balanceOf(player.ticket)).toBe(start - buyIn);
    const handId = again.body.value.id;
    await letPass(12_000);
    const end = await playOut([player], handId);
    await Promise.all([worker().settle(), worker().settle()]);
    await settle();
    const own = end.seats!.find(({ isYou }) => isYou)!;
    expect(table.platform.balanceOf(player.ticket)).toBe(start + BigInt(own.net!) - BigInt(own.rake!));
    expect((await look(player, handId)).seatState).toBe('CLOSED');
  });

  it('gives a stake back whose outcome was unknown at the deal, and voids a hand without stakes', async () => {
    const player = await enter();
    table.platform.disturb('bets', 'fail-after');
    const joined = await join(player, 3);
    expect(joined.status).toBe(503);
    const [row] = await table.service.pool.query<{ id: string }[]>(
      `SELECT hand_id id FROM card_seat WHERE state = 'SENT'`,
    );
    await letPass(12_000);
    await settle();
    expect(await look(player, row!.id)).toMatchObject({ state: 'VOID', seatState: 'ROLLED_BACK' });
    expect(table.platform.balanceOf(player.ticket)).toBe(start);
  });

  it('refuses a player whose balance is below the stake', async () => {
    const player = await enter(buyIn - 1n);
    expect((await join(player)).body.code).toBe('INSUFFICIENT_FUNDS');
    expect(table.platform.balanceOf(player.ticket)).toBe(buyIn - 1n);
  });

  it('continues in another process where one has stopped', async () => {
    const player = await enter();
    const handId = (await join(player, 2)).body.value.id;
    await letPass(12_000);
    const other = await table.restarted();
    try {
      await waitOut(player, handId, async () => {
        await Promise.all([other.app.get(CardPlayService).advance(), worker().tick()]);
      });
      table.service.clock.advance(60_000);
      await Promise.all([other.app.get(CardRoomWorker).settle(), worker().settle()]);
      await settle();
      const view = await look(player, handId);
      expect(view).toMatchObject({ state: 'OVER', seatState: 'CLOSED' });
      expect(table.platform.balanceOf(player.ticket)).toBe(start - buyIn + BigInt(view.payout!));
    } finally {
      await other.close();
    }
  });
});
