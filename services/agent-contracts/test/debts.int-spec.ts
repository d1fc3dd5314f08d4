import { randomUUID } from 'node:crypto';
import { claimChanged, claimRequested, type PayloadOf } from '#libs/events';
import { eventually, FakeClock, startTestService, type TestAnswer, type TestService } from '#libs/testing';
import { agentContractsService } from '../src/service.js';
import { DebtService } from '../src/settlement/debt.service.js';
import { idOf } from './support/member-ids.js';
import { Team, tier } from './support/team.js';

const dividends = '/wps/relay/MCS2_processDividendReq';
const offer = (party: string, rate: number) => ({
  ...{ action: 'REQUEST_NEW', memberId: idOf(party), tiers: [tier(0, 0, rate)] },
});
async function sign(team: Team, party: string, { body }: TestAnswer): Promise<void> {
  const { contractId } = body.value as unknown as { contractId: string };
  const signed = await team.as(party).post(dividends, { action: 'SIGN', contractId, version: 1 });
  expect(signed.status).toBe(200);
}

describe('H6 what an upline owes by a contract', () => {
  let service: TestService<FakeClock>;
  const claims: PayloadOf<typeof claimRequested>[] = [];
  beforeAll(async () => {
    service = await startTestService(agentContractsService, {
      clock: new FakeClock(new Date('2026-11-02T03:00:00Z')),
    });
    const team = new Team(service);
    await team.add('root', 2);
    await team.add('mid', 1, { agent: 'root' });
    await sign(
      team,
      'root',
      await team
        .operator()
        .post('/wps/v2/ops/agents/contracts', { ...offer('root', 300_000), type: 'DIVIDEND' }),
    );
    await sign(team, 'mid', await team.as('root').post(dividends, offer('mid', 200_000)));
    service.bus.observe(({ type, value }) => {
      if (type === claimRequested.type) claims.push(JSON.parse(value!) as PayloadOf<typeof claimRequested>);
    });
  });
  afterAll(() => service?.close());

  const debts = () => service.app.get(DebtService, { strict: false });
  let periods = 0;

  /** A bill of `mid` of which `root` owes all but what was paid before. */
  async function owed(amount: number, paid = 0): Promise<{ debtId: string; billId: string }> {
    const [debtId, billId, runId] = [randomUUID(), randomUUID(), randomUUID()];
    const period = `H202610${(periods += 1)}`;
    await service.pool.query(
      `INSERT INTO settlement_run (id, type, period, period_key, from_at, to_at, from_day, to_day, status, opened_at)
       VALUES ($1, 'DIVIDEND', 'M', $2, now(), now(), now(), now(), 'PAYING', now())`,
      [runId, period],
    );
    await service.pool.query(
      `INSERT INTO bill (id, run_id, contract_id, agent_id, type, period_key, payer, base, team_bet, active_members, carry_in, carry_out,
                         shortfall_in, shortfall_out, tier_number, rate_ppm, gross, lower_total, net, payable, paid, status)
       SELECT $1, $2, c.id, $4, 'DIVIDEND', $3, 'UPLINE_CHAIN', 0, 0, 1, 0, 0, 0, 0, 1, 100000, $5, 0, $5, $5, $6, 'INSUFFICIENT'
         FROM contract c WHERE c.party_id = $4`,
      [billId, runId, period, idOf('mid'), amount, paid],
    );
    await service.pool.query(
      `INSERT INTO agent_debt (id, debtor_id, creditor_id, bill_id, amount, paid, opened_at) VALUES ($1, $2, $3, $4, $5, $6, now())`,
      [debtId, idOf('root'), idOf('mid'), billId, amount, paid],
    );
    return { debtId, billId };
  }
  const claimOf = (debtId: string) =>
    eventually(
      () => claims.filter(({ claimKey }) => claimKey === `debt:${debtId}`),
      ({ length }) => length > 0,
    );
  const say = (debtId: string, credited: number, status: 'OPEN' | 'PAID' | 'WRITTEN_OFF' = 'OPEN') =>
    service.bus.publish(claimChanged, {
      ...{ ...claimChanged.example, claimKey: `debt:${debtId}`, requestedBy: 'agent-contracts' },
      ...{ credited: String(credited), status },
    });
  const stateOf = async (billId: string) => {
    const [row]: Record<string, unknown>[] = await service.pool.query(
      `SELECT b.status, b.paid AS "billPaid", d.paid, d.settled_at IS NOT NULL AS "isSettled"
         FROM bill b JOIN agent_debt d ON d.bill_id = b.id WHERE b.id = $1`,
      [billId],
    );
    return row;
  };
  const until = (billId: string, wanted: Record<string, unknown>) =>
    eventually(
      () => stateOf(billId),
      (state) => Object.entries(wanted).every(([name, value]) => state?.[name] === value),
    );

  it('is claimed from the wallet once, however many ask', async () => {
    const { debtId } = await owed(1000);
    await Promise.all(Array.from({ length: 6 }, () => debts().claim()));
    const found = await claimOf(debtId);
    expect(found).toEqual([
      expect.objectContaining({ debtorId: idOf('root'), creditorId: idOf('mid'), amount: '1000' }),
    ]);
    expect(claimRequested.violations(found[0])).toEqual([]);
  });

  it('is paid by what the creditor has in total: a late or repeated message adds nothing', async () => {
    const { debtId, billId } = await owed(1000, 100);
    await debts().claim();
    expect((await claimOf(debtId))[0]).toMatchObject({ amount: '900' });
    await say(debtId, 300);
    await until(billId, { status: 'PART_PAID', billPaid: '400', paid: '400', isSettled: false });
    await say(debtId, 200);
    await say(debtId, 900, 'PAID');
    await say(debtId, 900, 'PAID');
    await until(billId, { status: 'PAID', billPaid: '1000', paid: '1000', isSettled: true });
  });

  it('ends unpaid where it is written off', async () => {
    const { debtId, billId } = await owed(1000);
    await debts().claim();
    await say(debtId, 250, 'WRITTEN_OFF');
    await until(billId, { status: 'PART_PAID', billPaid: '250', paid: '250', isSettled: true });
  });
});
