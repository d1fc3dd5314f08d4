import { randomUUID } from 'node:crypto';
import type { AccountType, Principal } from '#libs/auth';
import { memberRegistered } from '#libs/events';
import type { EventMessage } from '#libs/messaging';
import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import { seedDemo } from '../../src/seed/seed.js';
import { gameLaunchService } from '../../src/service.js';
import { FakeWallet } from './fake-wallet.js';
import { ProviderClient, type ProviderAnswer } from './provider-client.js';

export const secrets = { k1: 'k1-'.padEnd(40, 'a'), k2: 'k2-'.padEnd(40, 'b'), lotus: 'lg-'.padEnd(40, 'c') };

export const catalogue = {
  vendors: [
    { vassalage: 'SENG', displayName: 'Sen Gaming', hot: true },
    { vassalage: 'LONG', displayName: 'Long Studio' },
  ],
  games: [
    ['seng-dragon-pearl', 'SENG', 'Ngọc Rồng', 'Dragon Pearl', 'RNG', '100000', 25],
    ['seng-lucky-koi', 'SENG', 'Cá Chép May Mắn', 'Lucky Koi', 'RNG', '50000', 10],
    ['long-red-drum', 'LONG', 'Trống Đồng Đỏ', 'Red Drum', 'RNG', '200000', 20],
    ['long-sea-king', 'LONG', 'Vua Biển Cả', 'Sea King', 'FISH', '10000', undefined],
  ].map(([gameId, vassalage, vi, en, gameType, minBet, lines], index) => ({
    gameId,
    code: String(gameId).split('-').slice(1).join('-'),
    vassalage,
    names: { vi, en },
    gameType,
    minBet,
    ...(gameId === 'seng-lucky-koi' && { maxBet: '60000' }),
    ...(lines !== undefined && { lines }),
    hot: index === 1,
    isNew: index === 2,
    rtp: '96.21',
    thumbPath: `/thumbs/${gameId}.svg`,
  })),
};

export interface Player {
  memberId: string;
  sessionId: string;
  playerRef: string;
}

/** The real service on a real database, with a fake wallet and a bus. */
export class World {
  private constructor(
    readonly service: TestService<FakeClock>,
    readonly wallet: FakeWallet,
    readonly events: EventMessage[],
  ) {}

  static async start(env: Record<string, string> = {}, peers: Record<string, string> = {}): Promise<World> {
    const wallet = await FakeWallet.start();
    const service = await startTestService(gameLaunchService, {
      peers: { wallet: wallet.url, ...peers },
      env: {
        PROVIDER_KEYS: `SENG/k1=${secrets.k1},SENG/k2=${secrets.k2},LONG/k1=${secrets.lotus}`,
        PROVIDER_ORIGINS: 'demo=https://games.example',
        WINNER_THRESHOLD: '1000000',
        RECOVERY_EVERY_MS: '3600000',
        ...env,
      },
    });
    const events: EventMessage[] = [];
    service.bus.observe((message) => events.push(message));
    await seedDemo(service.app, catalogue);
    return new World(service, wallet, events);
  }

  async close(): Promise<void> {
    await this.service.close();
    await this.wallet.close();
  }

  member(memberId: string, accountType: AccountType = 0): Principal {
    return { kind: 'member', memberId, accountType, sessionId: 'session-of-the-test' };
  }

  as(memberId: string, accountType: AccountType = 0) {
    return this.service.as(this.member(memberId, accountType));
  }

  operator(operatorId = 'op-1', since = 0, role = 'games') {
    const principal = { kind: 'operator', operatorId, roles: ['operator', role], sessionId: 's' } as const;
    return this.service.as({ ...principal, roles: [...principal.roles], since });
  }

  provider(
    vassalage = 'SENG',
    keys: Record<string, string> = { k1: vassalage === 'SENG' ? secrets.k1 : secrets.lotus },
  ) {
    return new ProviderClient(this.service.url, vassalage, keys, () => this.service.clock.now());
  }

  async ticket(
    memberId: string,
    gameId = 'seng-dragon-pearl',
    accountType: AccountType = 0,
  ): Promise<string> {
    const answer = await this.as(memberId, accountType).post('/wps/game/launchGame', { gameId });
    if (answer.status !== 200) throw new Error(answer.text);
    return new URL((answer.body.value as unknown as { gameUrl: string }).gameUrl).searchParams.get('ticket')!;
  }

  /** A member with money and an open game session. */
  async player(
    options: { balance?: bigint; gameId?: string; accountType?: AccountType; memberId?: string } = {},
  ): Promise<Player> {
    const memberId = options.memberId ?? randomUUID();
    if (options.balance !== undefined) this.wallet.fund(memberId, options.balance);
    const gameId = options.gameId ?? 'seng-dragon-pearl';
    const ticket = await this.ticket(memberId, gameId, options.accountType);
    const vendor = gameId.startsWith('seng') ? 'SENG' : 'LONG';
    const answer = await this.provider(vendor).call('session', { ticket });
    const { sessionId, playerRef } = answer.body;
    return { memberId, sessionId: sessionId!, playerRef: playerRef! };
  }

  bet(
    player: Player,
    transactionId: string,
    roundId: string,
    amount: string,
    more: object = {},
  ): Promise<ProviderAnswer> {
    return this.provider().call('bet', {
      sessionId: player.sessionId,
      playerRef: player.playerRef,
      transactionId,
      roundId,
      amount,
      gameId: 'seng-dragon-pearl',
      ...more,
    });
  }

  win(
    player: Player,
    transactionId: string,
    roundId: string,
    amount: string,
    more: object = {},
  ): Promise<ProviderAnswer> {
    return this.provider().call('win', {
      sessionId: player.sessionId,
      playerRef: player.playerRef,
      transactionId,
      roundId,
      amount,
      gameId: 'seng-dragon-pearl',
      roundFinished: true,
      ...more,
    });
  }

  rollback(player: Player, transactionId: string, more: object = {}): Promise<ProviderAnswer> {
    const { sessionId, playerRef } = player;
    return this.provider().call('rollback', { sessionId, playerRef, transactionId, ...more });
  }

  async register(memberId: string, account: string): Promise<void> {
    await this.service.bus.publish(memberRegistered, { ...memberRegistered.example, memberId, account });
  }

  query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.service.pool.query(sql, values);
  }

  /** The number of rows in every table that a bad call must leave alone. */
  async rowCounts(): Promise<Record<string, string>> {
    const tables = [
      'launch',
      'game_session',
      'player',
      'game_round',
      'provider_transaction',
      'winner',
      'outbox',
      'favorite_game',
    ];
    const counts = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
    return (await this.query<Record<string, string>>(`SELECT ${counts.join(', ')}`))[0]!;
  }

  /** Events of a round in the outbox. */
  async published(type: string, roundId: string): Promise<Record<string, string>[]> {
    const rows = await this.query<{ payload: Record<string, string> }>(
      `SELECT payload FROM outbox WHERE type = $1 AND payload->>'roundId' = $2 ORDER BY id`,
      [type, `SENG:${roundId}`],
    );
    return rows.map((row) => row.payload);
  }
}
