import type { TestAnswer } from '#libs/testing';
import { Approvals } from '#libs/approvals';
import { key, WalletApp } from './support/wallet-app.js';

const days = 86_400_000;

/** Each setting, the role that proposes and decides, two changes of the same state, and how it reads. */
const settings = [
  {
    name: 'a bonus share',
    role: 'rewards',
    path: '/wps/v2/ops/contributions',
    change: (to: number) => ({ scope: 'TYPE', key: 'LIVE', ppm: to * 1_000, reason: 'campaign' }),
    read: `SELECT ppm / 1000 AS value, version FROM contribution WHERE scope = 'TYPE' AND key = 'LIVE'`,
    outdated: 'CONTRIBUTION_CHANGED',
  },
  {
    name: 'a withdrawal rule',
    role: 'admin',
    path: '/wps/v2/ops/withdrawal-rules/VELOCITY',
    change: (to: number) => ({
      points: to,
      threshold: '3',
      enabled: true,
      reason: 'more orders than before',
    }),
    read: `SELECT points AS value, version FROM withdrawal_risk_rule WHERE code = 'VELOCITY'`,
    outdated: 'RISK_RULE_CHANGED',
  },
] as const;

describe.each(settings)('$name is changed by two operators', ({ role, path, change, read, outdated }) => {
  let wallet: WalletApp;
  beforeAll(async () => {
    wallet = await WalletApp.start();
  });
  afterAll(() => wallet?.close());

  const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
  const now = async () => (await wallet.rows(read))[0] as { value: number; version: number };
  const put = (to: number, version: number, who = wallet.cashier(role), header = key()) =>
    who.put(path, { ...change(to), version }, header);
  const proposed = async (to: number, who = wallet.cashier(role)) => {
    const { body } = await put(to, (await now()).version, who);
    return body.value as unknown as { id: string; status: string };
  };

  it('nothing changes by one operator, by one of less than a day, or by one of another role', async () => {
    const before = await now();
    const first = wallet.cashier(role);
    const { id, status } = await proposed(111, first);
    expect(status).toBe('PROPOSED');
    const newcomer = wallet.cashier(role, wallet.service.clock.now().getTime() - days + 1_000);
    expect(codeOf(await wallet.decide(first, id))).toBe('APPROVAL_SECOND_PERSON');
    expect(codeOf(await wallet.decide(newcomer, id))).toBe('APPROVAL_OPERATOR_NEW');
    expect(codeOf(await wallet.decide(wallet.cashier('support'), id))).toBe('FORBIDDEN');
    expect(await now()).toEqual(before);
  });

  it('the second operator applies it once, however many approve at once', async () => {
    const { version } = await now();
    const { id } = await proposed(222);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => wallet.decide(wallet.cashier(role), id)),
    );
    expect(answers.map(codeOf).filter((code) => code === 'DONE')).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === 'APPROVAL_DECIDED')).toHaveLength(7);
    expect(await now()).toEqual({ value: 222, version: version + 1 });
  });

  it('of proposals from the same state one takes effect; the others are out of date and change nothing', async () => {
    const { version } = await now();
    const ids = [(await proposed(301)).id, (await proposed(302)).id, (await proposed(303)).id];
    const answers = await Promise.all(ids.map((id) => wallet.decide(wallet.cashier(role), id)));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'DONE')).toHaveLength(1);
    expect(codes.filter((code) => code === outdated)).toHaveLength(2);
    expect(await now()).toEqual({ value: 301 + codes.indexOf('DONE'), version: version + 1 });
    expect(codeOf(await put(304, version))).toBe(outdated);
  });

  it('what is refused, taken back or expired changes nothing', async () => {
    const before = await now();
    const first = wallet.cashier(role);
    const [refused, back, late] = [await proposed(411), await proposed(412, first), await proposed(413)];
    expect(codeOf(await wallet.decide(wallet.cashier(role), refused.id, 'refusal'))).toBe('DONE');
    expect(codeOf(await wallet.decide(first, back.id, 'withdrawal'))).toBe('DONE');
    wallet.service.clock.advance(7 * days);
    expect(codeOf(await wallet.decide(wallet.cashier(role), late.id))).toBe('APPROVAL_EXPIRED');
    await wallet.service.app.get(Approvals, { strict: false }).expire();
    for (const { id } of [refused, back])
      expect(codeOf(await wallet.decide(wallet.cashier(role), id))).toBe('APPROVAL_DECIDED');
    expect(await now()).toEqual(before);
  });

  it('a repeated proposal is the first one, and the list of its kind has it with what it changes', async () => {
    const [who, header] = [wallet.cashier(role), key()];
    const { version } = await now();
    const [one, again] = [await put(511, version, who, header), await put(511, version, who, header)];
    expect(again.body.value).toEqual(one.body.value);
    const { id } = one.body.value as unknown as { id: string };
    const listed = async (kind: string) => {
      const { body } = await wallet
        .cashier(role)
        .get(`/wps/v2/ops/approvals/wallet?pageSize=100&kind=${kind}`);
      return (body.value as unknown as { list: { id: string; kind: string; before: object }[] }).list;
    };
    const found = await wallet.rows('SELECT kind FROM approval WHERE id = $1', [id]);
    const { kind } = found[0] as { kind: string };
    expect(await listed(kind)).toContainEqual(
      expect.objectContaining({ id, before: expect.objectContaining({ version: String(version) }) }),
    );
    expect(await listed('ADJUSTMENT')).toEqual([]);
    expect((await who.put(path, { ...change(512), version })).body.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });
});
