import { affiliateCodeState, memberRegistered } from '#libs/events';
import { eventually, type FakeClock, startTestService, type TestService } from '#libs/testing';
import { nameOf, idOf } from './support/member-ids.js';
import { agentContractsService } from '../src/service.js';

describe('the agents’ network', () => {
  let service: TestService<FakeClock>;
  const codes = new Map<string, string>();

  beforeAll(async () => {
    service = await startTestService(agentContractsService);
    service.bus.observe((message) => {
      if (message.topic !== affiliateCodeState.topic) return;
      const { code, agentId } = JSON.parse(message.value!) as { code: string; agentId: string };
      codes.set(nameOf(agentId), code);
    });
    await register('top', 2);
    await eventually(() => codes.has('top'));
  });

  afterAll(() => service?.close());

  const register = (name: string, accountType: 0 | 1 | 2 | 4, affiliateCode?: string) =>
    service.bus.publish(memberRegistered, {
      memberId: idOf(name),
      account: name,
      accountType,
      language: 'vi',
      registeredAt: '2026-11-20T03:00:00.000Z',
      ...(affiliateCode !== undefined && { affiliateCode }),
    });

  const teamOf = async (agentId: string): Promise<string[]> => {
    const rows: { descendant: string }[] = await service.pool.query(
      'SELECT descendant FROM agent_closure WHERE ancestor = $1 ORDER BY depth',
      [idOf(agentId)],
    );
    return rows.map((row) => nameOf(row.descendant));
  };

  const firstCodeOf = async (agentId: string): Promise<string> =>
    (
      await service.pool.query(
        'SELECT code FROM affiliate_code WHERE agent_id = $1 AND domain IS NULL ORDER BY created_at LIMIT 1',
        [idOf(agentId)],
      )
    )[0].code as string;

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

  it('SPEC-7.1.9.1 accepts a code that is for one host on that host alone', async () => {
    const agent = service.as({ kind: 'member', memberId: idOf('top'), accountType: 2, sessionId: 's' });
    const open = (domain: string) => agent.post('/wps/v2/agent/links', { kind: 'MEMBER', domain });
    expect((await open('Sen.Example/x')).status).toBe(400);
    const states: unknown[] = [];
    service.bus.observe((message) => {
      if (message.topic === affiliateCodeState.topic) states.push(JSON.parse(message.value!));
    });
    const { code } = (await open('sen.example')).body.value as unknown as { code: string };
    const answers = await Promise.all(
      ['&domain=SEN.example:8443', '&domain=sen.example.evil', '&domain=other.example', ''].map(
        async (domain) =>
          (await service.as({ kind: 'guest' }).get(`/wps/agent/affiliate?code=${code}${domain}`)).status,
      ),
    );
    expect(answers).toEqual([200, 422, 422, 422]);
    await eventually(() => states.length > 0);
    expect(states).toMatchObject([{ code, domain: 'sen.example', enabled: true }]);
    expect((await agent.get('/wps/v2/agent/links')).body.value).toContainEqual(
      expect.objectContaining({ code, domain: 'sen.example' }),
    );
    // Later tests register with the agent's first code.
    codes.set('top', await firstCodeOf('top'));
  });

  it('places members under the owner of their code, and gives agents their own code', async () => {
    await register('agent', 1, codes.get('top'));
    await eventually(() => codes.has('agent'));
    await register('player', 0, codes.get('agent'));
    await register('stranger', 0, 'UNKNOWN1');
    await register('guest', 4, codes.get('top'));
    expect(await teamOf('top')).toEqual(['top', 'agent', 'player']);
    expect(await teamOf('agent')).toEqual(['agent', 'player']);
    expect(await teamOf('stranger')).toEqual(['stranger']);
    expect(await teamOf('guest')).toEqual([]);
  });

  it('SPEC-2.9 SPEC-6.4 returns an agent’s own code and how many members used it', async () => {
    const read = async (name: string, accountType: 0 | 1 | 2 | 4 | 41 | 42) => {
      const principal = { kind: 'member', memberId: idOf(name), accountType, sessionId: 'session' } as const;
      const { status, body } = await service.as(principal).get('/wps/v2/agent/invitation');
      return status === 200 ? body.value : body.code;
    };
    expect(await read('top', 2)).toEqual({ code: codes.get('top'), direct: 1, team: 2 });
    expect(await read('agent', 1)).toEqual({ code: codes.get('agent'), direct: 1, team: 1 });
    expect(await read('new-agent', 41)).toEqual({ code: null, direct: 0, team: 0 });
    const enable = 'UPDATE affiliate_code SET enabled = $2 WHERE agent_id = $1';
    await service.pool.query(enable, [idOf('agent'), false]);
    expect(await read('agent', 1)).toEqual({ code: null, direct: 1, team: 1 });
    await service.pool.query(enable, [idOf('agent'), true]);
    expect(await read('player', 0)).toBe('FORBIDDEN');
    expect(await read('guest', 4)).toBe('REAL_ACCOUNT_REQUIRED');
  });

  it('places a member once when the event is delivered several times concurrently', async () => {
    await Promise.all(Array.from({ length: 6 }, () => register('twin', 0, codes.get('top'))));
    const rows = await service.pool.query(
      'SELECT ancestor FROM agent_closure WHERE descendant = $1 ORDER BY depth',
      [idOf('twin')],
    );
    expect(rows).toEqual([{ ancestor: idOf('twin') }, { ancestor: idOf('top') }]);
  });
});
