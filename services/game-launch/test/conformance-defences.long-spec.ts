import { randomUUID } from 'node:crypto';
import { systemClock } from '#libs/platform';
import { casesOfPlay, operatorCases, runOperatorConformance } from '#libs/provider-sdk';
import { WeakenedOperator, type Defect } from './support/weakened-operator.js';
import { secrets, World } from './support/world.js';

/** The cases of signatures and messages. Each case of play has a defect of its own in the reference operator of the kit. */
const ids = operatorCases.map(({ id }) => id).filter((id) => !casesOfPlay.includes(id));
const isOfClock = (id: string) => id.startsWith('SIG-CLOCK-');

/** A platform without one of its defences, and the cases that it fails. */
const platforms: [name: string, defect: Defect, fails: (id: string) => boolean][] = [
  [
    'that accepts any signature fails the cases of forged ones',
    { trustsEverybody: true },
    (id) => id.startsWith('SIG-') && !isOfClock(id),
  ],
  ['that lets no clock differ fails the cases of clocks', { hasNoTolerance: true }, isOfClock],
  [
    'that answers malformed calls as good ones fails the cases of messages',
    { answer: (answer) => (answer.status === 400 ? { status: 200, body: '{"status":"OK"}' } : answer) },
    (id) => id.startsWith('MSG-'),
  ],
];

describe('a platform before the cases of signatures and messages', () => {
  let world: World;
  let operator: WeakenedOperator;

  beforeAll(async () => {
    world = await World.start();
    operator = await WeakenedOperator.start(world.service.url, { k1: secrets.k1 });
  });
  afterAll(async () => {
    await operator?.close();
    await world?.close();
  });

  /** The ids of the cases that fail, in the order of the kit. */
  async function failures(defect: Defect): Promise<string[]> {
    world.service.clock.set(systemClock.now());
    operator.defect = defect;
    const memberId = randomUUID();
    world.wallet.fund(memberId, 500_000n);
    const results = await runOperatorConformance({
      ...{ url: operator.url, vassalage: 'SENG', keyId: 'k1', secret: secrets.k1 },
      ticket: () => world.ticket(memberId),
      only: ids,
    });
    return results.filter(({ failure }) => failure !== undefined).map(({ id }) => id);
  }

  it('with all of its defences fails none', async () => {
    expect(await failures({})).toEqual([]);
  });

  it.each(platforms)('%s, and no other', async (_, defect, fails) => {
    expect(await failures(defect)).toEqual(ids.filter(fails));
  });

  it('has a defect for each case', () => {
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id) => !platforms.some(([, , fails]) => fails(id)))).toEqual([]);
  });
});
