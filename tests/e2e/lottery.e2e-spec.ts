import { randomInt, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { PlayerClient, readEnvelope, type ApiResponse } from '#libs/api-client';
import { betAdjusted, betSettled, type PayloadOf } from '#libs/events';
import { parseMoney } from '#libs/money';
import { idempotencyHeader } from '#libs/platform';
import { layoutOf } from '../../services/lottery/src/engine/index.js';
import { isGenuine } from '../../services/lottery/src/fairness/beacon.rules.js';
import { chainOf, commitmentOf, resultOf } from '../../services/lottery/src/fairness/outcome.rules.js';
import { ScheduleService } from '../../services/lottery/src/schedule/schedule.service.js';
import { until, type Content, type Detail, type OrderView } from '../support/lottery.js';
import { startWholePlatform, type WholePlatform } from '../support/whole-platform.js';

describe('the lottery, from the slip to the balance', () => {
  let platform: WholePlatform;
  const turnover: PayloadOf<typeof betSettled>[] = [];
  const corrections: PayloadOf<typeof betAdjusted>[] = [];

  beforeAll(async () => {
    platform = await startWholePlatform({
      CAPTCHA: 'off',
      RESULT_FEEDS: '',
      ACCELERATED_DRAW_SECONDS: '0',
      PAYLOAD_ENCRYPTION: 'optional',
      RATE_LIMITS: '1000',
      SIMULATED_DELAY_MIN_MS: '50',
      SIMULATED_DELAY_MAX_MS: '100',
    });
    platform.bus.observe(({ type, value }) => {
      if (type === betSettled.type) turnover.push(JSON.parse(value!));
      if (type === betAdjusted.type) corrections.push(JSON.parse(value!));
    });
  }, 120_000);

  afterAll(() => platform?.close(), 60_000);

  const minor = async (player: PlayerClient) => parseMoney(await player.balance());
  const sql = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    platform.services.get('lottery')!.app.get(DataSource, { strict: false }).query(text, values);

  async function depositor(): Promise<PlayerClient> {
    const player = new PlayerClient(platform.gateway);
    await player.register();
    await player.deposit('500000.00');
    return player;
  }

  /** Puts draws on the calendar that close and are drawn soon, one after another. */
  async function soon(gameCode: string, closeInMs: number, count = 1): Promise<string[]> {
    const day = `2031${String(randomInt(1, 13)).padStart(2, '0')}${String(randomInt(1, 29)).padStart(2, '0')}`;
    const first = randomInt(1, 9_000);
    const numeros = Array.from({ length: count }, (_, at) => `${day}-${String(first + at).padStart(4, '0')}`);
    for (const [at, numero] of numeros.entries())
      await sql(
        `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at)
         VALUES ($1, $2, now(), now() - interval '1 minute', clock_timestamp() + $3 * interval '1 ms',
                 clock_timestamp() + ($3 + 500) * interval '1 ms')`,
        [gameCode, numero, closeInMs * (at + 1)],
      );
    await platform.services.get('lottery')!.app.get(ScheduleService, { strict: false }).fillAhead();
    return numeros;
  }

  function bet(
    player: PlayerClient,
    game: { gameId: string; prizeMode: string },
    contents: Content[],
    numeros: string[],
    total: string,
    more: { winStop?: boolean; key?: string } = {},
  ): Promise<ApiResponse<OrderView>> {
    const body = {
      ...{ ...game, contents, winStop: more.winStop ?? false, betCartAmountSum: total },
      numeros: numeros.map((numero) => ({ numero, multiple: 1 })),
    };
    return player.call('POST', '/lgw/betting', body, { [idempotencyHeader]: more.key ?? randomUUID() });
  }

  const detail = (player: PlayerClient, gameId: string, numero: string) =>
    player.value<Detail>('GET', `/lgw/draw/${gameId}/numeros/${numero}`);
  const order = (player: PlayerClient, { orderNumber }: OrderView) =>
    player.value<OrderView>('GET', `/lgw/orders/${orderNumber}`);
  const settled = (player: PlayerClient, placed: OrderView) =>
    until(
      () => order(player, placed),
      ({ tickets }) => tickets.every(({ state }) => state !== 'OPEN' && state !== 'PLACED'),
    );
  const hanoi = { gameId: 'HN60', prizeMode: 'Elott' };

  it('SPEC-1.8.10 a bet on a one-minute game is drawn, settled, paid and published once, and can be replayed', async () => {
    const player = await depositor();
    const before = await minor(player);
    const [numero] = await soon('HN60', 2_000);
    const tails = Array.from({ length: 10 }, (_, digit) => String(digit)).join(',');
    const key = randomUUID();
    const contents = [{ playId: 'DUOI', bettingContent: tails, singleBetPrice: '1000.00' }];
    const placed = await bet(player, hanoi, contents, [numero!], '10000.00', { key });
    expect(placed).toMatchObject({ success: true });
    expect(await bet(player, hanoi, contents, [numero!], '10000.00', { key })).toEqual(placed);
    expect(await minor(player)).toBe(before - 1_000_000n);

    const { tickets } = await settled(player, placed.value);
    expect(tickets).toMatchObject([{ state: 'WON', payout: '9800.00', resultVersion: 1 }]);
    await until(
      () => minor(player),
      (balance) => balance === before - 1_000_000n + 980_000n,
    );
    const sourceKey = `lottery:ticket:${tickets[0]!.id}`;
    await until(
      async () => turnover.filter((event) => event.sourceKey === sourceKey),
      (events) => events.length > 0,
    );
    expect(turnover.filter((event) => event.sourceKey === sourceKey)).toMatchObject([
      {
        stake: '1000000',
        win: '980000',
        validBet: '1000000',
        category: 'ELOTT',
        gameId: 'HN60',
        selection: 'DUOI',
      },
    ]);
    const replayed = await fetch(
      `${platform.urlOf('lottery')}/internal/events/${betSettled.topic}?limit=1000`,
      {
        headers: await platform.asserting('lottery', { kind: 'service', name: 'points' }),
      },
    );
    const { value } = readEnvelope<{ events: { type: string; payload: object }[] }>(
      replayed.status,
      await replayed.text(),
    );
    expect(value.events).toContainEqual({
      type: betSettled.type,
      payload: turnover.find((event) => event.sourceKey === sourceKey),
    });
  });

  it('a draw can be computed again from what is published: commitment, chain, beacon and result', async () => {
    const player = await depositor();
    const [first, second] = await soon('SEN60', 1_500, 2);
    const open = await detail(player, 'SEN60', second!);
    expect(open.proof).toMatchObject({ seed: null, randomness: null, signature: null });
    const drawn = await until(
      () => detail(player, 'SEN60', second!),
      ({ result }) => result !== null,
    );
    const { proof, result } = drawn;
    expect(proof!.commitment).toBe(open.proof!.commitment);
    const name = { gameCode: 'SEN60', numero: second! };
    expect(commitmentOf(proof!.seed!, name)).toBe(proof!.commitment);
    const { proof: earlier } = await detail(player, 'SEN60', first!);
    expect(chainOf(earlier!.chain, proof!.commitment)).toBe(proof!.chain);
    const { beaconRound, randomness, signature, beaconPublicKey } = proof!;
    const chain = { publicKey: beaconPublicKey, genesisSeconds: 0, periodSeconds: 3 };
    expect(isGenuine(chain, { round: beaconRound, randomness: randomness!, signature: signature! })).toBe(
      true,
    );
    const entropy = { seed: proof!.seed!, beaconRound, randomness: randomness! };
    expect(result!.winningNumber).toEqual(resultOf(layoutOf('SSC5'), name, entropy));
  });

  it('an order over several draws stops when it wins: what is still open is cancelled and given back', async () => {
    const player = await depositor();
    const before = await minor(player);
    const [first, second, third] = await soon('HN60', 8_000, 3);
    const tails = '0,1,2,3,4,5,6,7,8,9';
    const contents = [{ playId: 'DUOI', bettingContent: tails, singleBetPrice: '1000.00' }];
    const numeros = [first!, second!, third!];
    const placed = await bet(player, hanoi, contents, numeros, '30000.00', { winStop: true });
    const { tickets } = await settled(player, placed.value);
    expect(tickets.map(({ state, reason }) => [state, reason])).toEqual([
      ['WON', null],
      ['CANCELLED', 'STOP_ON_WIN'],
      ['CANCELLED', 'STOP_ON_WIN'],
    ]);
    await until(
      () => minor(player),
      (balance) => balance === before - 1_000_000n + 980_000n,
    );
  });

  it('a ticket is cancelled while its draw is open, once, and not after the close', async () => {
    const player = await depositor();
    const before = await minor(player);
    const [numero] = await soon('HN60', 4_000);
    const contents = [{ playId: 'LO2', bettingContent: '27', singleBetPrice: '1000.00' }];
    const { value } = await bet(player, hanoi, contents, [numero!], '27000.00');
    const ids = value.tickets.map(({ id }) => id);
    await player.value('PUT', '/lgw/orders/suborders/cancel', { ids });
    expect(await minor(player)).toBe(before);
    const again = await player.call('PUT', '/lgw/orders/suborders/cancel', { ids });
    expect(again).toMatchObject({ success: false, code: 'LOTTERY_NOT_CANCELLABLE' });

    const late = await bet(player, hanoi, contents, [numero!], '27000.00');
    const { tickets } = await settled(player, late.value);
    const refused = await player.call('PUT', '/lgw/orders/suborders/cancel', { ids: [tickets[0]!.id] });
    expect(refused).toMatchObject({ code: 'LOTTERY_NOT_CANCELLABLE' });
    const closed = await bet(player, hanoi, contents, [numero!], '27000.00');
    expect(closed).toMatchObject({ success: false, code: 'LOTTERY_DRAW_CLOSED' });
  });

  it('a slip that costs another sum than shown, or more than the balance, takes no money', async () => {
    const player = await depositor();
    const before = await minor(player);
    const [numero] = await soon('HN60', 5_000);
    const contents = [{ playId: 'LO2', bettingContent: '27', singleBetPrice: '1000.00' }];
    const other = await bet(player, hanoi, contents, [numero!], '26000.00');
    expect(other).toMatchObject({ code: 'LOTTERY_TOTAL_DIFFERS' });
    const dear = [{ ...contents[0]!, singleBetPrice: '100000.00' }];
    const refused = await bet(player, hanoi, dear, [numero!], '2700000.00');
    expect(refused).toMatchObject({ code: 'LOTTERY_BET_REFUSED', value: { reason: 'INSUFFICIENT_FUNDS' } });
    expect(await minor(player)).toBe(before);
    const held = await sql<{ amount: string }>(
      `SELECT sum(amount)::text AS amount FROM draw_exposure WHERE game_code = 'HN60' AND numero = $1`,
      [numero],
    );
    expect(held).toEqual([{ amount: '0' }]);
  });

  it('REG-G39 a bet in the last second is taken and one after the close is refused, by the clock of the database', async () => {
    const player = await depositor();
    const [numero] = await soon('HN60', 2_500);
    const contents = [{ playId: 'LO2', bettingContent: '27', singleBetPrice: '1000.00' }];
    const left = async () => {
      const [row] = await sql<{ left: string }>(
        `SELECT extract(epoch FROM close_at - clock_timestamp()) AS left FROM draw WHERE game_code = 'HN60' AND numero = $1`,
        [numero],
      );
      return Number(row!.left);
    };
    await until(left, (seconds) => seconds < 0.9);
    expect(await bet(player, hanoi, contents, [numero!], '27000.00')).toMatchObject({ success: true });
    await until(left, (seconds) => seconds <= 0);
    const before = await minor(player);
    expect(await bet(player, hanoi, contents, [numero!], '27000.00')).toMatchObject({
      ...{ success: false, code: 'LOTTERY_DRAW_CLOSED' },
      value: { numero },
    });
    expect(await minor(player)).toBe(before);
  });

  describe('with an official result', () => {
    const xsmb = { gameId: 'XSMB', prizeMode: 'Lott' };
    const result = {
      ...{ DB: ['12327'], G1: ['45600'], G2: ['10027', '33301'], G7: ['27', '11', '12', '13'] },
      G3: ['00001', '00002', '00003', '00004', '00005', '00006'],
      ...{ G4: ['0101', '0102', '0103', '0104'], G6: ['101', '102', '103'] },
      G5: ['0201', '0202', '0203', '0204', '0205', '0206'],
    };
    const corrected = { ...result, DB: ['12328'], G7: ['28', '11', '12', '13'] };

    async function ops<T>(operatorId: string, path: string, body: unknown): Promise<ApiResponse<T>> {
      const principal = { kind: 'operator' as const, operatorId, roles: ['lottery'], sessionId: 's-1' };
      const answer = await fetch(`${platform.urlOf('lottery')}/wps/v2/ops/lottery${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(await platform.asserting('lottery', principal)),
        },
        body: JSON.stringify(body),
      });
      return readEnvelope<T>(answer.status, await answer.text());
    }
    const enter = (
      operatorId: string,
      numero: string,
      version: number,
      values: object,
      gameCode = 'XSMB',
    ): Promise<ApiResponse<{ entered: boolean }>> =>
      ops(operatorId, `/draws/${gameCode}/${numero}/proposals`, { version, result: values });

    it('SPEC-1.8.9 two operators enter it; a correction pays the difference, and going back nets zero', async () => {
      const player = await depositor();
      const before = await minor(player);
      const [numero] = await soon('XSMB', 1_500);
      const contents = [
        { playId: 'LO2', bettingContent: '27', singleBetPrice: '1000.00' },
        { playId: 'DE_DB', bettingContent: '28', singleBetPrice: '1000.00' },
      ];
      const { value: placed } = await bet(player, xsmb, contents, [numero!], '28000.00');
      expect((await enter('o-1', numero!, 1, result)).code).toBe('LOTTERY_RESULT_NOT_DUE');
      await until(
        () => detail(player, 'XSMB', numero!),
        ({ draw }) => draw.state === 'CLOSED',
      );
      const due = () => enter('o-1', numero!, 1, result);
      expect((await until(due, ({ success }) => success)).value).toEqual({ entered: false });
      expect((await enter('o-1', numero!, 1, result)).value).toEqual({ entered: false });
      expect((await enter('o-2', numero!, 1, corrected)).value).toEqual({ entered: false });
      const short = { ...result, G7: ['27'] };
      expect((await enter('o-2', numero!, 1, short)).code).toBe('LOTTERY_RESULT_MALFORMED');
      expect((await enter('o-2', numero!, 1, result)).value).toEqual({ entered: true });

      const { tickets } = await settled(player, placed);
      // 27 came three times: DB, G2 and G7.
      expect(tickets).toMatchObject([{ state: 'WON', payout: '297000.00' }]);
      const first = before - 2_800_000n + 29_700_000n;
      await until(
        () => minor(player),
        (balance) => balance === first,
      );

      const path = `/draws/XSMB/${numero}/comparison`;
      const compared = await ops<object>('o-1', path, { result: corrected });
      expect(compared.value).toEqual({
        ...{ tickets: 1, winners: 1, changed: 1 },
        ...{ paidBefore: '297000.00', paidAfter: '197000.00', difference: '-100000.00' },
      });
      for (const [version, values, payout] of [
        [2, corrected, '197000.00'],
        [3, result, '297000.00'],
      ] as const) {
        await enter('o-1', numero!, version, values);
        expect((await enter('o-3', numero!, version, values)).value).toEqual({ entered: true });
        await until(
          () => order(player, placed),
          (view) => view.tickets[0]!.resultVersion === version,
        );
        expect((await order(player, placed)).tickets).toMatchObject([{ state: 'WON', payout }]);
        const expected = before - 2_800_000n + parseMoney(payout);
        await until(
          () => minor(player),
          (balance) => balance === expected,
        );
      }
      const refersTo = `lottery:ticket:${tickets[0]!.id}`;
      const differences = corrections.filter((event) => event.refersTo === refersTo).map(({ win }) => win);
      expect(differences).toEqual(['-10000000', '10000000']);
    });

    it('SPEC-1.8.12 a bet on a market of South-East Asia is settled by its result', async () => {
      const player = await depositor();
      const before = await minor(player);
      const [numero] = await soon('TOGEL_HK', 1_500);
      const market = { gameId: 'TOGEL_HK', prizeMode: 'SEA' };
      const contents = [{ playId: 'COLOK_BEBAS', bettingContent: '7', singleBetPrice: '10000.00' }];
      const { value: placed } = await bet(player, market, contents, [numero!], '10000.00');
      const values = { N: ['1747'] };
      const due = () => enter('o-1', numero!, 1, values, 'TOGEL_HK');
      await until(due, ({ success }) => success);
      expect((await enter('o-2', numero!, 1, values, 'TOGEL_HK')).value).toEqual({ entered: true });
      const { tickets } = await settled(player, placed);
      expect(tickets).toMatchObject([{ state: 'WON' }]);
      const paid = parseMoney(tickets[0]!.payout);
      expect(paid).toBeGreaterThan(2n * 1_000_000n);
      await until(
        () => minor(player),
        (balance) => balance === before - 1_000_000n + paid,
      );
    });

    it('a draw that an operator voids gives every stake back', async () => {
      const player = await depositor();
      const before = await minor(player);
      const [numero] = await soon('XSMB', 60_000);
      const contents = [{ playId: 'LO2', bettingContent: '27', singleBetPrice: '1000.00' }];
      const { value: placed } = await bet(player, xsmb, contents, [numero!], '27000.00');
      const reason = { reason: 'the station does not draw' };
      expect(await ops('o-1', `/draws/XSMB/${numero}/voiding`, reason)).toMatchObject({ success: true });
      const { tickets } = await settled(player, placed);
      expect(tickets).toMatchObject([{ state: 'VOID', reason: 'DRAW_VOID' }]);
      await until(
        () => minor(player),
        (balance) => balance === before,
      );
      const again = await ops('o-1', `/draws/XSMB/${numero}/voiding`, reason);
      expect(again.code).toBe('LOTTERY_DRAW_NOT_VOIDABLE');
    });
  });
});
