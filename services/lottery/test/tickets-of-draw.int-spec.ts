import { randomUUID } from 'node:crypto';
import { startTestService, type FakeClock, type TestService } from '#libs/testing';
import { lotteryService } from '../src/service.js';
import { openDraws } from './support/draws.js';
import { StakeDesk } from './support/stake-desk.js';

interface Page {
  list: { gameId: string; orderNumber: string; tickets: { numero: string; state: string }[] }[];
  cursor: string | null;
}

describe('the tickets of a member in one draw', () => {
  let wallet: StakeDesk;
  let lottery: TestService<FakeClock>;

  beforeAll(async () => {
    wallet = await StakeDesk.start();
    wallet.balance = 10n ** 12n;
    lottery = await startTestService(lotteryService, {
      env: { BEACON: 'none', RESULT_FEEDS: '' },
      peers: { wallet: wallet.url },
    });
  });
  afterAll(async () => {
    await lottery?.close();
    await wallet?.close();
  });

  const as = (memberId: string) =>
    lottery.as({ kind: 'member', memberId, accountType: 0, sessionId: 'session' });
  /** An order of one number in a draw; its number and tickets. */
  async function bet(memberId: string, numero: string) {
    const { body } = await as(memberId).post(
      '/lgw/betting',
      {
        ...{ gameId: 'XSMB', prizeMode: 'Lott', winStop: false },
        betCartAmountSum: '1000.00',
        contents: [{ playId: 'DE_DB', bettingContent: '45', singleBetPrice: '1000.00' }],
        numeros: [{ numero, multiple: 1 }],
      },
      { 'idempotency-key': randomUUID() },
    );
    return body.value as unknown as { orderNumber: string; tickets: { id: string; numero: string }[] };
  }
  async function read(memberId: string, query: string): Promise<Page> {
    const { body } = await as(memberId).get(`/lgw/orders?${query}`);
    return body.value as unknown as Page;
  }
  const draws = () => openDraws((text, values) => lottery.pool.query(text, values), 'XSMB', 2);
  const numbersOf = ({ list }: Page) => list.map(({ orderNumber }) => orderNumber);

  it('are read without those of other draws and other members', async () => {
    const [numero = '', later = ''] = await draws();
    const [memberId, other] = [randomUUID(), randomUUID()];
    const first = await bet(memberId, numero);
    await bet(memberId, later);
    const last = await bet(memberId, numero);
    await bet(other, numero);
    const page = await read(memberId, `gameId=XSMB&numero=${numero}`);
    expect([...numbersOf(page)].toSorted()).toEqual([first.orderNumber, last.orderNumber].toSorted());
    expect(page.list.flatMap(({ tickets }) => tickets.map((ticket) => ticket.numero))).toEqual([
      numero,
      numero,
    ]);
    expect(page.cursor).toBeNull();
    expect((await read(memberId, `gameId=THAI&numero=${numero}`)).list).toEqual([]);
    expect((await read(randomUUID(), `gameId=XSMB&numero=${numero}`)).list).toEqual([]);
  });

  it('are read page by page, each once, and by their state', async () => {
    const [numero = '', later = ''] = await draws();
    const memberId = randomUUID();
    const orders = [await bet(memberId, numero), await bet(memberId, numero), await bet(memberId, numero)];
    await bet(memberId, later);
    const draw = `gameId=XSMB&numero=${numero}`;
    const first = await read(memberId, `${draw}&size=2`);
    const second = await read(memberId, `${draw}&size=2&cursor=${first.cursor}`);
    expect([first.list.length, second.list.length, second.cursor]).toEqual([2, 1, null]);
    expect([...numbersOf(first), ...numbersOf(second)].toSorted()).toEqual(
      orders.map(({ orderNumber }) => orderNumber).toSorted(),
    );

    const [cancelled] = orders;
    await as(memberId).put('/lgw/orders/suborders/cancel', { ids: cancelled!.tickets.map(({ id }) => id) });
    const ofState = await read(memberId, `${draw}&state=CANCELLED`);
    expect(numbersOf(ofState)).toEqual([cancelled!.orderNumber]);
  });

  it.each([
    'gameId=XSMB',
    'numero=20310101-0001',
    'gameId=xsmb&numero=20310101-0001',
    'gameId=XSMB&numero=tomorrow',
    'gameId=XSMB&numero=20310101-0001&size=101',
    'size=0',
  ])('are not read by half a name of a draw or another form: %s', async (query) => {
    const { status, body } = await as(randomUUID()).get(`/lgw/orders?${query}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('are for members alone', async () => {
    const guest = lottery.as({ kind: 'guest' });
    expect((await guest.get('/lgw/orders?gameId=XSMB&numero=20310101-0001')).status).toBe(401);
  });
});
