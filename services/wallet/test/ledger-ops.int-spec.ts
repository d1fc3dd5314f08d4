import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { AuditService } from '../src/audit/audit.service.js';
import { RollupService } from '../src/rollup/rollup.service.js';
import { HashChainService } from '../src/hash-chain/hash-chain.service.js';
import { seedDemo } from '../src/seed/seed.js';
import { eventually, key, WalletApp } from './support/wallet-app.js';

describe('the ledger’s operators and its members’ statements, over HTTP', () => {
  let wallet: WalletApp;
  let owner: pg.Pool;
  beforeAll(async () => {
    const seldom = '3600000';
    wallet = await WalletApp.start({
      ...{ AUDIT_EVERY_MS: seldom, ROLLUP_EVERY_MS: seldom, HASH_CHAIN_EVERY_MS: seldom },
    });
    owner = new pg.Pool({ connectionString: wallet.service.database!.ownerUrl, max: 2 });
    owner.on('error', () => undefined);
  });
  afterAll(async () => {
    await owner?.end();
    await wallet?.close();
  });

  const operator = (operatorId: string = randomUUID(), roles = ['ledger']) =>
    wallet.service.as({ kind: 'operator', operatorId, roles, sessionId: 'ops' });
  const games = () => wallet.caller('game-launch');
  const of = (memberId: string, amount: string) => ({
    ...{ memberId, book: 'REAL', amount, externalId: `SENG:${randomUUID()}` },
    ...{ roundId: 'SENG:round-1', vassalage: 'SENG', gameType: 'RNG' },
  });
  const player = async () => {
    const member = wallet.member();
    await seedDemo(wallet.service.app, { playerId: member.memberId });
    return member;
  };
  const openFindings = async (memberId: string) => {
    const { body } = await operator().get('/wps/v2/ops/ledger/findings?state=open&pageSize=100');
    return (body.value as unknown as { list: Record<string, unknown>[] }).list.filter(
      (one) => one['memberId'] === memberId,
    );
  };
  /** Behind the horizon, which is the whole server's. */
  const audited = (memberId: string, findings: number) =>
    eventually(
      async () => {
        await wallet.service.app.get(AuditService).pass();
        return openFindings(memberId);
      },
      (list) => list.length === findings,
    );

  it('REG-G29 REG-G30 shows a member his account record and what he held at an instant', async () => {
    const member = await player();
    await games().post('/internal/postings/bet', of(member.memberId, '500000'));
    await games().post('/internal/postings/win', of(member.memberId, '750000'));
    const { status, body } = await member.get('/wps/v2/statements?pageSize=2');
    expect([status, body.value]).toEqual([
      200,
      {
        from: expect.any(String),
        to: expect.any(String),
        currency: 'VND',
        opening: '0.00',
        closing: '50002500.00',
        list: [
          {
            postingId: expect.any(String),
            at: expect.stringMatching(/Z$/),
            kind: 'WIN',
            kindName: { vi: 'Thắng cược', en: 'Win' },
            amount: '7500.00',
            balanceAfter: '50002500.00',
            version: 3,
            roundId: 'SENG:round-1',
            vassalage: 'SENG',
            gameType: 'RNG',
          },
          expect.objectContaining({
            kind: 'BET',
            amount: '-5000.00',
            balanceAfter: '49995000.00',
            version: 2,
          }),
        ],
        pageNum: 1,
        totalPages: 2,
        totalCount: 3,
        next: '2.3',
      },
    ]);
    const rest = await member.get('/wps/v2/statements?pageSize=2&pageNo=2&cursor=2.3');
    expect(rest.body.value).toMatchObject({ list: [{ kind: 'ADJUST', version: 1 }], next: null });
    const some = await member.get('/wps/v2/statements?kinds=BET,ADJUST&from=&to=');
    expect(some.body.value).toMatchObject({ totalCount: 2, list: [{ kind: 'BET' }, { kind: 'ADJUST' }] });
    const at = async (instant: Date) =>
      (await member.get(`/wps/v2/statements/balance?at=${instant.toISOString()}`)).body.value;
    expect(await at(new Date(0))).toMatchObject({ balance: '0.00', version: 0 });
    expect(await at(new Date(Date.now() + 60_000))).toMatchObject({
      balance: '50002500.00',
      version: 3,
      currency: 'VND',
    });
    expect((await member.get('/wps/v2/statements/profit?from=&to=')).body.value).toMatchObject({
      games: [{ gameType: 'RNG', stake: '5000.00', win: '7500.00', profit: '2500.00' }],
      others: [{ kind: 'ADJUST', amount: '50000000.00' }],
      deposits: '0.00',
      play: '2500.00',
      total: '50002500.00',
      days: [{ play: '2500.00', total: '50002500.00' }],
    });
    const asked = await operator().get(
      `/wps/v2/ops/ledger/accounts/${member.memberId}/statement?book=REAL&pageSize=1`,
    );
    expect(asked.body.value).toMatchObject({ totalCount: 3, list: [{ version: 3 }] });
    const unknown = await operator().get(`/wps/v2/ops/ledger/accounts/${randomUUID()}/statement?book=REAL`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'STATEMENT_ACCOUNT_NOT_FOUND']);
    const long = await member.get('/wps/v2/statements?from=2020-01-01T00:00:00Z');
    expect([long.status, long.body.code]).toEqual([422, 'STATEMENT_PERIOD_INVALID']);
    for (const bad of ['kinds=DICE', 'cursor=', 'from=yesterday', 'pageSize=101', 'kind=BET'])
      expect((await member.get(`/wps/v2/statements?${bad}`)).body.code).toBe('VALIDATION_FAILED');
  });

  it('shows support the balance of a known member, and opens no account for an unknown id', async () => {
    const member = wallet.member();
    await member.get('/wps/v2/wallets/balance');
    const asked = operator(undefined, ['support']);
    const known = await asked.get(`/wps/v2/ops/members/${member.memberId}/balance`);
    expect(known.body.value).toMatchObject({ sumBalance: '0.00', held: '0.00', withdrawable: '0.00' });
    const id = randomUUID();
    for (let n = 0; n < 2; n++)
      expect((await asked.get(`/wps/v2/ops/members/${id}/balance`)).status).toBe(404);
    expect((await member.get(`/wps/v2/ops/members/${id}/balance`)).status).toBe(403);
  });

  it('REG-G32 answers the trial balance of one book', async () => {
    await player();
    const fold = wallet.service.app.get(RollupService);
    const answer = async (book: string) =>
      (await operator().get(`/wps/v2/ops/ledger/trial-balance?book=${book}`)).body.value;
    await eventually(
      async () => {
        await fold.rollUp();
        return (await answer('REAL')) as unknown as { checkpoint: number };
      },
      ({ checkpoint }) => checkpoint > 0,
    );
    for (const book of ['REAL', 'PLAY'])
      expect(await answer(book)).toMatchObject({
        book,
        currency: 'VND',
        difference: '0.00',
        members: { difference: '0.00' },
        accounts: expect.arrayContaining([
          expect.objectContaining({
            number: book === 'REAL' ? 5900 : 105_900,
            code: 'adjustment',
            name: { vi: 'Điều chỉnh', en: 'Adjustments' },
            checkpoint: { debits: expect.any(String), credits: expect.any(String) },
            tail: { debits: expect.any(String), credits: expect.any(String) },
          }),
        ]),
      });
    expect(
      (await operator(undefined, ['cashier']).get('/wps/v2/ops/ledger/trial-balance?book=REAL')).body.code,
    ).toBe('FORBIDDEN');
  });

  it('REG-G32 answers the hours of today to the ledger’s operators only', async () => {
    const member = await player();
    const { body } = await operator().get('/wps/v2/ops/ledger/today');
    const { days } = body.value as unknown as { days: { hours: unknown[] }[] };
    expect(days).toHaveLength(1);
    expect(days[0]!.hours.at(-1)).toEqual({
      ...{ deposits: expect.any(String), withdrawals: expect.any(String), bets: expect.any(String) },
      ...{ wins: expect.any(String), houseResult: expect.any(String), bonusCost: expect.any(String) },
    });
    const cashier = operator(undefined, ['cashier']);
    expect((await cashier.get('/wps/v2/ops/ledger/today')).body.code).toBe('FORBIDDEN');
    expect((await member.get('/wps/v2/ops/ledger/today')).status).toBe(403);
  });

  it('WAL-I3 REG-G10.2 stops a broken account, keeps what comes in suspense, and hands it over at its release, still suspended', async () => {
    const member = await player();
    await audited(member.memberId, 0);
    const broken = 'UPDATE player_account SET balance = balance + $2 WHERE member_id = $1';
    await owner.query(broken, [member.memberId, 5]);
    const [finding] = await audited(member.memberId, 1);
    expect(finding).toMatchObject({
      fault: 'STORED_BALANCE',
      book: 'REAL',
      stopped: true,
      closedAt: null,
      expected: '5000000000 at 1',
      found: '5000000005 at 1',
    });
    const bet = await games().post('/internal/postings/bet', of(member.memberId, '100'));
    expect(bet.body.value).toMatchObject({ outcome: 'ACCOUNT_STOPPED' });
    const win = await games().post('/internal/postings/win', of(member.memberId, '900'));
    expect(win.body.value).toMatchObject({ outcome: 'ACCEPTED', balance: '5000000005' });

    const open = (status: string) =>
      wallet
        .caller('member')
        .put(`/internal/accounts/${member.memberId}/status`, { book: 'REAL', status, reason: 'asked for' });
    for (const status of ['OPEN', 'LOCKED']) {
      const refused = await open(status);
      expect([refused.status, refused.body.code]).toEqual([409, 'ACCOUNT_STOPPED_BY_AUDITOR']);
    }

    const operatorId = randomUUID();
    const release = (once: Record<string, string>, reason = 'row restored from the postings') =>
      operator(operatorId).post(
        `/wps/v2/ops/ledger/accounts/${member.memberId}/release`,
        { book: 'REAL', reason },
        once,
      );
    const early = await release(key());
    expect([early.status, early.body.code]).toEqual([409, 'ACCOUNT_STILL_BROKEN']);
    await owner.query(broken, [member.memberId, -5]);
    const closing = await operator().post(
      `/wps/v2/ops/ledger/findings/${String(finding!['id'])}/closure`,
      { reason: 'x' },
      key(),
    );
    expect(closing.body.code).toBe('FINDING_STOPS_ACCOUNT');
    const once = key();
    const answers = await Promise.all([release(once), release(once)]);
    for (const { status, body } of answers)
      expect([status, body.value]).toEqual([
        200,
        // The status that was asked for last while the account was stopped.
        { releaseId: expect.any(String), status: 'LOCKED', fromSuspense: '9.00', findingsClosed: 1 },
      ]);
    expect(answers[0]!.body.value).toEqual(answers[1]!.body.value);
    expect((await release(key())).body.code).toBe('ACCOUNT_NOT_STOPPED');
    expect((await member.get('/wps/v2/wallets/balance')).body.value).toMatchObject({
      sumBalance: '50000009.00',
      version: 2,
    });
    const banned = await games().post('/internal/postings/bet', of(member.memberId, '100'));
    expect(banned.body.value).toMatchObject({ outcome: 'ACCOUNT_LOCKED' });
    expect((await open('OPEN')).status).toBe(200);
    const again = await games().post('/internal/postings/bet', of(member.memberId, '100'));
    expect(again.body.value).toMatchObject({ outcome: 'ACCEPTED', balance: '5000000800' });
    await audited(member.memberId, 0);
    const kept = await wallet.rows(
      `SELECT operator_id, reason, suspense FROM account_release WHERE member_id = $1`,
      [member.memberId],
    );
    expect(kept).toEqual([
      { operator_id: operatorId, reason: 'row restored from the postings', suspense: '900' },
    ]);
  });

  it('WAL-I15 hands over what came into suspense of an account that was stopped and opened by hand', async () => {
    const member = await player();
    const set = (status: string) =>
      wallet
        .caller('member')
        .put(`/internal/accounts/${member.memberId}/status`, { book: 'REAL', status, reason: 'by hand' });
    await set('STOPPED');
    await games().post('/internal/postings/win', of(member.memberId, '900'));
    await set('OPEN');
    const release = () =>
      operator().post(
        `/wps/v2/ops/ledger/accounts/${member.memberId}/release`,
        { book: 'REAL', reason: 'opened by hand' },
        key(),
      );
    expect((await release()).body.value).toMatchObject({
      status: 'OPEN',
      fromSuspense: '9.00',
      findingsClosed: 0,
    });
    expect((await release()).body.code).toBe('ACCOUNT_NOT_STOPPED');
  });

  it('keeps what a person says about a finding that stops nobody', async () => {
    const [{ id }] = (await wallet.rows(
      `INSERT INTO audit_finding (id, fault, book, account) VALUES (gen_random_uuid(), 'CHECKPOINT', 'REAL', 4010) RETURNING id`,
    )) as [{ id: string }];
    const close = (finding: string) =>
      operator().post(`/wps/v2/ops/ledger/findings/${finding}/closure`, { reason: 'seen' }, key());
    expect((await close(id)).body.value).toEqual({ id });
    expect((await close(id)).body.code).toBe('FINDING_ALREADY_CLOSED');
    expect((await close(randomUUID())).body.code).toBe('FINDING_NOT_FOUND');
    const { body } = await operator().get('/wps/v2/ops/ledger/findings?state=closed');
    expect(body.value).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ id, reason: 'seen' })]),
    });
  });

  it('WAL-I17 verifies the chain on request', async () => {
    await player();
    const verify = async () => (await operator().post('/wps/v2/ops/ledger/seal/verification', {})).body.value;
    const seals = wallet.service.app.get(HashChainService);
    await eventually(
      async () => {
        await seals.append();
        return (await verify()) as unknown as { throughBlock: number };
      },
      ({ throughBlock }) => throughBlock > 0,
    );
    const { body } = await operator().get('/wps/v2/ops/ledger/seal');
    expect(await verify()).toMatchObject({ bad: null, next: null, head: body.value });
    const [row] = (await owner.query('SELECT through_id AS id FROM hash_chain_block ORDER BY block LIMIT 1'))
      .rows;
    await owner.query(`UPDATE posting SET note = 'else' WHERE id = $1`, [row.id]);
    expect(await verify()).toMatchObject({ bad: { block: 1, damage: 'CHANGED', postingId: row.id } });
    const past = await operator().post('/wps/v2/ops/ledger/seal/verification', { fromBlock: 99 });
    expect([past.status, past.body.code]).toEqual([404, 'SEAL_NOT_FOUND']);
  });

  it('says where the months lie', async () => {
    const { body } = await operator().get('/wps/v2/ops/ledger/months');
    expect(body.value).toEqual(
      expect.arrayContaining([expect.objectContaining({ place: 'ledger', blockReason: 'TOO_YOUNG' })]),
    );
  });

  it('shows its figures to the watch', async () => {
    await wallet.service.app.get(AuditService).pass();
    const metrics = await (await fetch(`${wallet.service.url}/metrics`)).text();
    for (const name of [
      'ledger_imbalance',
      'ledger_findings_open',
      'ledger_accounts_stopped',
      'ledger_audit_lag_seconds',
      'ledger_seal_lag_seconds',
      'ledger_rollup_lag_seconds',
    ])
      expect(metrics).toMatch(new RegExp(`^${name}\\{.*\\} [0-9.e-]+$`, 'm'));
  });
});
