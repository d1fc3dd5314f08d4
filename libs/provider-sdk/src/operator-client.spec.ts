import { OperatorClient, sendByFetch } from './operator-client.ts';
import type { Seated } from './operator-messages.ts';
import { ReferenceOperator } from './reference/reference-operator.ts';

const keys = { k1: 'a-secret-of-the-client' };
const gameId = 'seng-table';

describe('the client of an operator', () => {
  let operator: ReferenceOperator;
  let client: OperatorClient;

  beforeAll(async () => {
    operator = new ReferenceOperator({ vassalage: 'SENG', keys, games: [{ gameId }] });
    const url = await operator.listen();
    client = new OperatorClient({ url, vassalage: 'SENG', keys: () => keys, send: sendByFetch(5_000) });
  });
  afterAll(() => operator?.close());

  /** A player with 1,000.00 who has entered. */
  async function enter(playerRef: string): Promise<Seated> {
    operator.fund(playerRef, 'REAL', 100_000n);
    const opened = await client.session(
      operator.issueTicket({ playerRef, book: 'REAL', gameId, isLobby: false }),
    );
    if (opened.kind !== 'accepted') throw new Error('the ticket was not accepted');
    return { sessionId: opened.value.sessionId, playerRef: opened.value.playerRef };
  }

  async function balanceOf(seated: Seated): Promise<string> {
    const answer = await client.balance(seated);
    return answer.kind === 'accepted' ? answer.value.balance : answer.kind;
  }

  it('plays a round that two share to its end, which one call settles', async () => {
    const [anna, binh] = [await enter('anna'), await enter('binh')];
    const shared = { roundId: 'round-1', gameId };
    const placed = await client.bets({
      ...anna,
      ...shared,
      bets: [
        { transactionId: 'a-1', amount: '10000', selection: 'Tài' },
        { transactionId: 'a-2', amount: '900000', selection: 'Bão' },
      ],
    });
    expect(placed).toMatchObject({
      kind: 'accepted',
      value: { bets: [{ status: 'OK', balance: '90000' }, { status: 'REFUSED' }] },
    });
    await client.bet({ ...binh, ...shared, transactionId: 'b-1', amount: '20000' });
    const settled = await client.settle({
      ...shared,
      results: [
        { ...anna, transactionId: 'a-win', amount: '19000' },
        { ...binh, transactionId: 'b-win', amount: '0' },
      ],
    });
    expect(settled).toMatchObject({
      kind: 'accepted',
      value: { results: [{ balance: '109000' }, { balance: '80000' }] },
    });
    expect(await client.status({ ...anna, transactionId: 'a-win', roundId: 'round-1' })).toMatchObject({
      value: { transaction: { state: 'DONE' }, round: { state: 'SETTLED', payout: '19000' } },
    });
    const adjusted = await client.adjust({ ...anna, ...adjustment('round-1'), amount: '-9000' });
    expect(adjusted).toMatchObject({ value: { balance: '100000' } });
  });

  it('confirms a price, credits without a stake, and takes bets back one by one or together', async () => {
    const player = await enter('chi');
    const bet = { ...player, roundId: 'round-2', gameId, amount: '1000' };
    const odds = { format: 'DEC', value: '1.90' } as const;
    await client.bet({ ...bet, transactionId: 'c-1', odds, awaitsConfirmation: true });
    expect((await client.confirm({ ...player, transactionId: 'c-1', odds })).kind).toBe('accepted');
    await client.bet({ ...bet, transactionId: 'c-2' });
    await client.rollback({ ...player, transactionId: 'c-1', roundId: 'round-2' });
    const cancelled = await client.cancel({
      roundId: 'round-2',
      bets: [{ ...player, transactionId: 'c-2' }],
    });
    expect(cancelled).toMatchObject({ value: { bets: [{ status: 'OK', balance: '100000' }] } });
    await client.credit({ ...player, transactionId: 'c-3', amount: '500', reason: 'TOURNAMENT' });
    expect(await balanceOf(player)).toBe('100500');
  });

  it('calls an answer that was lost unknown, and the same call again has one effect', async () => {
    const player = await enter('dung');
    const bet = { ...player, roundId: 'round-3', gameId, transactionId: 'd-1', amount: '1000' };
    operator.disturb('bet', 'lost');
    expect((await client.bet(bet)).kind).toBe('unknown');
    expect((await client.bet(bet)).kind).toBe('accepted');
    expect(await balanceOf(player)).toBe('99000');
  });

  it('calls a refusal and a malformed call final', async () => {
    const player = await enter('em');
    const bet = { ...player, roundId: 'round-4', gameId, transactionId: 'e-1' };
    expect(await client.bet({ ...bet, amount: '900000' })).toEqual({
      kind: 'refused',
      code: 'INSUFFICIENT_FUNDS',
    });
    expect(await client.bet({ ...bet, transactionId: 'e-2', amount: '1.5' })).toMatchObject({
      kind: 'refused',
    });
  });
});

const adjustment = (roundId: string) => ({ transactionId: `${roundId}-corrected`, roundId });
