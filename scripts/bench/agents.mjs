import { join } from 'node:path';
import { agentId, day, fillTeam, play } from './agents/team.mjs';
import { median, onBuilt, rounded } from './lib/measuring.mjs';
import { startService } from './lib/service.mjs';

const standard = { members: 100_000, rows: 1_000_000, agents: 2_000, rounds: 5, requests: 300 };
const password = 'bench';

/**
 * A day of salaries, from its figures to its planned payments, to one aggregate query over the same rows; then the overview of
 * half the members to that of fifty, over HTTP.
 */
export async function measure({ log, args }) {
  return onBuilt(args, standard, async (settings, data, undo) => {
    const { ensureServiceDatabase, PostgresCluster } = await import('../../libs/local/src/index.ts');
    const { runMigrations } = await import('#dist/libs/database/src/index.js');
    const { completeSchema } = await import('#dist/libs/platform/src/index.js');
    const { agentContractsSchema } = await import('#dist/services/agent-contracts/src/database/schema.js');
    const { default: pg } = await import('pg');
    const cluster = new PostgresCluster({
      ...{ folder: join(data, 'postgres'), label: `bench-${process.pid}`, password, throwAway: true },
      settings: { max_wal_size: '4GB', checkpoint_timeout: '30min', shared_buffers: '512MB' },
    });
    await cluster.start();
    undo.push(() => cluster.stop());
    const name = 'agent_contracts';
    const roles = { ownerPassword: password, runtimePassword: password };
    await ensureServiceDatabase(cluster.adminUrl, { name, ...roles });
    await runMigrations(cluster.url(`${name}_owner`, name, password), completeSchema(agentContractsSchema));
    const url = cluster.url(`${name}_runtime`, name, password);
    const database = new pg.Client({ connectionString: cluster.url('postgres', name, password) });
    await database.connect();
    undo.push(() => database.end());

    log(`Making ${settings.members} members with ${settings.rows} rows`);
    await fillTeam(database, settings);
    const runs = await dailyRuns(database, url, settings, log);
    await play(database, settings, 10);
    const overview = await overviews({ data, undo, url }, settings, log);
    return { ...runs, ...overview, ...settings };
  });
}

const seconds = async (work) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

/** The service's own settlement, without the wallet: every step up to the planned payments. */
async function dailyRuns(database, url, { rounds }, log) {
  const { Pool, Transactions } = await import('#dist/libs/database/src/index.js');
  const { WatermarksService } = await import('#dist/libs/messaging/src/index.js');
  const { SettlementService } =
    await import('#dist/services/agent-contracts/src/settlement/settlement.service.js');
  const { RunRepository } = await import('#dist/services/agent-contracts/src/settlement/run.repository.js');
  const { RunStopRepository } =
    await import('#dist/services/agent-contracts/src/settlement/run-stop.repository.js');
  const { PaymentRepository } =
    await import('#dist/services/agent-contracts/src/settlement/payment.repository.js');
  const { FiguresOfPeriodRepository } =
    await import('#dist/services/agent-contracts/src/settlement/figures-of-period.repository.js');
  const { AgentContractsConfig } =
    await import('#dist/services/agent-contracts/src/agent-contracts.config.js');
  const pool = await Pool.open({ url, applicationName: 'bench-agents' });
  const clock = { now: () => new Date('2026-11-22T00:00:00Z') };
  const watermarks = Object.assign(new WatermarksService('bench'), { of: async () => clock.now() });
  const settlement = new SettlementService(
    ...[new Transactions(pool), new RunRepository(pool), new RunStopRepository(), new PaymentRepository()],
    ...[new FiguresOfPeriodRepository(), watermarks, undefined, clock],
    Object.assign(new AgentContractsConfig(), { brandTimeZone: 'Asia/Ho_Chi_Minh' }),
  );
  const seen = [];
  const range = [day];
  for (let turn = 1; turn <= rounds; turn += 1) {
    await database.query(
      'TRUNCATE settlement_run, bill, bill_payment, agent_debt, bill_adjustment, bill_dispute',
    );
    await database.query(
      `INSERT INTO settlement_run (id, type, period, period_key, from_at, to_at, from_day, to_day, status, opened_at)
       VALUES (gen_random_uuid(), 'DAILY', 'D', 'D20261120', $1::date - interval '7 hours', $1::date + interval '17 hours',
               $1, $1::date + 1, 'OPEN', now())`,
      range,
    );
    const { rows } = await database.query('SELECT id FROM settlement_run');
    const run = await seconds(async () => {
      await settlement['step'](rows[0].id);
      await settlement['step'](rows[0].id);
    });
    const sum = await seconds(() =>
      database.query('SELECT sum(valid_bet), sum(bet - payout) FROM member_day WHERE day = $1', range),
    );
    const sumByMember = await seconds(() =>
      database.query(
        `SELECT count(*) FROM (SELECT member_id, sum(valid_bet), sum(bet - payout) FROM member_day WHERE day = $1
          GROUP BY member_id) members`,
        range,
      ),
    );
    seen.push({ run, sum, sumByMember });
    log(
      `turn ${turn}: run ${run.toFixed(2)} s, sum ${sum.toFixed(2)} s, by member ${sumByMember.toFixed(2)} s`,
    );
  }
  await verify(database);
  await pool.close();
  const middle = (of) => rounded(median(seen.map(of)));
  return {
    aggregate_to_run: middle(({ sum, run }) => sum / run),
    member_aggregate_to_run: middle(({ sumByMember, run }) => sumByMember / run),
    run_seconds: middle(({ run }) => run),
    aggregate_seconds: middle(({ sum }) => sum),
    member_aggregate_seconds: middle(({ sumByMember }) => sumByMember),
  };
}

/** The bills add up, and the teams at the top have every bet between them. */
async function verify(database) {
  const { rows } = await database.query(
    `SELECT sum(net) = sum(gross) FILTER (WHERE upline_id IS NULL) AS nets,
            sum(team_bet) FILTER (WHERE upline_id IS NULL) = (SELECT sum(valid_bet) FROM member_day) AS bets,
            (SELECT sum(amount) FROM bill_payment) = sum(payable) AS payments FROM bill`,
  );
  if (!Object.values(rows[0]).every(Boolean))
    throw new Error(`void: the bills say ${JSON.stringify(rows[0])}`);
}

async function overviews({ data, undo, url }, { requests }, log) {
  const { ensureKeys, sessionKeyOwner, AssertionSigner, assertionHeader } =
    await import('#dist/libs/auth/src/index.js');
  const { serviceNames } = await import('#dist/libs/config/src/index.js');
  const keys = join(data, 'keys');
  await ensureKeys(keys, [...serviceNames, sessionKeyOwner]);
  const service = await startService('agent-contracts', undo, { KEYS_DIR: keys, DATABASE_URL: url });
  const signer = new AssertionSigner('gateway', keys);
  const path = `/wps/v2/agent/reports/overview?from=2026-11-11&to=${day}`;
  const ask = async (memberId) => {
    /** @type {import('#dist/libs/auth/src/index.js').MemberPrincipal} */
    const principal = { kind: 'member', memberId, accountType: 2, sessionId: 'bench' };
    const headers = { [assertionHeader]: await signer.sign('agent-contracts', principal) };
    const answer = await fetch(service.url + path, { headers });
    if (!answer.ok) throw new Error(`void: the overview gave ${answer.status} ${await answer.text()}`);
    return /** @type {{ value: { team: number } }} */ (await answer.json()).value;
  };
  const times = { large: [], small: [] };
  const teams = { large: agentId(0), small: agentId(1) };
  const sizes = {};
  for (const name of Object.keys(teams)) sizes[name] = (await ask(teams[name])).team;
  for (let turn = 0; turn < requests; turn += 1)
    for (const name of Object.keys(teams)) times[name].push(await seconds(() => ask(teams[name])));
  const part = (name, of) => times[name].toSorted((a, b) => a - b)[Math.ceil(requests * of) - 1] * 1000;
  log(
    `Overview of ${sizes.large} members p99 ${part('large', 0.99).toFixed(1)} ms, of ${sizes.small} ${part('small', 0.99).toFixed(1)} ms`,
  );
  return {
    overview_ratio_p99: rounded(part('large', 0.99) / part('small', 0.99)),
    overview_large_p50_ms: rounded(part('large', 0.5)),
    overview_large_p99_ms: rounded(part('large', 0.99)),
    overview_small_p50_ms: rounded(part('small', 0.5)),
    overview_small_p99_ms: rounded(part('small', 0.99)),
    ...{ large_team: sizes.large, small_team: sizes.small },
  };
}
