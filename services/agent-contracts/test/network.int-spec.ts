import {
  affiliateCodeState,
  depositSucceeded,
  memberRegistered,
  roundAdjusted,
  roundSettled,
} from '#libs/events';
import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import { agentContractsService } from '../src/service.js';

describe('the agents’ network', () => {
  let service: TestService<FakeClock>;
  const codes = new Map<string, string>();

  beforeAll(async () => {
    service = await startTestService(agentContractsService);
    service.bus.observe((message) => {
      if (message.topic !== affiliateCodeState.topic) return;
      const { code, agentId } = JSON.parse(message.value!) as { code: string; agentId: string };
      codes.set(agentId, code);
    });
    await register('top', 2);
    await until(() => codes.has('top'));
  });

  afterAll(() => service.close());

  const register = (memberId: string, accountType: 0 | 1 | 2 | 4, affiliateCode?: string) =>
    service.bus.publish(memberRegistered, {
      memberId,
      account: memberId,
      accountType,
      language: 'vi',
      registeredAt: '2026-11-20T03:00:00.000Z',
      ...(affiliateCode !== undefined && { affiliateCode }),
    });

  const teamOf = async (agentId: string): Promise<string[]> => {
    const rows: { descendant: string }[] = await service.dataSource.query(
      'SELECT descendant FROM agent_closure WHERE ancestor = $1 ORDER BY depth, descendant',
      [agentId],
    );
    return rows.map((row) => row.descendant);
  };

  const until = async (done: () => boolean): Promise<void> => {
    for (let tries = 0; !done(); tries++) {
      if (tries > 200) throw new Error('the condition was not met in time');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  it('SPEC-4.7 SPEC-7.1.9 accepts a valid invitation code in any spelling and refuses any other', async () => {
    const guest = service.as({ kind: 'guest' });
    expect((await guest.get(`/wps/agent/affiliate?code=${codes.get('top')!.toLowerCase()}`)).body).toEqual({
      success: true,
      value: { accepted: true },
    });
    const refused = await guest.get('/wps/agent/affiliate?code=UNKNOWN', { 'accept-language': 'en' });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      422,
      'INVITATION_CODE_INVALID',
      'Invalid invitation code.',
    ]);
  });

  it('places members under the owner of their code, and gives agents their own code', async () => {
    await register('agent', 1, codes.get('top'));
    await until(() => codes.has('agent'));
    await register('player', 0, codes.get('agent'));
    await register('stranger', 0, 'UNKNOWN1');
    await register('guest', 4, codes.get('top'));
    expect(await teamOf('top')).toEqual(['top', 'agent', 'player']);
    expect(await teamOf('agent')).toEqual(['agent', 'player']);
    expect(await teamOf('stranger')).toEqual(['stranger']);
    expect(await teamOf('guest')).toEqual([]);
  });

  it('SPEC-2.9 SPEC-6.4 returns an agent’s own code and how many members used it', async () => {
    const read = async (memberId: string, accountType: 0 | 1 | 2 | 4 | 41 | 42) => {
      const principal = { kind: 'member', memberId, accountType, sessionId: 'session' } as const;
      const { status, body } = await service.as(principal).get('/wps/v2/agent/invitation');
      return status === 200 ? body.value : body.code;
    };
    expect(await read('top', 2)).toEqual({ code: codes.get('top'), direct: 1, team: 2 });
    expect(await read('agent', 1)).toEqual({ code: codes.get('agent'), direct: 1, team: 1 });
    expect(await read('new-agent', 41)).toEqual({ code: null, direct: 0, team: 0 });
    await service.dataSource.query(`UPDATE affiliate_code SET enabled = false WHERE agent_id = 'agent'`);
    expect(await read('agent', 1)).toEqual({ code: null, direct: 1, team: 1 });
    await service.dataSource.query(`UPDATE affiliate_code SET enabled = true WHERE agent_id = 'agent'`);
    expect(await read('player', 0)).toBe('FORBIDDEN');
    expect(await read('guest', 4)).toBe('REAL_ACCOUNT_REQUIRED');
  });

  it('places a member once when the event is delivered several times concurrently', async () => {
    await Promise.all(Array.from({ length: 6 }, () => register('twin', 0, codes.get('top'))));
    const rows = await service.dataSource.query(
      `SELECT ancestor FROM agent_closure WHERE descendant = 'twin' ORDER BY depth`,
    );
    expect(rows).toEqual([{ ancestor: 'twin' }, { ancestor: 'top' }]);
  });

  it('keeps daily figures under the upline at that time, on the day of settlement in the brand’s zone', async () => {
    const round = {
      ...roundSettled.example,
      memberId: 'player',
      stake: '700',
      validBet: '500',
      payout: '900',
    };
    await service.bus.publish(roundSettled, {
      ...round,
      betId: 'b-1',
      settledAt: '2026-11-20T16:59:00.000Z',
    });
    await service.bus.publish(roundSettled, {
      ...round,
      betId: 'b-2',
      settledAt: '2026-11-20T17:01:00.000Z',
    });
    await service.bus.publish(roundSettled, { ...round, betId: 'b-3', mode: 'PLAY' });
    await service.bus.publish(roundAdjusted, {
      ...roundAdjusted.example,
      adjustmentId: 'a-1',
      betId: 'b-1',
      memberId: 'player',
      stake: '-700',
      validBet: '-500',
      payout: '-900',
      reason: 'ROLLBACK',
      adjustedAt: '2026-11-20T17:05:00.000Z',
    });
    const facts = await service.dataSource.query(
      `SELECT day::text, upline, bet, valid_bet, payout, bets FROM member_day WHERE member_id = 'player' ORDER BY day`,
    );
    expect(facts).toEqual([
      { day: '2026-11-20', upline: '/top/agent/', bet: '700', valid_bet: '500', payout: '900', bets: 1 },
      { day: '2026-11-21', upline: '/top/agent/', bet: '0', valid_bet: '0', payout: '0', bets: 1 },
    ]);
  });

  it('counts a deposit once and marks the first one', async () => {
    const deposit = {
      ...depositSucceeded.example,
      memberId: 'player',
      amount: '5000000',
      first: true,
      at: '2026-11-20T05:00:00.000Z',
    };
    await service.bus.publish(depositSucceeded, deposit, { id: 'deposit-1' });
    await service.bus.publish(depositSucceeded, deposit, { id: 'deposit-1' });
    await service.bus.publish(depositSucceeded, { ...deposit, first: false }, { id: 'deposit-2' });
    const facts = await service.dataSource.query(
      'SELECT deposit, deposits, first_deposit FROM member_money_day',
    );
    expect(facts).toEqual([{ deposit: '10000000', deposits: 2, first_deposit: '5000000' }]);
  });
});
