import { randomUUID } from 'node:crypto';
import type { TestAnswer } from '#libs/testing';
import { FakeVendors } from './support/fake-vendors.js';
import { eventually, key, WalletApp } from './support/wallet-app.js';

type Player = ReturnType<WalletApp['member']>;

describe('money at vendors', () => {
  let vendors: FakeVendors;
  let wallet: WalletApp;
  beforeAll(async () => {
    vendors = await FakeVendors.start();
    wallet = await WalletApp.start({}, { 'game-launch': vendors.url });
  });
  beforeEach(() => {
    vendors.mood = 'fine';
    vendors.down.clear();
  });
  afterAll(async () => {
    await wallet?.close();
    await vendors?.close();
  });

  async function player(amount = '100000'): Promise<Player> {
    const member = wallet.member();
    await wallet.give(member.memberId, BigInt(amount), { kind: 'BONUS' });
    return member;
  }
  const move = (member: Player, from: string, to: string, amount: string, headers = key()) =>
    member.post('/wps/relay/GCS_walletTransfer', { from, to, amount }, headers);
  const automatic = (member: Player, vassalage: string | null, externalId: string = randomUUID()) =>
    wallet
      .caller('game-launch')
      .post('/internal/vendor-transfers/automatic', { externalId, memberId: member.memberId, vassalage });
  const statusOf = ({ body }: TestAnswer) => (body.value as unknown as { status: string }).status;
  const main = async ({ memberId }: Player): Promise<string> => {
    const [row] = await wallet.rows(
      `SELECT balance FROM player_account WHERE member_id = $1 AND book = 'REAL'`,
      [memberId],
    );
    return row!['balance'] as string;
  };
  /** Makes the next query of every open transfer due. */
  const letQueriesCome = () => wallet.service.clock.advance(600_000);

  it('SPEC-7.1.23 SPEC-2.8.4 moves to a vendor and back, once per key, and shows every wallet', async () => {
    const member = await player();
    const same = key();
    const [first, second] = [
      await move(member, 'MAIN', 'TWG', '600.00', same),
      await move(member, 'MAIN', 'TWG', '600.00', same),
    ];
    expect([statusOf(first), second.body.value]).toEqual(['DONE', first.body.value]);
    expect([await main(member), vendors.at('TWG', member.memberId)]).toEqual(['40000', 60_000n]);
    const shown = await member.get('/wps/v2/vendor-wallets');
    expect(shown.body.value).toMatchObject({
      ...{ main: '400.00', isComplete: true },
      vendors: [
        { vassalage: 'TWG', balance: '600.00' },
        { vassalage: 'BMB', balance: '0.00' },
      ],
    });
    expect(statusOf(await move(member, 'TWG', 'MAIN', '100.00'))).toBe('DONE');
    expect([await main(member), vendors.at('TWG', member.memberId)]).toEqual(['50000', 50_000n]);
    const kinds = await wallet.rows('SELECT kind FROM posting WHERE member_id = $1 ORDER BY id', [
      member.memberId,
    ]);
    expect(kinds.map((row) => row['kind'])).toEqual(['BONUS', 'TRANSFER_OUT', 'TRANSFER_IN']);
  });

  it('SPEC-7.4.2 says that the brand has a single wallet while no vendor keeps one', async () => {
    const read = () => wallet.member().get('/wps/relay/GCS_merchantWallet?merchantCode=senvang');
    expect((await read()).body.value).toEqual({ isSingle: false });
    const { listed } = vendors;
    vendors.listed = [];
    expect((await read()).body.value).toEqual({ isSingle: true });
    vendors.listed = listed;
  });

  it('gives the money back where the vendor refuses, and takes none that is not there', async () => {
    const member = await player();
    vendors.mood = 'refuses';
    expect(statusOf(await move(member, 'MAIN', 'TWG', '600.00'))).toBe('REFUSED');
    expect(statusOf(await move(member, 'TWG', 'MAIN', '600.00'))).toBe('REFUSED');
    expect(await main(member)).toBe('100000');
    const refusal = async (answer: Promise<TestAnswer>) => (await answer).body.code;
    expect(await refusal(move(member, 'MAIN', 'TWG', '1000.01'))).toBe('WALLET_TRANSFER_FUNDS');
    expect(await refusal(move(member, 'TWG', 'BMB', '1.00'))).toBe('WALLET_TRANSFER_WAY');
    expect(await refusal(move(member, 'MAIN', 'MAIN', '1.00'))).toBe('WALLET_TRANSFER_WAY');
    expect(await refusal(move(member, 'MAIN', 'SENG', '1.00'))).toBe('VENDOR_WALLET_UNKNOWN');
    const guest = wallet.member(randomUUID(), 4);
    expect((await move(guest, 'MAIN', 'TWG', '1.00')).status).toBe(403);
    expect(await main(member)).toBe('100000');
  });

  it('a transfer without an answer is asked about, never sent twice: done where it was carried out', async () => {
    const member = await player();
    vendors.mood = 'lost';
    const made = await move(member, 'MAIN', 'TWG', '600.00');
    expect(statusOf(made)).toBe('OPEN');
    expect(await main(member)).toBe('40000');
    letQueriesCome();
    const { id } = made.body.value as unknown as { id: string };
    const read = async () => (await wallet.rows('SELECT status FROM vendor_transfer WHERE id = $1', [id]))[0];
    await eventually(read, (row) => row!['status'] === 'DONE');
    expect([await main(member), vendors.at('TWG', member.memberId)]).toEqual(['40000', 60_000n]);
    expect(vendors.sent.filter((sent) => sent === id)).toHaveLength(1);
  });

  it('and given back where it was not', async () => {
    const member = await player();
    vendors.mood = 'silent';
    await move(member, 'MAIN', 'TWG', '600.00');
    letQueriesCome();
    await eventually(
      () => main(member),
      (balance) => balance === '100000',
    );
    expect(vendors.at('TWG', member.memberId)).toBe(0n);
  });

  it('at a launch collects from other vendors and moves all of it, once for a launch', async () => {
    const member = await player();
    await move(member, 'MAIN', 'BMB', '300.00');
    const launch = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect((await automatic(member, 'TWG', launch)).body.value).toEqual({
        ...{ outcome: 'DONE', moved: '100000' },
      });
    expect([await main(member), vendors.at('TWG', member.memberId)]).toEqual(['0', 100_000n]);
    expect(vendors.at('BMB', member.memberId)).toBe(0n);
    expect((await automatic(member, null)).body.value).toEqual({ outcome: 'DONE', moved: '100000' });
    expect(await main(member)).toBe('100000');
  });

  it('SPEC-2.8.4 collects all, and leaves out a vendor that does not answer', async () => {
    const member = await player();
    await move(member, 'MAIN', 'TWG', '100.00');
    await move(member, 'MAIN', 'BMB', '200.00');
    vendors.down.add('TWG');
    const { body } = await member.post('/wps/v2/vendor-wallets/collection', {}, key());
    expect(body.value).toEqual({ outcome: 'PARTIAL', moved: '200.00' });
    const shown = await member.get('/wps/v2/vendor-wallets');
    expect(shown.body.value).toMatchObject({ main: '900.00', vendors: [{ balance: null }, {}] });
  });

  it('an excluded member takes money back, and sends none', async () => {
    const member = await player();
    await move(member, 'MAIN', 'TWG', '600.00');
    await wallet.rows(
      `UPDATE player_account SET excluded_until = clock_timestamp() + interval '1 day', restricted = true WHERE member_id = $1`,
      [member.memberId],
    );
    expect((await move(member, 'MAIN', 'TWG', '1.00')).body.code).toBe('WALLET_TRANSFER_REFUSED');
    expect(statusOf(await move(member, 'TWG', 'MAIN', '600.00'))).toBe('DONE');
    expect(await main(member)).toBe('100000');
  });
});
