import type { KeyReuse } from '../src/ledger/posting.repository.js';
import type { Posting, PostingAnswer } from '../src/ledger/posting.rules.js';
import { ResponseDroppingProxy } from './support/crash/response-dropping-proxy.js';
import { accepted, adjust, bet, rollbackOf, TestLedger, win } from './support/ledger.js';

type Answer = PostingAnswer | KeyReuse;

describe('an answer that is lost after the commit', () => {
  let direct: TestLedger;
  let proxy: ResponseDroppingProxy;
  /** The same ledger, through the proxy. */
  let service: TestLedger;
  beforeAll(async () => {
    direct = await TestLedger.start(4);
    proxy = await ResponseDroppingProxy.before(direct.database.url);
    service = await TestLedger.on({ ...direct.database, url: proxy.url, close: async () => undefined }, 1);
  });
  afterAll(async () => {
    await service?.close();
    await proxy?.close();
    await direct?.close();
  });
  afterEach(() => direct?.assertConsistent());

  /** Has the connections ready, so that it is the answer that gets lost and not the greeting. */
  const lose = async (call: () => Promise<Answer | Answer[]>): Promise<void> => {
    await service.connect();
    const before = proxy.lost;
    proxy.loseNext();
    const error: unknown = await call().then(
      () => new Error('it was answered'),
      (reason: unknown) => reason,
    );
    expect(proxy.lost).toBe(before + 1);
    expect(service.postings.verdict(error)).toBe('unknown');
  };

  /** What the ledger wrote down for a key. */
  const written = async ({
    caller,
    externalId,
  }: Pick<Posting, 'caller' | 'externalId'>): Promise<unknown> => {
    const { rows } = await direct.owner.query<Record<string, string | null>>(
      `SELECT k.outcome, coalesce(f.balance, p.balance_after) AS balance, coalesce(f.version, p.version) AS version, k.posting_id
         FROM posting_key k LEFT JOIN posting p ON p.id = k.posting_id LEFT JOIN stored_answer f ON (f.caller, f.external_id) = (k.caller, k.external_id)
        WHERE k.caller = $1 AND k.external_id = $2`,
      [caller, externalId],
    );
    const { outcome, balance, version, posting_id: postingId } = rows[0]!;
    return { outcome, balance: BigInt(balance!), version: BigInt(version!), postingId, replayed: true };
  };

  it('WAL-I6 WAL-I12 of a bet, a win, a correction or a rollback: the retry gets the first answer, whatever has happened since', async () => {
    const member = await direct.member(1_000n);
    const placed = bet(member, 300n);
    const back = rollbackOf(placed);
    const calls: [Pick<Posting, 'caller' | 'externalId'>, () => Promise<Answer>][] = [
      placed,
      win(member, 70n),
      adjust(member, -20n),
    ].map((request) => [request, () => service.post(request)]);
    calls.push([back, () => service.rollback(back)]);
    for (const [request, call] of calls) {
      const before = await direct.account(member);
      await lose(call);
      expect((await direct.account(member)).version).toBe(before.version + 1);
      const first = await written(request);
      await direct.post(win(member, 5n));
      expect(await call()).toEqual(first);
      expect(await call()).toEqual(first);
      expect((await direct.account(member)).version).toBe(before.version + 2);
    }
  });

  it('WAL-I6 WAL-I7 of a refusal: it stays a refusal after a top-up', async () => {
    const member = await direct.member(100n);
    const request = bet(member, 500n);
    await lose(() => service.post(request));
    await direct.post(adjust(member, 10_000n));
    expect(await service.post(request)).toMatchObject({
      outcome: 'INSUFFICIENT_FUNDS',
      balance: 100n,
      version: 1n,
      replayed: true,
    });
    expect(await direct.account(member)).toEqual({ balance: 10_100n, version: 2 });
  });

  it('WAL-I6 WAL-I12 of a whole batch: each item gets its own first answer, in a batch or alone', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => direct.member(100n)));
    const requests = Array.from({ length: 24 }, (_, i) => bet(members[i % 4]!, BigInt(10 + i)));
    await lose(() => service.batch(requests));
    const first = await Promise.all(requests.map(written));
    expect(new Set(first.map((answer) => (answer as PostingAnswer).outcome))).toEqual(
      new Set(['ACCEPTED', 'INSUFFICIENT_FUNDS']),
    );
    expect((await service.batch(requests)).map(accepted)).toEqual(first);
    for (const [i, request] of requests.entries()) expect(await service.post(request)).toEqual(first[i]);
  });
});
