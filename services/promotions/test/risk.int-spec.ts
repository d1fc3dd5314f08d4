import { createHash, randomUUID } from 'node:crypto';
import { Transactions } from '#libs/database';
import { reviewScore } from '../src/risk/risk.rules.js';
import { RiskService } from '../src/risk/risk.service.js';
import { PromotionsApp } from './support/promotions-app.js';

interface Person {
  memberId: string;
  abuser: boolean;
  ip: string;
  browser: string;
}

/** The same numbers in every run. */
function numbers(seed: string): (below: number) => number {
  let turn = 0;
  return (below) =>
    createHash('sha256')
      .update(`${seed}:${(turn += 1)}`)
      .digest()
      .readUInt32BE(0) % below;
}

describe('risk of claims', () => {
  let app: PromotionsApp;
  const next = numbers('population');
  const people: Person[] = [];
  let houses = 0;

  beforeAll(async () => {
    app = await PromotionsApp.start();
  });
  afterAll(() => app?.close());

  const address = () => `10.${(houses += 1) >> 8}.${houses & 255}.9`;
  const add = (abuser: boolean, ip: string, browser: string): Person => {
    const person = { memberId: randomUUID(), abuser, ip, browser };
    people.push(person);
    return person;
  };
  const refer = (referrer: Person, referee: Person) =>
    app.query('INSERT INTO referral (referee_id, referrer_id, registered_at) VALUES ($1, $2, now())', [
      referee.memberId,
      referrer.memberId,
    ]);
  const bet = (
    person: Person,
    roundId: string,
    selection: 'PLAYER' | 'BANKER',
    stake: number,
  ): Promise<void> =>
    app.bet(person.memberId, {
      ...{ category: 'LIVE', roundId, selection },
      ...{ stake: String(stake), validBet: String(stake) },
    });

  async function honest(): Promise<void> {
    // Families: one address, a browser each; a parent may have brought a child.
    for (let n = 0; n < 40; n += 1) {
      const ip = address();
      const family = Array.from({ length: 1 + next(4) }, (_, at) =>
        add(false, ip, `phone ${next(1000)} ${at}`),
      );
      if (next(4) === 0 && family[1]) await refer(family[0]!, family[1]);
    }
    // Couples with phones of one model at one address look like one phone: this is what a review is for.
    for (let n = 0; n < 3; n += 1) {
      const ip = address();
      for (let one = 0; one < 2; one += 1) add(false, ip, `couple ${n}`);
    }
    // A carrier puts many subscribers on one address, some of them on phones of one model.
    const carrier = address();
    for (let n = 0; n < 60; n += 1) add(false, carrier, `carrier phone ${n}`);
    // A table at which honest players bet as they like, each with stakes of their own.
    const table = Array.from({ length: 24 }, () => add(false, address(), `table ${next(1e6)}`));
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        table
          .filter(() => next(3) > 0)
          .map((person) =>
            bet(person, `DEMO:honest-${round}`, next(2) ? 'PLAYER' : 'BANKER', 10_000 * (1 + next(40))),
          ),
      );
  }

  async function abusers(): Promise<void> {
    // Rings: many accounts on one phone.
    for (let ring = 0; ring < 6; ring += 1) {
      const ip = address();
      for (let n = 0; n < 3 + next(4); n += 1) add(true, ip, `ring ${ring}`);
    }
    // Pairs that bet against each other, from one home or from two.
    for (let pair = 0; pair < 10; pair += 1) {
      const ip = address();
      const first = add(true, ip, `pair ${pair} a`);
      const second = add(true, pair % 2 ? ip : address(), `pair ${pair} b`);
      for (let round = 0; round < 8; round += 1) {
        const stake = 100_000 * (1 + next(9));
        const [one, two] = round % 2 ? (['PLAYER', 'BANKER'] as const) : (['BANKER', 'PLAYER'] as const);
        const id = `DEMO:pair-${pair}-${round}`;
        await Promise.all([bet(first, id, one, stake), bet(second, id, two, stake)]);
      }
    }
    // An account with a phone and an address of its own leaves no trace here.
    for (let n = 0; n < 4; n += 1) add(true, address(), `careful ${n}`);
    // Who refers an account of their own on the same phone.
    for (let n = 0; n < 6; n += 1) {
      const ip = address();
      await refer(add(true, ip, `self ${n}`), add(true, ip, `self ${n}`));
    }
  }

  it('finds the abusers of a seeded population and leaves families, carriers and tables alone', async () => {
    await honest();
    await abusers();
    const id = await app.define({ kind: 'NEW_PLAYER', formula: { amount: '10000.00' } });
    const risks = app.service.app.get(RiskService, { strict: false });
    const transactions = app.service.app.get(Transactions, { strict: false });
    const assess = ({ memberId, ip, browser }: Person) =>
      transactions.run((tx) =>
        risks.assess(
          tx,
          { id, strict: false },
          { memberId, ip, userAgent: browser },
          app.service.clock.now(),
        ),
      );
    for (const person of people) await assess(person);
    // The first of a ring has no account to be linked to yet; the next claim of each is judged with all of them known.
    const flagged = new Set<Person>();
    for (const person of people) if ((await assess(person))!.score >= reviewScore) flagged.add(person);
    const caught = people.filter((person) => person.abuser && flagged.has(person)).length;
    const wronged = people.filter((person) => !person.abuser && flagged.has(person)).length;
    const guilty = people.filter(({ abuser }) => abuser).length;
    const [precision, recall] = [caught / (caught + wronged), caught / guilty];
    process.stdout.write(
      `risk: ${people.length} people, ${guilty} abusers, ${flagged.size} flagged, ` +
        `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`,
    );
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  }, 240_000);

  it('links accounts over a phone that two of them shared', async () => {
    const id = await app.define({ kind: 'NEW_PLAYER', formula: { amount: '10000.00' } });
    const [a, b, c] = [await app.register(), await app.register(), await app.register()];
    const from = (ip: string, browser: string) => ({ 'x-lotus-client-ip': ip, 'user-agent': browser });
    await app.claim(a!, id, undefined, from('10.200.0.1', 'one'));
    const other = await app.define({ kind: 'NEW_PLAYER', formula: { amount: '10000.00' } });
    await app.claim(b!, id, undefined, from('10.200.0.1', 'one'));
    await app.claim(b!, other, undefined, from('10.200.0.2', 'two'));
    await app.claim(c!, other, undefined, from('10.200.0.2', 'two'));
    const { body } = await app.operator().get('/wps/v2/ops/promotions/review');
    const { list } = body.value as never as { list: { memberId: string; riskReasons: string[] }[] };
    expect(list.filter(({ memberId }) => memberId === c).map(({ riskReasons }) => riskReasons)).toEqual([
      expect.arrayContaining(['SAME_BROWSER']),
    ]);
  });
});
