import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { batchHandlers } from './batch-handlers.ts';
import { boundedInteger } from './bounded-integer.ts';
import { noDataSource } from './no-data-source.ts';
import { noElapsedTime } from './no-elapsed-time.ts';
import { noNumberMoney } from './no-number-money.ts';
import { noProcessEnv } from './no-process-env.ts';
import { noTestSleep } from './no-test-sleep.ts';
import { optionalCleanUp } from './optional-clean-up.ts';
import { routeAccess } from './route-access.ts';
import { sqlInRepositories } from './sql-in-repositories.ts';
import { withinTransaction } from './within-transaction.ts';

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, ecmaVersion: 2024, sourceType: 'module' },
});
const wrong = (code: string, message: RegExp) => ({ code, errors: [{ message }] });

tester.run('route-access', routeAccess, {
  valid: [
    `@Controller('a') class A { @Get() @Public() list() {} @Post() @Permission('member') add() {} private help() {} }`,
    `@Internal('gateway') @Controller('a') class A { @Get() list() {} @Put('x') change() {} }`,
    `@Controller() class A { @EventPattern('x.v1') @Retry() earn() {} }`,
    `class NoController { @Get() list() {} }`,
  ],
  invalid: [
    wrong(`@Controller('a') class A { @Get() list() {} }`, /list\(\) declares none/),
    wrong(
      `@Controller('a') class A { @Get() @Public() @Operator('audit') list() {} }`,
      /@Public and @Operator/,
    ),
    wrong(
      `@Public() @Controller('a') class A { @Delete(':id') @Permission('member') remove() {} }`,
      /@Public and @Permission/,
    ),
    wrong(
      `@Controller('a') class A { @Sse('stream') @HttpCode(200) stream() {} }`,
      /stream\(\) declares none/,
    ),
  ],
});

tester.run('bounded-integer', boundedInteger, {
  valid: [
    'class A { @IsInt() @Min(0) @Max(99) level: number }',
    'class A { @Max(largestInteger) @IsInt() version: number; @IsString() name: string; other: number }',
  ],
  invalid: [
    wrong('class A { @IsInt() @Min(1) version: number }', /version has no greatest value/),
    wrong('class A { @Optional() @IsInt({ each: true }) types?: number[] }', /types has no greatest value/),
  ],
});

const ofBets = <T extends object>(test: T) => ({ ...test, options: [{ events: ['betSettled'] }] });
tester.run('batch-handlers', batchHandlers, {
  valid: [
    'class A { @EventPattern<string>(betSettled.type) @BatchHandler({ max: 100 }) count(bets) {} }',
    'class A { @EventPattern<string>(depositSucceeded.type) count(deposit) {} }',
    'class A { @Get() count() {} help() {} }',
    'class A { /** Pushed. */ // One by one: a page shows each.\n @EventPattern(betSettled.type) push(bet) {} }',
  ].map((code) => ofBets({ code })),
  invalid: [
    wrong(
      'class A { @EventPattern<string>(betSettled.type) count(bet) {} }',
      /count\(\) handles each betSettled/,
    ),
    wrong(
      'class A { @Retry() @EventPattern(events.betSettled.type) count(bet) {} }',
      /give it @BatchHandler/,
    ),
    wrong('class A { // One by one:\n @EventPattern(betSettled.type) count(bet) {} }', /or a comment/),
    wrong(
      'class A { // One by one: shown.\n @Get() list() {} @EventPattern(betSettled.type) count(bet) {} }',
      /count\(\)/,
    ),
  ].map(ofBets),
});

tester.run('no-process-env', noProcessEnv, {
  valid: ['config.port', 'process.exit(1)', 'import { argv } from "node:process"', 'const { pid } = process'],
  invalid: [
    wrong('const port = process.env.PORT', /not process\.env/),
    wrong('start(process["env"])', /not process\.env/),
    wrong('const { env } = process', /not process\.env/),
    wrong('globalThis.process.env', /not process\.env/),
    wrong('import { env } from "node:process"', /not process\.env/),
  ],
});

tester.run('no-number-money', noNumberMoney, {
  valid: [
    'const total = amount + fee',
    'const half = amount / 2n',
    'const stakeCount = rounds + 1',
    'class Bet { amount: bigint; attempts: number }',
    'const amount: string = formatMoney(1n)',
    'Number(page)',
  ],
  invalid: [
    wrong('const half = amount / 2', /arithmetic of money/),
    wrong('const more = 1.1 * order.balance', /arithmetic of money/),
    wrong('this.totalStake += 1', /arithmetic of money/),
    wrong('Number(row.amount)', /becomes a number/),
    wrong('Number.parseFloat(bet.payout)', /becomes a number/),
    wrong('send(+balance)', /becomes a number/),
    wrong('balance.toFixed(2)', /formatMoney/),
    wrong('class Bet { stakeAmount: number }', /stakeAmount is a number/),
    wrong('function pay(amount: number) {}', /amount is a number/),
    wrong('interface Row { balance: number }', /balance is a number/),
  ],
});

tester.run('sql-in-repositories', sqlInRepositories, {
  valid: [
    'await this.deposits.insert(tx, deposit)',
    'await this.outbox.add(tx, contract, payload)',
    `import type { QueryRunner } from 'typeorm'`,
    `import { type QueryRunner } from 'typeorm'`,
    'list.find((x) => x)',
  ],
  invalid: [
    wrong(`await tx.query('SELECT 1')`, /tx\.query\(\) belongs in a repository/),
    wrong(`await this.pool.query('SELECT 1')`, /pool\.query\(\)/),
    wrong(`await on.query('SELECT 1')`, /on\.query\(\)/),
    wrong('await ctx.tx.save(deposit)', /tx\.save\(\)/),
    wrong(`import { In } from 'typeorm'`, /In of typeorm/),
  ],
});

tester.run('no-data-source', noDataSource, {
  valid: [
    `import type { QueryRunner, Repository } from 'typeorm'`,
    `import { Pool, type Tx } from '#libs/database'`,
    `import { DataSource } from './data-source.js'`,
  ],
  invalid: [
    wrong(`import { DataSource } from 'typeorm'`, /Pool of #libs\/database, not DataSource/),
    wrong(`import type { EntityManager } from 'typeorm'`, /Tx of #libs\/database, not EntityManager/),
    wrong(`import { type Repository, type DataSource as Source } from 'typeorm'`, /not DataSource/),
  ],
});

tester.run('within-transaction', withinTransaction, {
  valid: [
    'class A { find() { return this.pool.query(sql); } }',
    'class A { find(on: Tx | Pool) { return on.query(sql); } }',
    'class A { add() { return this.transactions.run((tx) => this.orders.add(tx, order)); } }',
    `class A { async add() {
       const open = await this.switches.of(this.pool, code);
       return this.idempotency.run(request, async (tx) => this.orders.add(tx, open));
     } }`,
    'this.transactions.run(async (tx) => { afterCommit(tx, () => this.notify(this.pool)); })',
    'this.transactions.run(async (tx) => { await besideTransaction(() => fill(this.pool)); })',
    'this.tasks.run(async () => this.pool.query(sql))',
  ],
  invalid: [
    // Twelve bets at once waited for each other in this way.
    wrong(
      `class OrderService { record() { return this.idempotency.run(request, async (tx) => {
         const isOpen = await this.switches.of(this.pool, gameCode);
         await this.orders.add(tx, order, isOpen);
       }); } }`,
      /this\.pool within a transaction/,
    ),
    wrong('this.transactions.run((tx) => this.pool.query(sql))', /this\.pool within a transaction/),
    wrong(
      `class A { find(id: string, on: Pick<Tx, 'query'> = this.pool) { return on.query(sql, [id]); } }`,
      /a pool in place of a parameter/,
    ),
    wrong('new Transactions(source).run(async (tx) => { await find(pool, id); })', /^pool within/),
    wrong('this.transactions.run(async (tx) => this.post(ownTransaction, item))', /ownTransaction within/),
    wrong('class A { async add(tx: Tx) { await this.pool.query(sql); } }', /this\.pool within/),
    wrong('async function add(tx: Tx, pool: Pool) { await pool.query(sql); }', /^pool within/),
    wrong(
      'this.transactions.run(async (tx) => ids.map((id) => this.orders.find(this.pool, id)))',
      /this\.pool within/,
    ),
    wrong(
      'this.transactions.run(async (tx) => this.transactions.run((other) => add(other)))',
      /a transaction within a transaction/,
    ),
  ],
});

tester.run('no-test-sleep', noTestSleep, {
  valid: [
    `import { eventually } from '#libs/testing'; await eventually(() => done)`,
    `import { setImmediate as turn } from 'node:timers/promises'`,
    'const timer = setTimeout(stop, 50)',
    'jest.setTimeout(120_000)',
    'await jest.advanceTimersByTimeAsync(700)',
  ],
  invalid: [
    wrong(`import { setTimeout as sleep } from 'node:timers/promises'`, /eventually\(\)/),
    wrong(`import timers from 'timers/promises'`, /eventually\(\)/),
    wrong('await new Promise((resolve) => setTimeout(resolve, 20))', /wait for a condition/),
    wrong('await new Promise((r) => { setTimeout(() => r(1), 20) })', /wait for a condition/),
    wrong('const sleep = promisify(setTimeout)', /wait for a condition/),
  ],
});

tester.run('no-elapsed-time', noElapsedTime, {
  valid: [
    'expect(row.createdAt).toBeLessThan(Date.now())',
    'const began = Date.now(); log(Date.now() - began)',
    'expect(at).toBe(Date.now() - 30 * minute)',
    'expect(rows.length - seen).toBe(2)',
    'expect(order.indexOf("written")).toBeLessThan(800)',
    'const returned = settled.returned + 1n; expect(now.returned).toBe(returned)',
  ],
  invalid: [
    wrong(
      'const before = Date.now(); expect(Date.now() - before).toBeLessThan(2_000)',
      /depends on the machine/,
    ),
    wrong(
      'const t = performance.now(); const took = performance.now() - t; expect(took).toBeLessThan(5)',
      /depends on the machine/,
    ),
    wrong('const before = Date.now(); expect(written).toBeLessThan(Date.now() - before)', /order of events/),
    wrong('expect((performance.now() - this.began) / 1000).not.toBeGreaterThan(3)', /order of events/),
  ],
});

const unset = (code: string, output: string) => ({ ...wrong(code, /use platform\?\./), output });
tester.run('optional-clean-up', optionalCleanUp, {
  valid: [
    'let platform; afterAll(() => platform?.close())',
    'const platform = world(); afterAll(() => platform.close())',
    'let platform = world(); afterAll(() => platform.close())',
    'let platform; afterAll(async () => { if (platform) await platform.close() })',
    'let platform; it("closes", () => platform.close())',
  ],
  invalid: [
    unset(
      'let platform; afterAll(() => platform.close())',
      'let platform; afterAll(() => platform?.close())',
    ),
    unset(
      'let platform; afterEach(() => platform!.close())',
      'let platform; afterEach(() => platform?.close())',
    ),
    unset(
      'describe("x", () => { let platform; afterAll(async () => { await platform.cache.close(); }, 60_000) })',
      'describe("x", () => { let platform; afterAll(async () => { await platform?.cache.close(); }, 60_000) })',
    ),
  ],
});
