import { randomUUID } from 'node:crypto';
import {
  defaultOddsBook,
  gameDefinitions,
  isProved,
  layoutOf,
  modesOfGroup,
  playGroups,
  playsOf,
  type GameDefinition,
  type Play,
} from '#libs/lottery-engine';
import { formatMoney } from '#libs/money';
import { eventually, startTestService, type FakeClock, type TestService } from '#libs/testing';
import { pickNear } from '../../../libs/lottery-engine/test/picks.js';
import { tryParse } from '../../../libs/lottery-engine/test/singles.js';
import { numbersFrom, randomResult } from '../../../libs/lottery-engine/test/spaces.js';
import { acceptSlip, stakeOf, type SlipLine } from '../src/order/order.rules.js';
import { lotteryService } from '../src/service.js';
import { openDraws } from './support/draws.js';
import { paidByOracle } from './support/exposure-storm.js';
import { initialLimits } from './support/limits.js';
import { StakeDesk } from './support/stake-desk.js';

const unitStake = 10_000n;
const context = { book: defaultOddsBook(), isOff: () => false, limits: initialLimits };

interface Placed {
  play: Play;
  slip: SlipLine[];
  ticketId: string;
}

describe('SPEC-1.8.9 a bet on every play of every game', () => {
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    wallet = await StakeDesk.start();
    wallet.balance = 10n ** 15n;
    lottery = await startTestService(lotteryService, {
      env: { BEACON: 'none', RESULT_FEEDS: '' },
      peers: { wallet: wallet.url },
    });
  });
  afterAll(async () => {
    await lottery?.close();
    await wallet?.close();
  });

  const query = <T>(text: string, values: unknown[]) => lottery.pool.query<T[]>(text, values);

  async function place(game: GameDefinition, numero: string, play: Play, content: string): Promise<Placed> {
    const prizeMode = modesOfGroup[play.group]!.find((mode) => game.prizeModes.includes(mode))!;
    const slip = acceptSlip(
      {
        ...{ gameCode: game.code, prizeMode, stopOnWin: false },
        lines: [{ play: play.code, content, unitStake }],
        draws: [{ numero, multiple: 1 }],
      },
      context,
    );
    const member = { memberId: randomUUID(), accountType: 0, sessionId: 'session' } as const;
    const { status, body } = await lottery.as({ kind: 'member', ...member }).post(
      '/lgw/betting',
      {
        ...{ gameId: game.code, prizeMode, winStop: false, betCartAmountSum: formatMoney(stakeOf(slip, 1)) },
        contents: [{ playId: play.code, bettingContent: content, singleBetPrice: formatMoney(unitStake) }],
        numeros: [{ numero, multiple: 1 }],
      },
      { 'idempotency-key': randomUUID() },
    );
    expect([play.code, content, status, body.code]).toEqual([play.code, content, 200, undefined]);
    return { play, slip, ticketId: (body.value as unknown as { tickets: { id: string }[] }).tickets[0]!.id };
  }

  it.each(playGroups)('%s is taken, settled and paid as the literal rules say', async (group) => {
    const game = gameDefinitions.find((each) => each.playGroups.includes(group))!;
    const below = numbersFrom(20_261_127);
    const layout = layoutOf(game.layout);
    const result = randomResult(layout, below);
    const [numero = ''] = await openDraws(query, game.code);
    const placed: Placed[] = [];
    for (const play of playsOf(group).filter(isProved)) {
      let content = pickNear(play, layout, result, below);
      while (!tryParse(play, content)) content = pickNear(play, layout, result, below);
      placed.push(await place(game, numero, play, content));
    }
    await query(
      `WITH drawn AS (UPDATE draw SET state = 'DRAWN', version = 1 WHERE game_code = $1 AND numero = $2)
       INSERT INTO draw_result (game_code, numero, version, result, source, entered_by, drawn_at)
       VALUES ($1, $2, 1, $3, 'OPERATORS', '{o-1,o-2}', now())`,
      [game.code, numero, JSON.stringify(result)],
    );
    await eventually(
      () =>
        query<{ state: string }>('SELECT state FROM draw WHERE game_code = $1 AND numero = $2', [
          game.code,
          numero,
        ]),
      ([draw]) => draw?.state === 'SETTLED',
    );
    for (const { play, slip, ticketId } of placed) {
      const due = paidByOracle(play, slip, 1, result);
      const [ticket] = await query<{ payout: string }>('SELECT payout FROM ticket WHERE id = $1', [ticketId]);
      expect([play.code, slip[0]!.text, ticket!.payout]).toEqual([play.code, slip[0]!.text, String(due)]);
      if (due === 0n) continue;
      const key = `win:${ticketId}:1`;
      await eventually(() => wallet.prizes.has(key));
      expect([play.code, wallet.prizes.get(key)]).toEqual([play.code, due]);
    }
  });

  it('is on every proved play that there is', () => {
    const offered = new Set(gameDefinitions.flatMap(({ playGroups: groups }) => groups));
    expect(playGroups.filter((group) => !offered.has(group))).toEqual([]);
    expect(playGroups.flatMap((group) => playsOf(group).filter(isProved)).length).toBeGreaterThanOrEqual(306);
  });
});
