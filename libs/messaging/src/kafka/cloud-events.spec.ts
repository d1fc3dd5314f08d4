import type { KafkaMessage } from 'kafkajs';
import type { EventMessage } from '../broker/message.js';
import { fromKafka, toKafka } from './cloud-events.js';

const event: EventMessage = {
  id: '01936f30-2b10-7a41-8d3e-1c9b7f6a5e20',
  type: 'game.round.settled.v1',
  topic: 'game.rounds',
  key: 'member-1',
  value: '{"betId":"1"}',
  occurredAt: new Date('2026-11-21T07:10:00.000Z'),
  source: '/lotus/game-launch',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
};

function received(message: ReturnType<typeof toKafka>): KafkaMessage {
  const headers = Object.entries(message.headers ?? {}).map(([name, value]) => [
    name,
    Buffer.from(String(value)),
  ]);
  return {
    key: Buffer.from(String(message.key)),
    value: message.value === null ? null : Buffer.from(String(message.value)),
    headers: Object.fromEntries(headers) as KafkaMessage['headers'],
    timestamp: '1795245000000',
    offset: '7',
    attributes: 0,
  } as KafkaMessage;
}

describe('the CloudEvents binding', () => {
  it('brings an event back as it was sent', () => {
    expect(fromKafka('game.rounds', 3, received(toKafka(event)))).toEqual({ ...event, malformed: undefined });
  });

  it('carries the sequence of state, and its withdrawal as a record without value', () => {
    const state: EventMessage = { ...event, type: 'game.vendor.state', value: null, sequence: 12n };
    expect(fromKafka('game.rounds', 3, received(toKafka(state)))).toMatchObject({
      value: null,
      sequence: 12n,
    });
  });

  it('turns a record of unknown making into a malformed event with an id of its own', () => {
    const record = { ...received(toKafka(event)), headers: {}, key: null } as unknown as KafkaMessage;
    expect(fromKafka('game.rounds', 3, record)).toMatchObject({
      id: 'game.rounds:3:7',
      key: '',
      malformed: 'no CloudEvent: ce_specversion, ce_id, ce_type, ce_time missing or wrong',
    });
  });
});
