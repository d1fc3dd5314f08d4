import { randomUUID } from 'node:crypto';
import { startTestService, type FakeClock, type TestAnswer, type TestService } from '#libs/testing';
import { lotteryService } from '../src/service.js';
import { openDraws } from './support/draws.js';

describe('draws are voided by two operators', () => {
  let lottery: TestService<FakeClock>;
  beforeAll(async () => {
    lottery = await startTestService(lotteryService, { env: { BEACON: 'none', RESULT_FEEDS: '' } });
  });
  afterAll(() => lottery?.close());

  const operator = (operatorId: string = randomUUID()) =>
    lottery.as({ kind: 'operator', operatorId, roles: ['operator', 'lottery'], sessionId: 's', since: 0 });
  type Client = ReturnType<typeof operator>;
  const key = () => ({ 'idempotency-key': randomUUID() as string });
  const codeOf = ({ body }: TestAnswer) => body.code ?? 'DONE';
  const reason = 'the station does not draw';
  const propose = (gameCode: string, numero: string, who: Client = operator()) =>
    who.post(`/wps/v2/ops/lottery/draws/${gameCode}/${numero}/voiding`, { reason }, key());
  const idOf = ({ body }: TestAnswer) => (body.value as unknown as { id: string }).id;
  const approve = (who: Client, id: string) =>
    who.post(`/wps/v2/ops/approvals/lottery/${id}/approval`, { note: 'as agreed' }, key());
  const open = async (gameCode: string): Promise<string> =>
    (await openDraws((text, values) => lottery.pool.query(text, values), gameCode))[0]!;
  const stateOf = async (gameCode: string, numero: string): Promise<string> => {
    const [row] = await lottery.pool.query('SELECT state FROM draw WHERE game_code = $1 AND numero = $2', [
      gameCode,
      numero,
    ]);
    return row.state as string;
  };
  const close = (gameCode: string, numero: string) =>
    lottery.pool.query(
      `UPDATE draw SET close_at = now() - interval '1 second' WHERE game_code = $1 AND numero = $2`,
      [gameCode, numero],
    );
  const voids = async (gameCode: string) =>
    (await lottery.as({ kind: 'guest' }).get(`/lgw/draw/${gameCode}/voids`)).body.value;

  it('REG-G44 an official draw is void by the second one, with the record of it, and in public', async () => {
    const numero = await open('XSMB');
    const before = (await voids('XSMB')) as unknown as { count: number };
    const [first, second] = [randomUUID(), randomUUID()];
    const id = idOf(await propose('XSMB', numero, operator(first)));
    expect(codeOf(await approve(operator(first), id))).toBe('APPROVAL_SECOND_PERSON');
    expect(await stateOf('XSMB', numero)).toBe('PENDING');
    expect(codeOf(await approve(operator(second), id))).toBe('DONE');
    expect(await stateOf('XSMB', numero)).toBe('VOID');
    const actions = await lottery.pool.query(
      `SELECT operator_id, action, details FROM operator_action WHERE subject = $1`,
      [`XSMB/${numero}`],
    );
    const details = { reason, approval: id, approvedBy: second };
    expect(actions).toEqual([{ operator_id: first, action: 'VOID_DRAW', details }]);
    expect(await voids('XSMB')).toMatchObject({
      count: before.count + 1,
      list: expect.arrayContaining([expect.objectContaining({ numero, reason: 'OPERATOR' })]),
    });
    expect(codeOf(await propose('XSMB', numero))).toBe('LOTTERY_DRAW_NOT_VOIDABLE');
  });

  it('an official draw whose bets have closed can still be voided', async () => {
    const numero = await open('XSMB');
    await close('XSMB', numero);
    const id = idOf(await propose('XSMB', numero));
    expect(codeOf(await approve(operator(), id))).toBe('DONE');
  });

  it('REG-G16 an own draw cannot be voided once betting has closed, even by an earlier proposal', async () => {
    const numero = await open('HN60');
    const id = idOf(await propose('HN60', numero));
    await close('HN60', numero);
    expect(codeOf(await approve(operator(), id))).toBe('LOTTERY_OWN_DRAW_CLOSED');
    expect(codeOf(await propose('HN60', numero))).toBe('LOTTERY_OWN_DRAW_CLOSED');
    expect(await stateOf('HN60', numero)).toBe('PENDING');
    const recorded = await lottery.pool.query('SELECT 1 FROM operator_action WHERE subject = $1', [
      `HN60/${numero}`,
    ]);
    expect(recorded).toEqual([]);
  });

  it('of many approvals at once one takes effect', async () => {
    const numero = await open('XSMB');
    const id = idOf(await propose('XSMB', numero));
    const codes = (await Promise.all(Array.from({ length: 8 }, () => approve(operator(), id)))).map(codeOf);
    expect(codes.filter((code) => code === 'DONE')).toHaveLength(1);
    expect(codes.filter((code) => code === 'APPROVAL_DECIDED')).toHaveLength(7);
  });
});
