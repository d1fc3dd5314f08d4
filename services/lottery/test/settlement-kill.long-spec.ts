import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { completeSchema } from '#libs/platform';
import { eventually, pause, startTestDatabase, type TestDatabase } from '#libs/testing';
import { lotterySchema } from '../src/database/schema.js';
import { defaultOddsBook, isProved, layoutOf, playsOf, prepare } from '#libs/lottery-engine';
import { acceptSlip, stakeOf } from '../src/order/order.rules.js';
import { resultOfTicket, TotalsHash } from '../src/settlement/settlement.rules.js';
import { LotteryProcess } from './support/lottery-process.js';
import { FakeWalletBatch } from './support/fake-wallet-batch.js';
import { initialLimits } from './support/limits.js';

const tickets = 12_000;
const kills = 5;
const numero = '20261121-0721';
const result = { D: ['4', '0', '9', '9', '2'] };

describe('a settlement whose process is killed', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let desk: FakeWalletBatch;

  beforeAll(async () => {
    database = await startTestDatabase(completeSchema(lotterySchema));
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    desk = await FakeWalletBatch.start();
  });

  afterAll(async () => {
    await client?.end();
    await desk?.close();
    await database?.close();
  });

  /** A ticket on every play in turn; returns what each must be paid. */
  async function placeTickets(): Promise<Map<string, bigint>> {
    const plays = playsOf('SSC').filter(isProved);
    const prepared = prepare(layoutOf('SSC5'), result);
    const context = { book: defaultOddsBook(), limits: initialLimits, isOff: () => false };
    const slips = plays.flatMap((play) =>
      play.proof.slice(0, 3).map(({ pick }) =>
        acceptSlip(
          {
            ...{ gameCode: 'SEN60', prizeMode: 'Elott' as const, stopOnWin: false },
            lines: [{ play: play.code, content: pick, unitStake: initialLimits.STAKE_MIN }],
            draws: [{ numero, multiple: 1 }],
          },
          context,
        ),
      ),
    );
    await client.query(
      `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at)
       VALUES ('SEN60', $1, now(), now() - interval '2 minutes', now() - interval '1 minute', now() - interval '50 seconds')`,
      [numero],
    );
    const due = new Map<string, bigint>();
    const rows = Array.from({ length: tickets }, (_, at) => {
      const slip = slips[at % slips.length]!;
      const id = randomUUID();
      due.set(id, resultOfTicket(slip, 1, prepared).payout);
      return { id, order: randomUUID(), slip: JSON.stringify(slip), stake: stakeOf(slip, 1) };
    });
    await client.query(
      `INSERT INTO lottery_order (id, order_number, member_id, book, game_code, prize_mode, slip, stop_on_win, state, total, placed_at)
       SELECT id, id::text, gen_random_uuid(), 'REAL', 'SEN60', 'Elott', slip, false, 'ACCEPTED', total, now()
         FROM unnest($1::uuid[], $2::jsonb[], $3::bigint[]) AS new (id, slip, total)`,
      [rows.map(({ order }) => order), rows.map(({ slip }) => slip), rows.map(({ stake }) => stake)],
    );
    await client.query(
      `INSERT INTO ticket (id, order_id, member_id, game_code, numero, multiple, stake, state, placed_at)
       SELECT new.id, placed.id, placed.member_id, 'SEN60', $3, 1, placed.total, 'OPEN', now()
         FROM unnest($1::uuid[], $2::uuid[]) AS new (id, order_id) JOIN lottery_order placed ON placed.id = new.order_id`,
      [rows.map(({ id }) => id), rows.map(({ order }) => order), numero],
    );
    return due;
  }

  const progress = async () => {
    const { rows } = await client.query<{ settled: number; unpaid: number; state: string }>(
      `SELECT (SELECT count(*)::int FROM ticket WHERE settled_version = 1) AS settled,
              (SELECT count(*)::int FROM ticket_payment WHERE paid_at IS NULL) AS unpaid, state
         FROM draw WHERE numero = $1`,
      [numero],
    );
    return rows[0]!;
  };
  const isOver = ({ state, unpaid }: Awaited<ReturnType<typeof progress>>) =>
    state === 'SETTLED' && unpaid === 0;

  it('continues where it stopped: every prize is paid once and the totals are those of a run without a kill', async () => {
    const due = await placeTickets();
    await client.query(
      `WITH drawn AS (UPDATE draw SET state = 'DRAWN', version = 1 WHERE numero = $1)
       INSERT INTO draw_result (game_code, numero, version, result, source, drawn_at) VALUES ('SEN60', $1, 1, $2, 'OWN', now())`,
      [numero, JSON.stringify(result)],
    );
    let cutShort = 0;
    for (let round = 0; ; round += 1) {
      const start = await progress();
      const lottery = await LotteryProcess.start(database.url, desk.url);
      const isLast = round >= kills;
      // A kill before the process has settled or paid anything would cut nothing short.
      await eventually(
        progress,
        (now) => isOver(now) || (!isLast && (now.settled > start.settled || now.unpaid !== start.unpaid)),
        { what: 'the settlement continues', seconds: 120 },
      );
      await pause(isLast ? 0 : randomInt(0, 400), 'the kill meets another step each time');
      if (!isOver(await progress())) cutShort += 1;
      await lottery.kill();
      if (isLast) break;
    }
    process.stdout.write(
      `${cutShort} of ${kills} kills cut a settlement short; ${desk.repeated} prizes were sent again\n`,
    );
    expect(cutShort).toBeGreaterThan(0);
    expect(desk.conflicts).toBe(0);
    const winners = new Map([...due].filter(([, amount]) => amount > 0n));
    expect(new Map([...desk.paid].map(([key, amount]) => [key.split(':')[1]!, amount]))).toEqual(winners);

    const { rows } = await client.query<{ tickets: number; paid: string; hash: string }>(
      `SELECT tickets, paid, encode(totals_hash, 'hex') AS hash FROM draw_settlement WHERE numero = $1`,
      [numero],
    );
    const hash = new TotalsHash();
    for (const id of [...due.keys()].toSorted()) hash.add(id, due.get(id)!);
    const paid = [...due.values()].reduce((sum, amount) => sum + amount, 0n);
    expect(rows).toEqual([{ tickets, paid: String(paid), hash: hash.digest() }]);
  }, 900_000);
});
