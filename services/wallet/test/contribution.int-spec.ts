import { randomUUID } from 'node:crypto';
import { nextId } from './support/ledger.js';
import { ledgerOfSuite } from './support/operations.js';

const { ledger, on } = await ledgerOfSuite();

describe('H5 what of a bet counts towards a bonus', () => {
  const bonus = async (maxBet?: bigint, categories?: string[]) => {
    const member = await ledger.member(0n);
    await on.bonus(member, 1000n, { multiplier: '10', maxBet, categories });
    return member;
  };
  const doneOf = async (member: string) => (await on.turnover(member)).map(([, done]) => done);
  const share = (scope: string, key: string, ppm: number) =>
    ledger.owner.query(
      `INSERT INTO contribution (scope, key, ppm) VALUES ($1, $2, $3)
       ON CONFLICT ON CONSTRAINT contribution_once DO UPDATE SET ppm = excluded.ppm`,
      [scope, key, ppm],
    );

  it('is its game’s share, else its type’s, else the default', async () => {
    const game = `game-${randomUUID()}`;
    await share('GAME', game, 250_000);
    for (const [bet, done] of [
      [{ category: 'RNG' }, 800n],
      [{ category: 'LIVE' }, 400n],
      [{ category: 'ELOTT' }, 400n],
      [{ category: 'JACKPOT' }, 0n],
      [{ category: 'LIVE', gameId: game }, 200n],
      [{ category: 'JACKPOT', gameId: game }, 200n],
      [{ category: 'NEW' }, 800n],
    ] as const) {
      const member = await bonus();
      await on.settle(member, 800n, bet);
      expect([bet, await doneOf(member)]).toEqual([bet, [done]]);
    }
  });

  it('is nothing above the maximal bet, also where the bet grows beyond it', async () => {
    const member = await bonus(500n);
    await on.settle(member, 501n);
    await on.settle(member, 500n, { sourceKey: 'at the limit' });
    expect(await doneOf(member)).toEqual([500n]);
    await on.settle(member, 100n, { refersTo: 'at the limit' });
    expect(await doneOf(member)).toEqual([0n]);

    const other = await bonus(500n);
    const sourceKey = nextId('settled');
    await on.settle(other, 300n, { sourceKey });
    await on.settle(other, 150n, { refersTo: sourceKey });
    expect(await doneOf(other)).toEqual([450n]);
    await on.settle(other, 150n, { refersTo: sourceKey });
    expect(await doneOf(other)).toEqual([0n]);
    await on.settle(other, -300n, { refersTo: sourceKey, validBet: -300n });
    await on.settle(other, 40n, { category: 'LIVE' });
    expect(await doneOf(other)).toEqual([20n]);
  });

  it('is all of it for a deposit, and a unit counts for one requirement alone', async () => {
    const member = await bonus();
    await on.deposit(member, 900n);
    await on.settle(member, 20_000n, { category: 'LIVE' });
    expect(await on.turnover(member)).toEqual([
      ['DONE', 10_000n, 10_000n],
      ['ACTIVE', 0n, 900n],
    ]);
    const other = await bonus();
    await on.deposit(other, 900n);
    await on.settle(other, 20_600n, { category: 'LIVE' });
    expect((await on.turnover(other))[1]).toEqual(['ACTIVE', 600n, 900n]);
  });

  it('passes a bonus by whose games do not allow it, or whose maximal bet it exceeds', async () => {
    const member = await bonus(10n, ['LIVE']);
    await on.deposit(member, 900n);
    await on.settle(member, 40n);
    await on.settle(member, 30n, { category: 'LIVE' });
    expect(await doneOf(member)).toEqual([0n, 70n]);
  });

  it('is counted back in proportion, exactly, and all of it with the whole bet', async () => {
    const member = await bonus();
    const sourceKey = nextId('settled');
    await on.settle(member, 301n, { sourceKey, category: 'LIVE' });
    expect(await doneOf(member)).toEqual([150n]);
    const lower = (by: bigint) =>
      on.settle(member, -by, { refersTo: sourceKey, validBet: -by, category: 'LIVE' });
    await lower(100n);
    expect(await doneOf(member)).toEqual([101n]);
    await lower(100n);
    expect(await doneOf(member)).toEqual([51n]);
    await lower(101n);
    expect(await doneOf(member)).toEqual([0n]);
    await lower(101n);
    expect(await doneOf(member)).toEqual([0n]);
  });

  it('is exact for a bet that was raised and then lowered, however often a difference is delivered', async () => {
    const member = await bonus();
    const bet = { sourceKey: nextId('settled'), category: 'LIVE' };
    await on.settle(member, 300n, bet);
    const differ = async (by: bigint, key = nextId('difference')) => {
      const difference = { sourceKey: key, refersTo: bet.sourceKey, validBet: by, category: 'LIVE' };
      for (let delivery = 1; delivery <= 2; delivery++) await on.settle(member, by, difference);
      return doneOf(member);
    };
    expect(await differ(500n)).toEqual([400n]);
    expect(await differ(-400n)).toEqual([200n]);
    expect(await differ(100n)).toEqual([250n]);
    expect(await differ(-500n)).toEqual([0n]);
    expect(await differ(-500n)).toEqual([0n]);
  });

  it('leaves a requirement alone that ended in the meantime', async () => {
    const member = await ledger.member(0n);
    await on.deposit(member, 100n);
    await on.deposit(member, 100n);
    const sourceKey = nextId('settled');
    await on.settle(member, 150n, { sourceKey });
    await on.settle(member, -150n, { refersTo: sourceKey, validBet: -150n });
    expect(await on.turnover(member)).toEqual([
      ['DONE', 100n, 100n],
      ['ACTIVE', 0n, 100n],
    ]);
  });

  it('counts once, however often it is delivered', async () => {
    const member = await bonus();
    const sourceKey = nextId('settled');
    await Promise.all(
      Array.from({ length: 6 }, () => on.settle(member, 300n, { sourceKey, category: 'LIVE' })),
    );
    expect(await doneOf(member)).toEqual([150n]);
  });
});
