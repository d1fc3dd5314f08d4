import { randomUUID } from 'node:crypto';
import { accountStatusChanged, exclusionBegan, type PayloadOf } from '#libs/events';
import { eventually } from '#libs/testing';
import { World, type Player } from './support/world.js';

type Status = PayloadOf<typeof accountStatusChanged>['status'];

describe('a member who may not play any more', () => {
  let world: World;
  let count = 0;
  const next = (what: string) => `${what}-${(count += 1)}`;

  beforeAll(async () => void (world = await World.start()));
  afterAll(() => world?.close());

  const at = (seconds: number) =>
    new Date(world.service.clock.now().getTime() + seconds * 1_000).toISOString();
  const publish = async (memberId: string, status: Status, published = 0): Promise<void> => {
    await world.service.bus.publish(accountStatusChanged, { memberId, status, at: at(published) });
  };
  const exclude = (memberId: string, until?: string) =>
    world.service.bus.publish(exclusionBegan, {
      memberId,
      kind: 'SELF_EXCLUSION',
      at: at(0),
      ...(until !== undefined && { until }),
    });
  const redeem = async (ticket: string) => {
    const { body } = await world.provider().call('session', { ticket });
    return body['code'] ?? body['status'];
  };
  const bets = async (player: Player) => {
    const { body } = await world.bet(player, next('bet'), next('round'), '1000');
    return body['code'] ?? body['status'];
  };
  const openSessions = async (memberId: string) =>
    (
      await world.query<{ open: number }>(
        'SELECT count(*)::int AS open FROM game_session WHERE member_id = $1 AND ended_at IS NULL',
        [memberId],
      )
    )[0]!.open;
  const waiting = () =>
    world.query(
      `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`,
    );
  const someoneWaits = () =>
    eventually(waiting, (rows) => rows.length > 0, { what: 'a transaction waits for the lock' });

  it.each<Status>(['SUSPENDED', 'CLOSED'])(
    'REG-G10 REG-G49 %s: every game session ends, the ticket in hand opens none, and what was won is paid',
    async (status) => {
      const player = await world.player({ balance: 100_000n });
      const second = await world.player({ memberId: player.memberId });
      const other = await world.player({ balance: 100_000n });
      const roundId = next('round');
      await world.bet(player, next('bet'), roundId, '1000');
      const ticket = await world.ticket(player.memberId);
      await publish(player.memberId, status);
      expect([await bets(player), await bets(second)]).toEqual(['SESSION_ENDED', 'SESSION_ENDED']);
      expect(await redeem(ticket)).toBe('TICKET_EXPIRED');
      // A launch that had passed the gateway when the account was suspended.
      expect(await redeem(await world.ticket(player.memberId))).toBe('TICKET_EXPIRED');
      expect((await world.win(player, next('win'), roundId, '500')).body['status']).toBe('OK');
      expect(await bets(other)).toBe('OK');
    },
  );

  it('REG-G10 plays on once the account is opened again, in a new session and by a new ticket', async () => {
    const player = await world.player({ balance: 100_000n });
    const ticket = await world.ticket(player.memberId);
    await publish(player.memberId, 'SUSPENDED', -10);
    await publish(player.memberId, 'OPEN', -5);
    expect(await bets(player)).toBe('SESSION_ENDED');
    expect(await redeem(ticket)).toBe('TICKET_EXPIRED');
    expect(await bets(await world.player({ memberId: player.memberId }))).toBe('OK');
  });

  it('REG-G10 ignores late and duplicate events', async () => {
    const memberId = randomUUID();
    world.wallet.fund(memberId, 100_000n);
    await publish(memberId, 'SUSPENDED', -20);
    await publish(memberId, 'OPEN', -10);
    const player = await world.player({ memberId });
    await publish(memberId, 'SUSPENDED', -20);
    expect(await bets(player)).toBe('OK');
    await publish(memberId, 'SUSPENDED', -5);
    await publish(memberId, 'OPEN', -10);
    expect(await redeem(await world.ticket(memberId))).toBe('TICKET_EXPIRED');
  });

  it('REG-G18 a self-exclusion ends the games that run, until it is over', async () => {
    const player = await world.player({ balance: 100_000n });
    await exclude(player.memberId, at(3_600));
    expect(await bets(player)).toBe('SESSION_ENDED');
    expect(await redeem(await world.ticket(player.memberId))).toBe('TICKET_EXPIRED');
    await publish(player.memberId, 'OPEN');
    expect(await redeem(await world.ticket(player.memberId))).toBe('TICKET_EXPIRED');
    world.service.clock.advance(3_600_000);
    expect(await bets(await world.player({ memberId: player.memberId }))).toBe('OK');
    await exclude(player.memberId);
    world.service.clock.advance(365 * 86_400_000);
    expect(await redeem(await world.ticket(player.memberId))).toBe('TICKET_EXPIRED');
  });

  it('REG-G10 leaves no session behind, however many are being opened at that moment', async () => {
    for (let n = 0; n < 12; n++) {
      const memberId = randomUUID();
      const tickets = await Promise.all(Array.from({ length: 6 }, () => world.ticket(memberId)));
      const [first, ...rest] = tickets;
      const answers = await Promise.all([
        redeem(first!),
        ...rest.slice(0, n % 5).map(redeem),
        publish(memberId, 'SUSPENDED'),
        ...rest.slice(n % 5).map(redeem),
      ]);
      expect(answers.filter((answer) => answer !== 'OK' && answer !== 'TICKET_EXPIRED')).toEqual([undefined]);
      expect(await openSessions(memberId)).toBe(0);
    }
  });

  it('REG-G10 waits for the session that is being opened, and ends it', async () => {
    const memberId = randomUUID();
    const opening = world.service.pool.connection();
    await opening.startTransaction();
    // As the redemption of a ticket does it.
    await opening.query('SELECT pg_advisory_xact_lock_shared(uuid_hash_extended($1, 7204421))', [memberId]);
    await opening.query(
      `INSERT INTO game_session (id, launch_id, vassalage, member_id, player_ref, game_id, mode, currency, language, opened_at, expires_at)
       VALUES ($1, $1, 'SENG', $2, 'player-of-the-test', 'seng-dragon-pearl', 'REAL', 'VND', 'vi', now(), now() + interval '1 day')`,
      [randomUUID(), memberId],
    );
    const published = publish(memberId, 'SUSPENDED');
    await someoneWaits();
    await opening.commitTransaction();
    await opening.release();
    await published;
    expect(await openSessions(memberId)).toBe(0);
  });
});
