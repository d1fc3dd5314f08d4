import { setTimeout as sleep } from 'node:timers/promises';
import { memberSql, firstMember } from '../wallet/scripts.mjs';

const numero = '20301230-0001';
const result = { D: ['4', '0', '9', '9', '2'] };
const members = 500;
const ofDraw = `game_code = 'SEN60' AND numero = '${numero}'`;

/** Open tickets of one draw on every play in turn, and a table like theirs for the comparison. */
export class OpenTickets {
  /** @type {import('pg').Client} */
  database;
  /** @type {number} */
  count;
  /** @type {bigint} */
  paid;
  /** @type {number} */
  version;

  static async make(database, count) {
    const engine = await import('#dist/libs/lottery-engine/src/index.js');
    const { acceptSlip, stakeOf } = await import('#dist/services/lottery/src/order/order.rules.js');
    const { everyGame, limitsOf } = await import('#dist/services/lottery/src/play/limit.rules.js');
    const { LimitRepository } = await import('#dist/services/lottery/src/play/limit.repository.js');
    // As the service's own connections answer: the rows alone.
    const pool = /** @type {any} */ ({ query: async (sql) => (await database.query(sql)).rows });
    const limits = limitsOf(await new LimitRepository(pool).all(pool), everyGame);
    const { resultOfTicket } = await import('#dist/services/lottery/src/settlement/settlement.rules.js');
    const context = { book: engine.defaultOddsBook(), limits, isOff: () => false };
    const prepared = engine.prepare(engine.layoutOf('SSC5'), result);
    const slips = engine
      .playsOf('SSC')
      .filter(engine.isProved)
      .flatMap((play) =>
        play.proof.slice(0, 3).map(({ pick }) =>
          acceptSlip(
            {
              ...{ gameCode: 'SEN60', prizeMode: 'Elott', stopOnWin: false },
              lines: [{ play: play.code, content: pick, unitStake: limits.STAKE_MIN }],
              draws: [{ numero, multiple: 1 }],
            },
            context,
          ),
        ),
      );
    // Open until all tickets are made, however long that takes: a draw that is due without a result is made void.
    await database.query(
      `INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at)
       VALUES ('SEN60', $1, '2030-12-30', now(), now() + interval '1 hour', now() + interval '1 hour')`,
      [numero],
    );
    const size = 50_000;
    for (let from = 0; from < count; from += size) {
      await database.query(
        `WITH slip AS (SELECT slip, stake, place - 1 AS place FROM unnest($1::jsonb[], $2::bigint[]) WITH ORDINALITY AS s (slip, stake, place)),
         made AS (
           SELECT gen_random_uuid() AS id, uuidv7() AS ticket, slip.*, ${memberSql(`(${firstMember} + n % ${members})`)} AS member
             FROM generate_series($3::integer, $4::integer) n JOIN slip ON slip.place = n % $5::integer),
         placed AS (
           INSERT INTO lottery_order (id, order_number, member_id, book, game_code, prize_mode, slip, stop_on_win, state, total, placed_at)
           SELECT id, id::text, member, 'REAL', 'SEN60', 'Elott', slip, false, 'ACCEPTED', stake, now() FROM made)
         INSERT INTO ticket (id, order_id, member_id, game_code, numero, multiple, stake, state, placed_at)
         SELECT ticket, id, member, 'SEN60', '${numero}', 1, stake, 'OPEN', now() FROM made`,
        [
          slips.map((slip) => JSON.stringify(slip)),
          slips.map((slip) => String(stakeOf(slip, 1))),
          from,
          Math.min(from + size, count) - 1,
          slips.length,
        ],
      );
    }
    const payouts = slips.map((slip) => resultOfTicket(slip, 1, prepared).payout);
    const paid = Array.from({ length: count }, (_, at) => payouts[at % slips.length]).reduce(
      (sum, payout) => sum + payout,
      0n,
    );
    return Object.assign(new OpenTickets(), { database, count, paid, version: 0 });
  }

  /** What a settlement writes to the tickets, as one statement, on a copy with the same indexes. */
  async updateSeconds() {
    await this.database.query(
      `DROP TABLE IF EXISTS like_ticket;
       CREATE TABLE like_ticket (LIKE ticket INCLUDING ALL);
       INSERT INTO like_ticket SELECT * FROM ticket WHERE ${ofDraw};
       ANALYZE like_ticket`,
    );
    await this.database.query('CHECKPOINT');
    const began = performance.now();
    await this.database.query(
      `UPDATE like_ticket SET state = 'LOST', payout = 0, returned = 0, settled_version = 1, settled_at = now()`,
    );
    return (performance.now() - began) / 1000;
  }

  async draw() {
    this.version += 1;
    await this.database.query(
      `WITH drawn AS (
         UPDATE draw SET state = 'DRAWN', version = $1, open_at = now() - interval '3 minutes',
                close_at = now() - interval '2 minutes', draw_at = now() - interval '1 minute' WHERE ${ofDraw})
       INSERT INTO draw_result (game_code, numero, version, result, source, drawn_at) VALUES ('SEN60', '${numero}', $1, $2, 'OWN', now())`,
      [this.version, JSON.stringify(result)],
    );
  }

  async isSettled() {
    const { rows } = await this.database.query(`SELECT state, version FROM draw WHERE ${ofDraw}`);
    return rows[0].state === 'SETTLED' && rows[0].version === this.version;
  }

  async settled() {
    while (!(await this.isSettled())) await sleep(100);
  }

  /** As if no version had been settled; the tickets of the second run are new ones to the service. */
  async reopen() {
    await this.database.query(
      `DROP TABLE like_ticket;
       TRUNCATE ticket_payment, published_turnover, outbox;
       SET session_replication_role = replica;
       DELETE FROM draw_settlement WHERE ${ofDraw};
       RESET session_replication_role;
       UPDATE ticket SET state = 'OPEN', payout = 0, returned = 0, valid_bet = 0, settled_version = 0, settled_at = NULL WHERE ${ofDraw}`,
    );
    await this.database.query('VACUUM ANALYZE ticket');
  }

  /** Every ticket is settled, and the prizes are those of the rules. */
  async verify() {
    const { rows } = await this.database.query(
      `SELECT tickets, paid::text AS paid, (SELECT count(*)::int FROM ticket WHERE ${ofDraw} AND state = 'OPEN') AS open
         FROM draw_settlement WHERE ${ofDraw}`,
    );
    const [{ tickets, paid, open } = {}] = rows;
    if (tickets !== this.count || BigInt(paid) !== this.paid || open !== 0)
      throw new Error(
        `void: ${tickets} tickets settled for ${paid}, expected ${this.count} for ${this.paid}`,
      );
  }
}
