import { describeTransport } from './transport.contract.js';

const brokers = process.env['KAFKA_BROKERS']?.split(',');
if (!brokers) throw new Error('KAFKA_BROKERS is not set: this suite runs on a real Kafka');

describeTransport('Kafka', async () => ({
  settings: { transport: 'kafka', brokers },
  close: async () => undefined,
}));
