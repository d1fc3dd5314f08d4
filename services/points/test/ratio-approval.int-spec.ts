import { randomUUID } from 'node:crypto';
import { Approvals } from '#libs/approvals';
import { startTestService, type FakeClock, type TestAnswer, type TestService } from '#libs/testing';
import { pointsService } from '../src/service.js';

const days = 86_400_000;

describe('point ratios are set by two operators', () => {
  let service: TestService<FakeClock>;
  beforeAll(async () => {
    service = await startTestService(pointsService);
  });
  afterAll(() => service?.close());

  const key = () => ({ 'idempotency-key': randomUUID() as string });
  const operator = (role = 'rewards', since = 0) =>
    service.as({
      ...{ kind: 'operator', operatorId: randomUUID(), roles: ['operator', role], sessionId: 's', since },
    });
  type Client = ReturnType<typeof operator>;
  const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
  const path = '/wps/v2/ops/points/ratios';
  const approvals = '/wps/v2/ops/approvals/points';
  const values = async () => {
    const rows = await service.pool.query(
      `SELECT ratio AS value FROM point_ratio WHERE point_type = 'live' AND merchant_code = '' ORDER BY valid_from DESC`,
    );
    return rows.map(({ value }: { value: string }) => Number(value)) as number[];
  };
  const put = async (to: number, who: Client = operator(), more: object = {}) => {
    const version = (await values()).length;
    return who.post(
      path,
      { pointType: 'live', ratio: String(to), version, reason: 'new year', ...more },
      key(),
    );
  };
  const proposed = async (to: number, who?: Client) =>
    (await put(to, who)).body.value as unknown as { id: string; status: string };
  const decide = (who: Client, id: string, way = 'approval') =>
    who.post(`${approvals}/${id}/${way}`, { note: 'as agreed' }, key());

  it('nothing changes by one operator, by one of less than a day, or by one of another role', async () => {
    const before = await values();
    const first = operator();
    const { id, status } = await proposed(111, first);
    expect(status).toBe('PROPOSED');
    const newcomer = operator('rewards', service.clock.now().getTime() - days + 1_000);
    expect(codeOf(await decide(first, id))).toBe('APPROVAL_SECOND_PERSON');
    expect(codeOf(await decide(newcomer, id))).toBe('APPROVAL_OPERATOR_NEW');
    expect(codeOf(await decide(operator('support'), id))).toBe('FORBIDDEN');
    expect(await values()).toEqual(before);
  });

  it('the second operator applies it once, however many approve at once', async () => {
    const before = await values();
    const { id } = await proposed(222);
    const answers = await Promise.all(Array.from({ length: 8 }, () => decide(operator(), id)));
    expect(answers.map(codeOf).filter((code) => code === 'DONE')).toHaveLength(1);
    expect(answers.map(codeOf).filter((code) => code === 'APPROVAL_DECIDED')).toHaveLength(7);
    expect(await values()).toEqual([222, ...before]);
  });

  it('of proposals from the same state one takes effect; the others are out of date and change nothing', async () => {
    service.clock.advance(1_000);
    const before = await values();
    const ids = [(await proposed(301)).id, (await proposed(302)).id, (await proposed(303)).id];
    const codes = (await Promise.all(ids.map((id) => decide(operator(), id)))).map(codeOf);
    expect(codes.filter((code) => code === 'DONE')).toHaveLength(1);
    expect(codes.filter((code) => code === 'RATIO_CHANGED')).toHaveLength(2);
    expect(await values()).toEqual([301 + codes.indexOf('DONE'), ...before]);
    expect(codeOf(await put(304, operator(), { version: before.length }))).toBe('RATIO_CHANGED');
  });

  it('an instant that passed before the approval is refused, and the proposal stays open', async () => {
    const before = await values();
    const validFrom = new Date(service.clock.now().getTime() + 90_000).toISOString();
    const answer = await put(355, operator(), { validFrom });
    const { id } = answer.body.value as unknown as { id: string };
    service.clock.advance(60_000);
    expect(codeOf(await decide(operator(), id))).toBe('RATIO_TOO_SOON');
    expect(await values()).toEqual(before);
    expect(codeOf(await decide(operator(), id, 'refusal'))).toBe('DONE');
  });

  it('what is refused, taken back or expired changes nothing', async () => {
    const before = await values();
    const first = operator();
    const [refused, back, late] = [await proposed(411), await proposed(412, first), await proposed(413)];
    expect(codeOf(await decide(operator(), refused.id, 'refusal'))).toBe('DONE');
    expect(codeOf(await decide(first, back.id, 'withdrawal'))).toBe('DONE');
    service.clock.advance(7 * days);
    expect(codeOf(await decide(operator(), late.id))).toBe('APPROVAL_EXPIRED');
    await service.app.get(Approvals, { strict: false }).expire();
    for (const { id } of [refused, back])
      expect(codeOf(await decide(operator(), id))).toBe('APPROVAL_DECIDED');
    expect(await values()).toEqual(before);
  });

  it('the list has what would change in words, and bad input is refused', async () => {
    const { id } = await proposed(511);
    const { body } = await operator().get(`${approvals}?pageSize=100&kind=POINT_RATIO`);
    const { list } = body.value as unknown as { list: { id: string }[] };
    expect(list).toContainEqual(
      expect.objectContaining({
        id,
        after: { pointType: 'live', amountForPoint: '5.11', validFrom: 'SOON' },
      }),
    );
    for (const wrong of [{ version: -1 }, { version: 0.5 }, { reason: '' }, { validFrom: 'soon' }])
      expect(codeOf(await put(512, operator(), wrong))).toBe('VALIDATION_FAILED');
    expect(codeOf(await put(512, operator('support')))).toBe('FORBIDDEN');
    const keyless = await operator().post(path, { pointType: 'live', ratio: '1', version: 1, reason: 'x' });
    expect(codeOf(keyless)).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });
});
