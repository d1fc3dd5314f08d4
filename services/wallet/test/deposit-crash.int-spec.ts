import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { Pool } from '#libs/database';
import { eventually, key, WalletApp } from './support/wallet-app.js';

/** Cuts the database connection of the process at the n-th statement, as a kill at that moment would. */
class Guillotine {
  private left = Number.POSITIVE_INFINITY;
  statements = 0;

  constructor(pool: Pool) {
    const source = Pool.sourceOf(pool);
    const create = source.createQueryRunner.bind(source);
    source.createQueryRunner = (mode) => this.watch(create(mode));
  }

  at(statement: number): void {
    this.left = statement;
    this.statements = 0;
  }

  private watch(runner: QueryRunner): QueryRunner {
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    const connect = runner.connect.bind(runner);
    runner.query = (async (...args: unknown[]) => {
      this.statements += 1;
      if (--this.left < 0) {
        const client = (await connect()) as { connection: { stream: { destroy(): void } } };
        client.connection.stream.destroy();
      }
      return query(...args);
    }) as never;
    return runner;
  }
}

describe('an arrival that is cut off', () => {
  let wallet: WalletApp;
  let guillotine: Guillotine;
  beforeAll(async () => {
    wallet = await WalletApp.start();
    guillotine = new Guillotine(wallet.service.pool);
  });
  afterAll(() => wallet?.close());

  it('WAL-I12 between any two statements leaves nothing, and the bank’s next try does all of it once', async () => {
    const player = wallet.member();
    const traces = () =>
      wallet.rows(
        `SELECT (SELECT count(*) FROM bank_arrival) AS arrivals, (SELECT count(*) FROM posting) AS postings,
                (SELECT count(*) FROM posting_key) AS keys, (SELECT count(*) FROM first_deposit) AS firsts,
                (SELECT count(*) FROM outbox WHERE type LIKE 'wallet.deposit%') AS published, (SELECT count(*) FROM deposit WHERE status = 'SUCCESS') AS done`,
      );
    let cuts = 0;
    for (let at = 0; ; at++) {
      const made = await player.post('/wps/v2/deposits', { channel: 'BANK', amount: '100000.00' }, key());
      const { id, transferCode } = made.body.value as unknown as { id: string; transferCode: string };
      const arrival = {
        bankTxnId: `FT${randomUUID().replaceAll('-', '')}`,
        amount: '10000000',
        content: transferCode,
      };
      const before = await traces();
      guillotine.at(at);
      const cut = await wallet.arrive(arrival);
      const lived = guillotine.statements <= at;
      guillotine.at(Number.POSITIVE_INFINITY);
      if (!lived) {
        cuts += 1;
        expect([at, cut.status, cut.body.code]).toEqual([at, 503, 'SERVICE_UNAVAILABLE']);
        expect(await traces()).toEqual(before);
      }
      expect((await wallet.arrive(arrival)).body.value).toEqual({ outcome: 'MATCHED', depositId: id });
      if (lived) break;
    }
    expect(cuts).toBeGreaterThanOrEqual(8);
    const deposits = cuts + 1;
    const { body } = await player.get('/wps/v2/wallets/balance');
    expect(body.value).toMatchObject({ sumBalance: `${deposits * 100_000}.00` });
    const published = await eventually(
      () => wallet.deposited(player.memberId),
      (events) => events.length >= deposits,
    );
    expect(published).toHaveLength(deposits);
    expect(published.filter((event) => event['first'] === true)).toHaveLength(1);
  });
});
