import type { MessagingSettings } from '../src/index.js';
import { describeBatches } from './batches.contract.js';
import { describeDeadLetters } from './dead-letters.contract.js';
import { describeDelivery } from './delivery.contract.js';
import { describeReplicas } from './replicas.contract.js';
import { describeState } from './state.contract.js';
import { describeWatermarks } from './watermark.contract.js';
import { World } from './transport.world.js';

export interface Harness {
  settings: Pick<MessagingSettings, 'transport' | 'brokers'>;
  close(): Promise<void>;
}

/** What every transport must do for the services on it. Real services, real databases, the bus under test between them. */
export function describeTransport(name: string, open: () => Promise<Harness>): void {
  describe(`${name} keeps the contract of the event bus`, () => {
    let harness: Harness;
    let world: World;
    beforeEach(async () => {
      harness = await open();
      world = new World(() => harness.settings);
    });
    afterEach(async () => {
      await world?.close();
      await harness?.close();
    });
    describeDelivery(() => world);
    describeBatches(() => world);
    describeDeadLetters(() => world);
    describeState(() => world);
    describeReplicas(() => world);
    describeWatermarks(() => world);
  });
}
