import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { Pool } from '#libs/database';
import { layoutOf } from '#libs/lottery-engine';
import {
  chainOf,
  commitmentOf,
  isGenuine,
  resultOf,
  roundOf,
  timeOfRound,
  type DrawTerms,
} from '#libs/lottery-engine/fairness';
import { systemClock, type Clock } from '#libs/platform';
import { eventually, startTestService, type TestService } from '#libs/testing';
import { DrawService } from '../src/draw/draw.service.js';
import { BeaconClient } from '../src/fairness/beacon.client.js';
import { ClockCheckService } from '../src/fairness/clock-check.service.js';
import { CommitmentRepository } from '../src/fairness/commitment.repository.js';
import { CommitmentService } from '../src/fairness/commitment.service.js';
import { ScheduleService } from '../src/schedule/schedule.service.js';
import { lotteryService } from '../src/service.js';
import { closeDraw, moveClose, openDraws, type CommittedLottery } from './support/draws.js';
import { FakeBeacon } from './support/fake-beacon.js';
import { StakeDesk } from './support/stake-desk.js';

interface Order {
  orderNumber: string;
  tickets: { id: string; commitment: string | null }[];
}
interface ChainEntry {
  position: number;
  numero: string;
  commitment: string;
  chain: string;
}
interface Detail {
  draw: { state: string; closeAt: string };
  result: { winningNumber: Record<string, string[]> } | null;
  voidReason: string | null;
  proof: {
    scheme: 1 | 2;
    position: number;
    commitment: string;
    beaconRound: number;
    randomness: string;
    signature: string;
    seed: string;
  };
}

describe('the promise of an own draw', () => {
  let wallet: StakeDesk;
  let beacon: FakeBeacon;
  let lottery: TestService<Clock>;
  let admin: Pool;
  let committed: CommittedLottery;
  let numero: string;
  const gameCode = 'HN60';
  const memberId = randomUUID();

  beforeAll(async () => {
    beacon = await FakeBeacon.start();
    wallet = await StakeDesk.start();
    wallet.balance = 10n ** 12n;
    lottery = await startTestService(lotteryService, {
      clock: systemClock,
      env: { ...beacon.env, RESULT_FEEDS: '' },
      peers: { wallet: wallet.url },
    });
    const { adminUrl } = lottery.database!;
    admin = await Pool.open({ url: adminUrl, applicationName: 'test' });
    committed = {
      adminUrl,
      commitments: lottery.app.get(CommitmentService, { strict: false }),
      repository: lottery.app.get(CommitmentRepository, { strict: false }),
    };
  });

  afterAll(async () => {
    await admin?.close();
    await lottery?.close();
    await beacon?.close();
    await wallet?.close();
  });

  beforeEach(async () => {
    beacon.aheadMs = 0;
    beacon.isSilent = false;
    await tamper('DELETE FROM clock_fault');
    [numero = ''] = await openDraws((text, values) => lottery.pool.query(text, values), gameCode);
    await lottery.app.get(ScheduleService, { strict: false }).fillAhead();
  });

  const check = () => lottery.app.get(ClockCheckService, { strict: false }).check();
  const detail = async (): Promise<Detail> => {
    const path = `/lgw/draw/${gameCode}/numeros/${numero}`;
    return (await lottery.as({ kind: 'guest' }).get(path)).body.value as unknown as Detail;
  };
  const ended = () => eventually(detail, ({ draw }) => draw.state !== 'CLOSED' && draw.state !== 'OPEN');
  /** As the superuser, past the triggers. */
  const tamper = (text: string) => admin.query(`SET session_replication_role = replica; ${text}`);

  const member = () => lottery.as({ kind: 'member', memberId, accountType: 0, sessionId: 'session' });
  async function bet(): Promise<Order> {
    const { status, body } = await member().post(
      '/lgw/betting',
      {
        ...{ gameId: gameCode, prizeMode: 'Elott', winStop: false, betCartAmountSum: '1000.00' },
        contents: [{ playId: 'DUOI', bettingContent: '7', singleBetPrice: '1000.00' }],
        numeros: [{ numero, multiple: 1 }],
      },
      { 'idempotency-key': randomUUID() },
    );
    expect([status, body.code]).toEqual([200, undefined]);
    return body.value as unknown as Order;
  }

  it('REG-G16 is handed to the player with the ticket, and stays with it', async () => {
    const { proof } = await detail();
    const { orderNumber, tickets } = await bet();
    expect(tickets).toMatchObject([{ commitment: proof.commitment }]);
    const shown = await member().get(`/lgw/orders/${orderNumber}`);
    expect(shown.body.value).toMatchObject({ tickets });
    const { list } = (await member().get('/lgw/orders/today')).body.value as unknown as { list: Order[] };
    expect(list).toMatchObject([{ orderNumber, tickets }]);
  });

  it('REG-G16 stands in the published chain of its game, of which each entry covers the one before', async () => {
    const { proof } = await detail();
    const from = Math.max(1, proof.position - 2);
    const { body } = await lottery
      .as({ kind: 'guest' })
      .get(`/lgw/draw/${gameCode}/chain?from=${from}&size=3`);
    const listed = body.value as unknown as ChainEntry[];
    const { position, commitment } = proof;
    expect(listed.find((entry) => entry.numero === numero)).toMatchObject({ position, commitment });
    expect(listed.map((entry) => entry.position)).toEqual(listed.map((_, at) => from + at));
    for (const [at, entry] of listed.slice(1).entries())
      expect(entry.chain).toBe(chainOf(listed[at]!.chain, entry.commitment));
  });

  it('REG-G16 covers round, closing time and layout, and the draw follows from it', async () => {
    await closeDraw(committed, { gameCode, numero });
    const { draw, proof, result } = await ended();
    const name = { gameCode, numero };
    const { scheme, seed, beaconRound, randomness, signature } = proof;
    const closeAt = new Date(draw.closeAt);
    const terms: DrawTerms = { ...name, scheme, closeAt, beaconRound, layout: layoutOf('MB27') };
    expect(scheme).toBe(2);
    expect(commitmentOf(seed, terms)).toBe(proof.commitment);
    expect(beaconRound).toBe(roundOf(beacon.chain, terms));
    expect(timeOfRound(beacon.chain, beaconRound).getTime()).toBeGreaterThanOrEqual(
      closeAt.getTime() + 4_000,
    );
    expect(isGenuine(beacon.chain, { round: beaconRound, randomness, signature })).toBe(true);
    expect(result!.winningNumber).toEqual(
      resultOf(layoutOf('MB27'), name, { seed, beaconRound, randomness }),
    );
  });

  it('keeps what an earlier release promised: a draw of scheme 1 is drawn by its own round', async () => {
    await moveClose(committed, { gameCode, numero }, 2);
    const made = (await committed.repository.find({ gameCode, numero }))!;
    const terms = { gameCode, numero, scheme: 1 as const, closeAt: new Date((await detail()).draw.closeAt) };
    const beaconRound = roundOf(beacon.chain, terms);
    const seed = committed.commitments.seedOf(made);
    const commitment = commitmentOf(seed, { ...terms, beaconRound, layout: layoutOf('MB27') });
    await tamper(
      `UPDATE draw_commitment SET scheme = 1, beacon_round = ${beaconRound}, commitment = decode('${commitment}', 'hex')
        WHERE game_code = '${gameCode}' AND numero = '${numero}'`,
    );
    const { proof, result, voidReason } = await ended();
    expect([voidReason, proof.scheme, proof.seed]).toEqual([null, 1, seed]);
    const entropy = { seed, beaconRound, randomness: proof.randomness };
    expect(result!.winningNumber).toEqual(resultOf(layoutOf('MB27'), { gameCode, numero }, entropy));
  });

  it.each([
    ['another round', `UPDATE draw_commitment SET beacon_round = beacon_round + 1`],
    ['another closing time', `UPDATE draw SET close_at = close_at - interval '1 millisecond'`],
    ['a weaker scheme', `UPDATE draw_commitment SET scheme = 1`],
  ])('is void if the database holds %s than was committed to', async (_, change) => {
    await moveClose(committed, { gameCode, numero }, 2);
    await tamper(`${change} WHERE game_code = '${gameCode}' AND numero = '${numero}'`);
    expect(await ended()).toMatchObject({ result: null, voidReason: 'COMMITMENT_BROKEN' });
  });

  it('is void if the clock that closed it was behind a round of the beacon', async () => {
    beacon.aheadMs = 5_000;
    await check();
    await closeDraw(committed, { gameCode, numero });
    expect(await ended()).toMatchObject({ result: null, voidReason: 'CLOCK_LATE' });
    const { values } = await lottery.app
      .get(Registry, { strict: false })
      .getSingleMetric('lottery_database_clock_behind_seconds')!
      .get();
    expect(values[0]!.value).toBeGreaterThan(1);
  });

  it('waits for a check of the clock that follows the close', async () => {
    await check();
    beacon.isSilent = true;
    await moveClose(committed, { gameCode, numero }, 1);
    const { beaconRound } = (await detail()).proof;
    await eventually(
      () => lottery.app.get(BeaconClient, { strict: false }).round(beaconRound),
      (round) => round !== undefined,
    );
    await lottery.app.get(DrawService, { strict: false }).drawDue();
    expect((await detail()).draw.state).toBe('CLOSED');
    beacon.isSilent = false;
    expect(await ended()).toMatchObject({ voidReason: null });
  });
});
