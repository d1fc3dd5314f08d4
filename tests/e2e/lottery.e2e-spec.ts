import { randomUUID } from 'node:crypto';
import { readEnvelope } from '#libs/api-client';
import { betSettled } from '#libs/events';
import { layoutOf } from '#libs/lottery-engine';
import { isGenuine } from '#libs/lottery-engine/fairness';
import { chainOf, commitmentOf, currentScheme, resultOf, roundOf } from '#libs/lottery-engine/fairness';
import { eventually } from '#libs/testing';
import { LotteryPlatform } from '../support/lottery-platform.js';

describe('the lottery, from the slip to the balance', () => {
  let lottery: LotteryPlatform;
  beforeAll(async () => {
    lottery = await LotteryPlatform.start();
  }, 120_000);
  afterAll(() => lottery?.close());

  const hanoi = { gameId: 'HN60', prizeMode: 'Elott' };

  it('SPEC-1.8.10 a bet on a one-minute game is drawn, settled, paid and published once, and can be replayed', async () => {
    const player = await lottery.depositor();
    const before = await lottery.minor(player);
    const [numero] = await lottery.openDraws('HN60');
    const tails = Array.from({ length: 10 }, (_, digit) => String(digit)).join(',');
    const key = randomUUID();
    const contents = [{ playId: 'DUOI', bettingContent: tails, singleBetPrice: '1000.00' }];
    const placed = await lottery.bet(player, hanoi, contents, [numero!], '10000.00', { key });
    expect(placed).toMatchObject({ success: true });
    expect(await lottery.bet(player, hanoi, contents, [numero!], '10000.00', { key })).toEqual(placed);
    expect(await lottery.minor(player)).toBe(before - 1_000_000n);
    await lottery.closeDraw('HN60', numero!);

    const { tickets } = await lottery.settled(player, placed.value);
    expect(tickets).toMatchObject([{ state: 'WON', payout: '9800.00', resultVersion: 1 }]);
    await eventually(
      () => lottery.minor(player),
      (balance) => balance === before - 1_000_000n + 980_000n,
    );
    const sourceKey = `lottery:ticket:${tickets[0]!.id}`;
    await eventually(
      async () => lottery.turnover.filter((event) => event.sourceKey === sourceKey),
      (events) => events.length > 0,
    );
    expect(lottery.turnover.filter((event) => event.sourceKey === sourceKey)).toMatchObject([
      {
        stake: '1000000',
        win: '980000',
        validBet: '0',
        exclusionReason: 'COVERAGE',
        category: 'ELOTT',
        gameId: 'HN60',
        selection: 'DUOI',
      },
    ]);
    const replayed = await fetch(
      `${lottery.platform.urlOf('lottery')}/internal/events/${betSettled.topic}?limit=1000`,
      {
        headers: await lottery.platform.asserting('lottery', { kind: 'service', name: 'points' }),
      },
    );
    const { value } = readEnvelope<{ events: { type: string; payload: object }[] }>(
      replayed.status,
      await replayed.text(),
    );
    expect(value.events).toContainEqual({
      type: betSettled.type,
      payload: lottery.turnover.find((event) => event.sourceKey === sourceKey),
    });
  });

  it('a lower prize series makes the line cheaper, and a cancelled ticket gives back what it cost', async () => {
    const player = await lottery.depositor();
    const before = await lottery.minor(player);
    const [numero] = await lottery.openDraws('SEN60');
    const game = { gameId: 'SEN60', prizeMode: 'Elott' };
    const digits = '0123456789_#_#_#_#';
    const contents = [{ playId: 'FIX', bettingContent: digits, singleBetPrice: '1000.00', series: 1700 }];
    const full = await lottery.bet(player, game, contents, [numero!], '10000.00');
    expect(full).toMatchObject({ code: 'LOTTERY_TOTAL_DIFFERS' });
    const taken = await lottery.bet(player, game, contents, [numero!], '8720.00');
    expect(taken.value).toMatchObject({
      totalBettingAmount: '8720.00',
      contents: [{ linePrice: '872.00', series: 1700, odds: { WIN: '8.500' } }],
    });
    expect(await lottery.minor(player)).toBe(before - 872_000n);
    await player.value('PUT', '/lgw/orders/suborders/cancel', { ids: [taken.value.tickets[0]!.id] });
    expect(await lottery.minor(player)).toBe(before);
    const again = await lottery.bet(player, game, contents, [numero!], '8720.00');
    await lottery.closeDraw('SEN60', numero!);
    const { tickets } = await lottery.settled(player, again.value);
    expect(tickets).toMatchObject([{ state: 'WON', stake: '8720.00', payout: '8500.00' }]);
    await eventually(
      () => lottery.minor(player),
      (balance) => balance === before - 872_000n + 850_000n,
    );
  });

  it('a draw can be computed again from what is published: commitment, chain, beacon and result', async () => {
    const player = await lottery.depositor();
    const [first, second] = await lottery.openDraws('SEN60', 2);
    await lottery.closeDraw('SEN60', first!);
    await lottery.moveClose('SEN60', second!, 3);
    const open = await lottery.detail(player, 'SEN60', second!);
    expect(open.proof).toMatchObject({ seed: null, randomness: null, signature: null });
    const drawn = await eventually(
      () => lottery.detail(player, 'SEN60', second!),
      ({ result }) => result !== null,
    );
    const { proof, result } = drawn;
    expect(proof!.commitment).toBe(open.proof!.commitment);
    const name = { gameCode: 'SEN60', numero: second! };
    const { beaconRound, randomness, signature, beaconPublicKey } = proof!;
    const closeAt = new Date(open.draw.closeAt);
    const terms = { ...name, scheme: currentScheme, closeAt, beaconRound, layout: layoutOf('SSC5') };
    expect(proof!.scheme).toBe(currentScheme);
    expect(commitmentOf(proof!.seed!, terms)).toBe(proof!.commitment);
    const { proof: earlier } = await lottery.detail(player, 'SEN60', first!);
    expect(proof!.previousChain).toBe(earlier!.chain);
    expect(chainOf(earlier!.chain, proof!.commitment)).toBe(proof!.chain);
    const chain = { publicKey: beaconPublicKey, genesisSeconds: 1_692_803_367, periodSeconds: 3 };
    expect(roundOf(chain, terms)).toBe(beaconRound);
    expect(isGenuine(chain, { round: beaconRound, randomness: randomness!, signature: signature! })).toBe(
      true,
    );
    const entropy = { seed: proof!.seed!, beaconRound, randomness: randomness! };
    expect(result!.winningNumber).toEqual(resultOf(layoutOf('SSC5'), name, entropy));
  });

  it('an order over several draws stops when it wins: what is still open is cancelled and given back', async () => {
    const player = await lottery.depositor();
    const before = await lottery.minor(player);
    const [first, second, third] = await lottery.openDraws('HN60', 3);
    const tails = '0,1,2,3,4,5,6,7,8,9';
    const contents = [{ playId: 'DUOI', bettingContent: tails, singleBetPrice: '1000.00' }];
    const numeros = [first!, second!, third!];
    const placed = await lottery.bet(player, hanoi, contents, numeros, '30000.00', { winStop: true });
    await lottery.closeDraw('HN60', first!);
    const { tickets } = await lottery.settled(player, placed.value);
    expect(tickets.map(({ state, reason }) => [state, reason])).toEqual([
      ['WON', null],
      ['CANCELLED', 'STOP_ON_WIN'],
      ['CANCELLED', 'STOP_ON_WIN'],
    ]);
    await eventually(
      () => lottery.minor(player),
      (balance) => balance === before - 1_000_000n + 980_000n,
    );
  });

  it('a ticket is cancelled while its draw is open, once, and not after the close', async () => {
    const player = await lottery.depositor();
    const before = await lottery.minor(player);
    const [numero] = await lottery.openDraws('HN60');
    const contents = [{ playId: 'LO2', bettingContent: '27', singleBetPrice: '1000.00' }];
    const { value } = await lottery.bet(player, hanoi, contents, [numero!], '27000.00');
    const ids = value.tickets.map(({ id }) => id);
    await player.value('PUT', '/lgw/orders/suborders/cancel', { ids });
    expect(await lottery.minor(player)).toBe(before);
    const again = await player.call('PUT', '/lgw/orders/suborders/cancel', { ids });
    expect(again).toMatchObject({ success: false, code: 'LOTTERY_NOT_CANCELLABLE' });

    const late = await lottery.bet(player, hanoi, contents, [numero!], '27000.00');
    await lottery.closeDraw('HN60', numero!);
    const { tickets } = await lottery.settled(player, late.value);
    const refused = await player.call('PUT', '/lgw/orders/suborders/cancel', { ids: [tickets[0]!.id] });
    expect(refused).toMatchObject({ code: 'LOTTERY_NOT_CANCELLABLE' });
    const closed = await lottery.bet(player, hanoi, contents, [numero!], '27000.00');
    expect(closed).toMatchObject({ success: false, code: 'LOTTERY_DRAW_CLOSED' });
  });

  it('a slip that costs another sum than shown, or more than the balance, takes no money', async () => {
    const player = await lottery.depositor();
    const before = await lottery.minor(player);
    const [numero] = await lottery.openDraws('HN60');
    const contents = [{ playId: 'LO2', bettingContent: '27', singleBetPrice: '1000.00' }];
    const other = await lottery.bet(player, hanoi, contents, [numero!], '26000.00');
    expect(other).toMatchObject({ code: 'LOTTERY_TOTAL_DIFFERS' });
    const dear = [{ ...contents[0]!, singleBetPrice: '100000.00' }];
    const refused = await lottery.bet(player, hanoi, dear, [numero!], '2700000.00');
    expect(refused).toMatchObject({ code: 'LOTTERY_BET_REFUSED', value: { reason: 'INSUFFICIENT_FUNDS' } });
    expect(await lottery.minor(player)).toBe(before);
    const held = await lottery.sql<{ amount: string }>(
      `SELECT sum(amount)::text AS amount FROM draw_exposure WHERE game_code = 'HN60' AND numero = $1`,
      [numero],
    );
    expect(held).toEqual([{ amount: '0' }]);
  });

  it('REG-G39 a bet in the last second is taken and one after the close is refused, by the clock of the database', async () => {
    const player = await lottery.depositor();
    const contents = [{ playId: 'LO2', bettingContent: '27', singleBetPrice: '1000.00' }];
    let numero = '';
    const left = async () => {
      const [row] = await lottery.sql<{ left: string }>(
        `SELECT extract(epoch FROM close_at - clock_timestamp()) AS left FROM draw WHERE game_code = 'HN60' AND numero = $1`,
        [numero],
      );
      return Number(row!.left);
    };
    // On a busy machine a call takes longer than a second: the time left doubles until one is in time.
    let seconds = 0.5;
    const placeShortBeforeTheClose = async () => {
      seconds *= 2;
      [numero = ''] = await lottery.openDraws('HN60');
      await lottery.moveClose('HN60', numero, seconds);
      return lottery.bet(player, hanoi, contents, [numero], '27000.00');
    };
    await eventually(placeShortBeforeTheClose, ({ success }) => success);
    await eventually(left, (seconds) => seconds <= 0);
    const before = await lottery.minor(player);
    expect(await lottery.bet(player, hanoi, contents, [numero], '27000.00')).toMatchObject({
      ...{ success: false, code: 'LOTTERY_DRAW_CLOSED' },
      value: { numero },
    });
    expect(await lottery.minor(player)).toBe(before);
  });
});
