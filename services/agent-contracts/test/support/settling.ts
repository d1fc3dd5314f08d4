import {
  betAdjusted,
  betSettled,
  creditCompleted,
  creditRefused,
  creditRequested,
  type PayloadOf,
} from '#libs/events';
import { eventually, type FakeClock, type TestService } from '#libs/testing';
import { SettlementService } from '../../src/settlement/settlement.service.js';
import { idOf, nameOf } from './member-ids.js';
import { tier, type Team } from './team.js';

const calls = {
  DIVIDEND: '/wps/relay/MCS2_processDividendReq',
  DAILY: '/wps/relay/MCS2_processDailySalContract',
  HOURLY: '/wps/relay/MCS2_processContractHourSalary',
  REALTIME: '/wps/relay/MCSFE_processRealTimeSalaryContract',
};
export type ContractKind = keyof typeof calls;
interface Terms {
  tiers?: object[];
  period?: string;
  carryRule?: string;
}

/** Contracts, bets, the clock's watermark and the wallet's answers of a settlement test. */
export class Settling {
  private bets = 0;
  readonly credits: PayloadOf<typeof creditRequested>[] = [];

  constructor(
    private readonly service: TestService<FakeClock>,
    private readonly team: Team,
  ) {
    service.bus.observe(({ type, value }) => {
      if (type === creditRequested.type)
        this.credits.push(JSON.parse(value!) as PayloadOf<typeof creditRequested>);
    });
  }

  /** Offered by the upline, or by an operator, and signed. Answers with its id. */
  async contract(
    type: ContractKind,
    above: string | undefined,
    party: string,
    ratePpm: number,
    terms: Terms = {},
  ): Promise<string> {
    const body = {
      ...{ action: 'REQUEST_NEW', memberId: idOf(party), tiers: [tier(0, 0, ratePpm)] },
      ...terms,
    };
    const offered = above
      ? await this.team.as(above).post(calls[type], body)
      : await this.team.operator().post('/wps/v2/ops/agents/contracts', { ...body, type });
    const { contractId } = offered.body.value as unknown as { contractId: string };
    const sign = { action: 'SIGN', contractId, version: 1 };
    const { status, body: answer } = await this.team.as(party).post(calls[type], sign);
    if (status !== 200) throw new Error(`signing was answered with ${status} ${answer.code}`);
    return contractId;
  }

  /** A bet in đồng that loses, unless a win is given. */
  async bet(
    name: string,
    stake: number,
    settledAt: string,
    win = 0,
    sourceKey = `game-launch:bet:st${(this.bets += 1)}`,
  ): Promise<string> {
    await this.service.bus.publish(betSettled, {
      ...{ ...betSettled.example, sourceKey, memberId: idOf(name), settledAt },
      ...{ stake: `${stake}00`, validBet: `${stake}00`, win: String(win * 100) },
    });
    return sourceKey;
  }

  async takeBack(name: string, refersTo: string, stake: number, settledAt: string): Promise<void> {
    const sourceKey = `game-launch:adjustment:st${(this.bets += 1)}`;
    await this.service.bus.publish(betAdjusted, {
      ...{ ...betAdjusted.example, sourceKey, refersTo, memberId: idOf(name), settledAt },
      ...{ stake: `-${stake}00`, validBet: `-${stake}00`, win: '0', reason: 'ROLLBACK' as const },
    });
  }

  /** Every bet before the instant has arrived, and it is this instant now. */
  async reach(instant: string): Promise<void> {
    this.service.clock.set(new Date(instant));
    await this.service.pool.query(
      `INSERT INTO event_watermark (consumer, topic, source, partition, partitions, reached_at)
       SELECT 'agent-contracts', 'bets.turnover', '/lotus/' || producer, 0, 1, $1::timestamptz
         FROM unnest($2::text[]) AS producer
       ON CONFLICT ON CONSTRAINT event_watermark_once DO UPDATE SET reached_at = excluded.reached_at`,
      [instant, betSettled.watermarkedBy],
    );
  }

  settle(): Promise<void> {
    return this.service.app.get(SettlementService, { strict: false }).settle();
  }

  async runOf(type: ContractKind, periodKey: string): Promise<{ id: string; status: string; held: boolean }> {
    const [row]: [{ id: string; status: string; held: boolean }] = await this.service.pool.query(
      'SELECT id, status, held FROM settlement_run WHERE type = $1 AND period_key = $2',
      [type, periodKey],
    );
    return row;
  }

  /** By agent: minor units that the platform was asked to credit for a period, refused ones left out. */
  async paidIn(type: ContractKind, periodKey: string): Promise<Record<string, number>> {
    const rows: { agent: string; amount: string }[] = await this.service.pool.query(
      `SELECT payment.agent_id AS agent, sum(amount)::text AS amount FROM bill_payment payment JOIN bill ON bill.id = bill_id
        WHERE bill.type = $1 AND period_key = $2 AND payment.status <> 'REFUSED' GROUP BY 1`,
      [type, periodKey],
    );
    return Object.fromEntries(rows.map(({ agent, amount }) => [nameOf(agent), Number(amount)]));
  }

  async billOf(type: ContractKind, name: string, periodKey: string): Promise<Record<string, number>> {
    const [row]: [Record<string, string>] = await this.service.pool.query(
      `SELECT base, carry_in AS "carryIn", gross, net FROM bill WHERE type = $1 AND agent_id = $2 AND period_key = $3`,
      [type, idOf(name), periodKey],
    );
    return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)]));
  }

  /** The wallet's answer to every credit that is or will be asked for, by the key. */
  async answer(creditKey: string, isPaid = true): Promise<void> {
    const credit = await eventually(() => this.credits.find((one) => one.creditKey === creditKey), {
      what: `the credit ${creditKey}`,
    });
    const { memberId, kind, amount } = credit!;
    const common = { creditKey, memberId, requestedBy: 'agent-contracts' };
    const at = this.service.clock.now().toISOString();
    if (isPaid)
      await this.service.bus.publish(creditCompleted, {
        ...{ ...creditCompleted.example, ...common, kind, amount, at },
      });
    else await this.service.bus.publish(creditRefused, { ...creditRefused.example, ...common, at });
  }
}
