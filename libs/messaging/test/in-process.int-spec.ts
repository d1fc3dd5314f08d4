import { InProcessBus } from '../src/index.js';
import { describeTransport } from './transport.contract.js';

describeTransport('The in-process bus', async () => {
  const bus = new InProcessBus();
  return { settings: { transport: bus }, close: async () => bus.close() };
});
