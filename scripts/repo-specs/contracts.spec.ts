import { join } from 'node:path';
import { eventFlows } from '../lib/event-flows.ts';
import { betPath } from '../lint/batch-handlers.ts';

const flows = eventFlows(join(import.meta.dirname, '..', '..'));
const namesWithout = (key: 'publishedBy' | 'consumedBy'): string[] =>
  flows.filter((flow) => flow[key].length === 0).map(({ name }) => name);

/** Contracts without a producer: the area that will publish them. The list may only shrink. */
const awaitsProducer: Record<string, string> = {};

/** Contracts without a consumer: the area that will read them. The list may only shrink. */
const awaitsConsumer: Record<string, string> = {
  contactChanged: 'member: masked contacts in the profile',
  drawScheduled: 'lottery: the calendar on the live stream',
  hashChainExtended: 'outside: a witness of the chain head (docs/operations/ledger.md)',
  vendorState: 'gateway: vendors under maintenance on the live stream',
};

describe('the contracts of events', () => {
  it('are found', () => {
    expect(flows.length).toBeGreaterThan(20);
  });

  it('each have a producer, or a line in the list with the area that will publish them', () => {
    expect(namesWithout('publishedBy').sort()).toEqual(Object.keys(awaitsProducer).sort());
  });

  it('each have a consumer, or a line in the list with the area that will read them', () => {
    expect(namesWithout('consumedBy').sort()).toEqual(Object.keys(awaitsConsumer).sort());
  });
  it('of the bet path are those whose handlers the lint wants in batches', () => {
    const ofBets = flows.filter(({ topic }) => ['bets.turnover', 'wallet.postings'].includes(topic));
    expect(ofBets.map(({ name }) => name).sort()).toEqual(betPath.toSorted());
  });
});
