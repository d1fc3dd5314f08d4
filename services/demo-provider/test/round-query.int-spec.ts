import { callSignatureHeader, isAnswerTo, newRequestId, signCall } from '#libs/provider-sdk';
import { game, GameTable } from './support/game-table.js';

const keys = { 'demo-1': 'a-demo-secret-of-thirty-two-characters' };

describe('the platform asks about a round', () => {
  let table: GameTable;

  beforeAll(async () => {
    table = await GameTable.open();
  });
  afterAll(() => table?.close());

  async function query(body: object, signWith: Record<string, string> = keys) {
    const raw = JSON.stringify({ vassalage: game.vassalage, ...body });
    const now = table.service.clock.now();
    const sent = { method: 'POST', path: '/platform/v1/query', body: raw };
    const call = signCall(signWith, sent, newRequestId(), now);
    const answer = await fetch(`${table.service.url}${sent.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [callSignatureHeader]: call.header },
      body: raw,
    });
    const text = await answer.text();
    const signature = answer.headers.get(callSignatureHeader) ?? undefined;
    const signed = isAnswerTo(call, keys, signature, { status: answer.status, body: text }, now);
    return { status: answer.status, signed, body: JSON.parse(text) as Record<string, unknown> };
  }

  it('and gets its bets, its wins and whether it is closed, signed, by round or by transaction', async () => {
    const { token } = await table.openSession();
    expect((await table.spin(token)).status).toBe(200);
    const [round] = await table.service.pool.query<{ id: string; stake: string; total_win: string }[]>(
      'SELECT id, stake, total_win FROM round ORDER BY id DESC LIMIT 1',
    );
    const { id, stake, total_win: win } = round!;
    const expected = {
      status: 'OK',
      roundId: id,
      state: 'CLOSED',
      bets: [{ transactionId: `${id}-bet`, amount: stake }],
      wins: [{ transactionId: `${id}-win`, amount: win }],
    };
    expect(await query({ roundId: id })).toEqual({ status: 200, signed: true, body: expected });
    expect((await query({ transactionId: `${id}-bet` })).body).toEqual(expected);
    await table.service.pool.query(`UPDATE round SET state = 'ROLLED_BACK' WHERE id = $1`, [id]);
    expect((await query({ roundId: id })).body).toMatchObject({ state: 'CANCELLED', bets: [], wins: [] });
    expect((await query({ roundId: id, vassalage: 'LVG' })).body).toMatchObject({ state: 'UNKNOWN' });
  });

  it('and is refused without a valid signature', async () => {
    expect((await query({ roundId: 'r-1' })).body).toMatchObject({ state: 'UNKNOWN', roundId: 'r-1' });
    expect((await query({ roundId: 'r-1' }, { 'demo-1': 'x'.repeat(40) })).status).toBe(401);
    expect((await query({ roundId: 'r-1', vassalage: 'NONE' })).status).toBe(401);
    expect((await query({ roundId: 'r 1' })).status).toBe(400);
  });
});
