import { randomUUID } from 'node:crypto';
import { readEnvelope, type ApiResponse } from '#libs/api-client';
import { parseMoney } from '#libs/money';
import { idempotencyHeader } from '#libs/platform';
import { eventually } from '#libs/testing';
import { SettlementService } from '../../services/lottery/src/settlement/settlement.service.js';
import { LotteryPlatform } from '../support/lottery-platform.js';

describe('a lottery draw with an official result', () => {
  let lottery: LotteryPlatform;
  beforeAll(async () => {
    lottery = await LotteryPlatform.start();
  }, 120_000);
  afterAll(() => lottery?.close());

  const approvals = '/wps/v2/ops/approvals/lottery';
  const xsmb = { gameId: 'XSMB', prizeMode: 'Lott' };
  const result = {
    ...{ DB: ['12327'], G1: ['45600'], G2: ['10027', '33301'], G7: ['27', '11', '12', '13'] },
    G3: ['00001', '00002', '00003', '00004', '00005', '00006'],
    ...{ G4: ['0101', '0102', '0103', '0104'], G6: ['101', '102', '103'] },
    G5: ['0201', '0202', '0203', '0204', '0205', '0206'],
  };
  const corrected = { ...result, DB: ['12328'], G7: ['28', '11', '12', '13'] };

  async function ops<T>(
    operatorId: string,
    path: string,
    body: unknown,
    root = '/wps/v2/ops/lottery',
  ): Promise<ApiResponse<T>> {
    const principal = {
      kind: 'operator' as const,
      operatorId,
      roles: ['operator', 'lottery'],
      sessionId: 's-1',
      since: 0,
    };
    const answer = await fetch(`${lottery.platform.urlOf('lottery')}${root}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [idempotencyHeader]: randomUUID(),
        ...(await lottery.platform.asserting('lottery', principal)),
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
    const player = await lottery.depositor();
    const before = await lottery.minor(player);
    const [numero] = await lottery.openDraws('XSMB');
    const contents = [
      { playId: 'LO2', bettingContent: '27', singleBetPrice: '1000.00' },
      { playId: 'DE_DB', bettingContent: '28', singleBetPrice: '1000.00' },
    ];
    const { value: placed } = await lottery.bet(player, xsmb, contents, [numero!], '28000.00');
    expect((await enter('o-1', numero!, 1, result)).code).toBe('LOTTERY_RESULT_NOT_DUE');
    await lottery.closeDraw('XSMB', numero!);
    await eventually(
      () => lottery.detail(player, 'XSMB', numero!),
      ({ draw }) => draw.state === 'CLOSED',
    );
    const due = () => enter('o-1', numero!, 1, result);
    expect((await eventually(due, ({ success }) => success)).value).toEqual({ entered: false });
    expect((await enter('o-1', numero!, 1, result)).value).toEqual({ entered: false });
    expect((await enter('o-2', numero!, 1, corrected)).value).toEqual({ entered: false });
    const short = { ...result, G7: ['27'] };
    expect((await enter('o-2', numero!, 1, short)).code).toBe('LOTTERY_RESULT_MALFORMED');
    expect((await enter('o-2', numero!, 1, result)).value).toEqual({ entered: true });

    const { tickets } = await lottery.settled(player, placed);
    // 27 came three times: DB, G2 and G7.
    expect(tickets).toMatchObject([{ state: 'WON', payout: '297000.00' }]);
    const first = before - 2_800_000n + 29_700_000n;
    await eventually(
      () => lottery.minor(player),
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
      await eventually(
        () => lottery.order(player, placed),
        (view) => view.tickets[0]!.resultVersion === version,
      );
      expect((await lottery.order(player, placed)).tickets).toMatchObject([{ state: 'WON', payout }]);
      const expected = before - 2_800_000n + parseMoney(payout);
      await eventually(
        () => lottery.minor(player),
        (balance) => balance === expected,
      );
    }
    const refersTo = `lottery:ticket:${tickets[0]!.id}`;
    const differences = lottery.corrections
      .filter((event) => event.refersTo === refersTo)
      .map(({ win }) => win);
    expect(differences).toEqual(['-10000000', '10000000']);
  });

  it('REG-G40 a result is entered once, signed by two operators, and settled once, however often each step is repeated', async () => {
    const player = await lottery.depositor();
    const before = await lottery.minor(player);
    const [numero] = await lottery.openDraws('XSMB');
    const contents = [{ playId: 'DE_DB', bettingContent: '27', singleBetPrice: '1000.00' }];
    const { value: placed } = await lottery.bet(player, xsmb, contents, [numero!], '1000.00');
    await lottery.closeDraw('XSMB', numero!);
    await eventually(
      () => enter('o-1', numero!, 1, result),
      ({ success }) => success,
    );
    expect(await lottery.drawRows('draw_result', numero!)).toEqual([]);
    const entries = await Promise.all(
      ['o-1', 'o-2', 'o-2', 'o-3', 'o-3'].map((operator) => enter(operator, numero!, 1, result)),
    );
    expect(entries.filter(({ success, value }) => success && value.entered)).toHaveLength(1);
    await lottery.settled(player, placed);
    const settlement = lottery.platform.services
      .get('lottery')!
      .app.get(SettlementService, { strict: false });
    await Promise.all([settlement.settleDrawn(), settlement.settleDrawn(), settlement.settleDrawn()]);

    const [entered, ...others] = await lottery.drawRows<{ version: number; entered_by: string[] }>(
      'draw_result',
      numero!,
    );
    expect(others).toEqual([]);
    expect(entered).toMatchObject({ version: 1, source: 'OPERATORS' });
    expect(new Set(entered!.entered_by).size).toBe(2);
    await eventually(
      () => lottery.drawRows('draw_settlement', numero!),
      (rows) => rows.length > 0,
    );
    expect(await lottery.drawRows('draw_settlement', numero!)).toMatchObject([
      { version: 1, tickets: 1, winners: 1, staked: '100000', paid: '9800000' },
    ]);
    const { id } = placed.tickets[0]!;
    expect(
      await lottery.sql('SELECT version, kind, amount FROM ticket_payment WHERE ticket_id = $1', [id]),
    ).toEqual([{ version: 1, kind: 'WIN', amount: '9800000' }]);
    await eventually(
      () => lottery.minor(player),
      (balance) => balance === before - 100_000n + 9_800_000n,
    );
    const sourceKey = `lottery:ticket:${id}`;
    expect(lottery.turnover.filter((event) => event.sourceKey === sourceKey)).toHaveLength(1);
  });

  it('SPEC-1.8.12 a bet on a market of South-East Asia is settled by its result', async () => {
    const player = await lottery.depositor();
    const before = await lottery.minor(player);
    const [numero] = await lottery.openDraws('TOGEL_HK');
    const market = { gameId: 'TOGEL_HK', prizeMode: 'SEA' };
    const contents = [{ playId: 'COLOK_BEBAS', bettingContent: '7', singleBetPrice: '10000.00' }];
    const { value: placed } = await lottery.bet(player, market, contents, [numero!], '10000.00');
    await lottery.closeDraw('TOGEL_HK', numero!);
    const values = { N: ['1747'] };
    const due = () => enter('o-1', numero!, 1, values, 'TOGEL_HK');
    await eventually(due, ({ success }) => success);
    expect((await enter('o-2', numero!, 1, values, 'TOGEL_HK')).value).toEqual({ entered: true });
    const { tickets } = await lottery.settled(player, placed);
    expect(tickets).toMatchObject([{ state: 'WON' }]);
    const paid = parseMoney(tickets[0]!.payout);
    expect(paid).toBeGreaterThan(2n * 1_000_000n);
    await eventually(
      () => lottery.minor(player),
      (balance) => balance === before - 1_000_000n + paid,
    );
  });

  it('a draw that two operators void gives every stake back', async () => {
    const player = await lottery.depositor();
    const before = await lottery.minor(player);
    const [numero] = await lottery.openDraws('XSMB');
    const contents = [{ playId: 'LO2', bettingContent: '27', singleBetPrice: '1000.00' }];
    const { value: placed } = await lottery.bet(player, xsmb, contents, [numero!], '27000.00');
    const reason = { reason: 'the station does not draw' };
    const proposed = await ops<{ id: string }>('o-1', `/draws/XSMB/${numero}/voiding`, reason);
    expect(proposed).toMatchObject({ success: true, value: { status: 'PROPOSED' } });
    const approval = `/${proposed.value.id}/approval`;
    const note = { note: 'seen on its site' };
    expect((await ops('o-1', approval, note, approvals)).code).toBe('APPROVAL_SECOND_PERSON');
    expect(await ops('o-2', approval, note, approvals)).toMatchObject({ success: true });
    const { tickets } = await lottery.settled(player, placed);
    expect(tickets).toMatchObject([{ state: 'VOID', reason: 'DRAW_VOID' }]);
    await eventually(
      () => lottery.minor(player),
      (balance) => balance === before,
    );
    const again = await ops('o-1', `/draws/XSMB/${numero}/voiding`, reason);
    expect(again.code).toBe('LOTTERY_DRAW_NOT_VOIDABLE');
  });
});
