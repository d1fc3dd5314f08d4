import { DomainError, type ServiceClient } from '#libs/platform';
import { FundPasswordGate } from './fund-password.gate.js';

const principal = { kind: 'member', memberId: 'm1', accountType: 0, sessionId: 's1' } as const;
const member = { member: principal, clientIp: '198.51.100.4', agent: 'Firefox' };
const json = 'application/json';
const bytes = (body: unknown) => Buffer.from(JSON.stringify(body));

describe('the gate of the fund password', () => {
  let asked: unknown[][];
  let answer: () => Promise<unknown>;
  const client = {
    call: (...given: unknown[]) => {
      asked.push(given);
      return answer();
    },
  } as unknown as ServiceClient;
  const gate = new FundPasswordGate(client);

  beforeEach(() => {
    asked = [];
    answer = () => Promise.resolve({ verified: true });
  });

  it('SEC-S4.1 hands the sealed one on to auth as it is, and the rest to the owner', async () => {
    const body = await gate.pass({}, member, bytes({ amount: '1.00', fundPassword: 'h..i.c.t' }), json);
    expect(JSON.parse(String(body))).toEqual({ amount: '1.00' });
    expect(asked).toEqual([
      [
        'auth',
        'POST',
        '/internal/fund-password/verification',
        {
          memberId: 'm1',
          body: { fundPassword: 'h..i.c.t', secondFactor: false },
          headers: { 'x-lotus-client-ip': '198.51.100.4', 'user-agent': 'Firefox' },
        },
      ],
    ]);
  });

  it('SEC-S15.2 asks for the second factor on the routes that say so', async () => {
    await gate.pass({ secondFactor: true }, member, bytes({ fundPassword: 'h..i.c.t' }), json);
    expect(asked[0]![3]).toMatchObject({ body: { secondFactor: true } });
  });

  it('lets a refusal of auth through as it is', async () => {
    const refusal = new DomainError('PAYLOAD_REPLAYED', { status: 409, vi: 'cũ', en: 'old' });
    answer = () => Promise.reject(refusal);
    await expect(gate.pass({}, member, bytes({ fundPassword: 'h..i.c.t' }), json)).rejects.toBe(refusal);
  });

  it.each([[{}], [{ fundPassword: '' }], [{ fundPassword: { jwe: 'h..i.c.t' } }]])(
    'asks auth nothing of a body without one: %j',
    async (body) => {
      await expect(gate.pass({}, member, bytes(body), json)).rejects.toMatchObject({
        code: 'FUND_PASSWORD_REQUIRED',
      });
      expect(asked).toEqual([]);
    },
  );
});
