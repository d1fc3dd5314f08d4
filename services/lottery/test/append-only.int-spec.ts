import { randomUUID } from 'node:crypto';
import { Pool } from '#libs/database';
import { startTestDatabase, type TestDatabase } from '#libs/testing';
import { completeSchema } from '#libs/platform';
import { lotterySchema } from '../src/database/schema.js';

const numero = '20311121-0001';
const ofDraw = `WHERE game_code = 'HN60' AND numero = '${numero}'`;

describe('REG-G44 what the lottery has on record', () => {
  let database: TestDatabase;
  let service: Pool;
  let owner: Pool;

  beforeAll(async () => {
    database = await startTestDatabase(completeSchema(lotterySchema));
    service = await Pool.open({ url: database.url, applicationName: 'service' });
    owner = await Pool.open({ url: database.ownerUrl, applicationName: 'owner' });
    const [order, bytes] = [randomUUID(), `decode(repeat('ab', 32), 'hex')`];
    // As the service: it may add what it may not change.
    await service.query(`
      INSERT INTO draw (game_code, numero, business_day, open_at, close_at, draw_at)
      VALUES ('HN60', '${numero}', now(), now(), now() + interval '1 hour', now() + interval '2 hours');
      INSERT INTO draw_result (game_code, numero, version, result, source, drawn_at)
      VALUES ('HN60', '${numero}', 1, '{}', 'OWN', now());
      INSERT INTO draw_settlement (game_code, numero, version, tickets, winners, staked, paid, totals_hash, settled_at)
      VALUES ('HN60', '${numero}', 1, 1, 0, 100, 0, ${bytes}, now());
      INSERT INTO operator_action (id, operator_id, action, subject, details, acted_at)
      VALUES ('${randomUUID()}', 'o-1', 'VOID', 'HN60', '{}', now());
      INSERT INTO lottery_odds (kind, prize_mode, play_group, play, version, valid_from, terms, reason, changed_at)
      VALUES ('ODDS', 'Lott', 'MB', 'LO2', 1, now(), '{"WIN": 99000}', 'initial', now());
      INSERT INTO draw_weekdays (game_code, version, valid_from, weekdays, reason, changed_by, changed_at)
      VALUES ('XSMN-HCM', 1, now(), '{1}', 'a new season', 'o-1', now());
      INSERT INTO clock_fault (seen_at, behind) VALUES (now(), '2 seconds');
      INSERT INTO draw_commitment (game_code, numero, position, scheme, commitment, chain, seed, beacon_round, committed_at)
      VALUES ('HN60', '${numero}', 1, 2, ${bytes}, ${bytes}, 'sealed', 1000, now());
      INSERT INTO lottery_order (id, order_number, member_id, book, game_code, prize_mode, slip, stop_on_win, state, total, placed_at)
      VALUES ('${order}', 'L1', '${randomUUID()}', 'REAL', 'HN60', 'Elott', '[]', false, 'ACCEPTED', 100, now());
      INSERT INTO ticket (id, order_id, member_id, game_code, numero, multiple, stake, state, placed_at, commitment)
      VALUES ('${randomUUID()}', '${order}', '${randomUUID()}', 'HN60', '${numero}', 1, 100, 'OPEN', now(), ${bytes})`);
  });

  afterAll(async () => {
    await service?.close();
    await owner?.close();
    await database?.close();
  });

  const records = [
    `UPDATE draw_result SET result = '{"DB":["00000"]}'`,
    'DELETE FROM draw_result',
    'UPDATE draw_settlement SET paid = 1',
    'DELETE FROM draw_settlement',
    `UPDATE operator_action SET operator_id = 'o-2'`,
    'DELETE FROM operator_action',
    'DELETE FROM clock_fault',
    'UPDATE lottery_limit SET amount = amount + 1',
    'DELETE FROM lottery_limit',
    `UPDATE lottery_odds SET terms = '{"WIN": 1}'`,
    'UPDATE lottery_odds SET valid_from = now()',
    'DELETE FROM lottery_odds',
    `UPDATE draw_weekdays SET weekdays = '{2}'`,
    'DELETE FROM draw_weekdays',
    "UPDATE draw SET close_at = close_at - interval '1 second'",
    'UPDATE draw_commitment SET beacon_round = beacon_round + 1',
    'UPDATE draw_commitment SET commitment = chain, scheme = 1',
    'DELETE FROM draw_commitment',
    'UPDATE ticket SET commitment = NULL',
    'UPDATE ticket SET stake = stake + 1',
    'UPDATE ticket SET multiple = 2',
    'DELETE FROM ticket',
    `UPDATE lottery_order SET slip = '[{}]'`,
    'UPDATE lottery_order SET total = total + 1',
    'DELETE FROM lottery_order',
  ];

  it.each(records)('the service is refused: %s', async (change) => {
    await expect(service.query(change)).rejects.toThrow(/append-only|permission denied/);
  });

  it.each(records)('its owner, too, by a trigger: %s', async (change) => {
    await expect(owner.query(change)).rejects.toThrow('append-only');
  });

  it.each([
    'draw_result',
    'draw_settlement',
    'operator_action',
    'draw_commitment',
    'lottery_limit',
    'lottery_odds',
    'draw_weekdays',
  ])('%s is not emptied', async (table) => {
    await expect(owner.query(`TRUNCATE ${table}`)).rejects.toThrow('append-only');
  });

  it('a seed is revealed once, and its sealed text can follow a new key', async () => {
    const reveal = `UPDATE draw_commitment SET revealed_at = now(), randomness = commitment, signature = commitment ${ofDraw}`;
    await service.query(`UPDATE draw_commitment SET seed = 'sealed again' ${ofDraw}`);
    await service.query(reveal);
    await expect(
      service.query(`UPDATE draw_commitment SET randomness = decode(repeat('cd', 32), 'hex')`),
    ).rejects.toThrow('append-only');
    await expect(service.query('UPDATE draw_commitment SET revealed_at = NULL')).rejects.toThrow(
      'append-only',
    );
    await service.query(`UPDATE draw_commitment SET seed = 'sealed a third time' ${ofDraw}`);
  });

  it('what becomes of a ticket is recorded as before', async () => {
    await service.query(
      `UPDATE ticket SET state = 'WON', payout = 50, settled_version = 1, settled_at = now() ${ofDraw}`,
    );
    const rows = await service.query(`SELECT state, stake FROM ticket ${ofDraw}`);
    expect(rows).toEqual([{ state: 'WON', stake: '100' }]);
  });
});
