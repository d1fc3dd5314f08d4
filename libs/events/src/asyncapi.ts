import { allContracts, type Contract } from './contract.js';

type Json = Record<string, unknown>;

export interface AsyncApiDocument {
  asyncapi: '3.0.0';
  info: { title: string; version: string; description: string };
  defaultContentType: 'application/json';
  channels: Record<string, Json>;
  operations: Record<string, Json>;
  components: { messages: Record<string, Json>; schemas: Record<string, Json> };
}

/** The CloudEvents 1.0 attributes, as the Kafka binary binding carries them. */
const envelopeHeaders: Json = {
  type: 'object',
  required: ['ce_specversion', 'ce_id', 'ce_source', 'ce_type', 'ce_time'],
  properties: {
    ce_specversion: { const: '1.0' },
    ce_id: { type: 'string', description: 'unique per event; the key of the inbox' },
    ce_source: { type: 'string' },
    ce_type: { type: 'string' },
    ce_time: { type: 'string', format: 'date-time' },
    ce_subject: { type: 'string', description: 'the key of the record' },
    ce_sequence: { type: 'string', description: 'state only: grows with each change of one key' },
    traceparent: { type: 'string', description: 'W3C trace context' },
  },
};

/** The AsyncAPI 3 document of every contract declared: a channel per topic, an operation and a message per type. */
export function asyncApiDocument(contracts: readonly Contract[] = allContracts()): AsyncApiDocument {
  const document: AsyncApiDocument = {
    asyncapi: '3.0.0',
    info: {
      title: 'Lotus events',
      version: '1.0.0',
      description:
        'Facts and replicated state that the services publish. CloudEvents 1.0, Kafka binary binding.',
    },
    defaultContentType: 'application/json',
    channels: {},
    operations: {},
    components: { messages: {}, schemas: { CloudEventHeaders: envelopeHeaders } },
  };
  for (const contract of contracts) describe(contract, document);
  return document;
}

function describe(contract: Contract, document: AsyncApiDocument): void {
  const { topic, type } = contract;
  const channel = (document.channels[topic] ??= {
    address: topic,
    messages: {},
    bindings: {
      kafka: {
        topic,
        topicConfiguration: { 'cleanup.policy': [contract.kind === 'state' ? 'compact' : 'delete'] },
      },
    },
  });
  (channel['messages'] as Json)[type] = { $ref: `#/components/messages/${type}` };
  document.operations[`publish.${type}`] = {
    action: 'send',
    channel: { $ref: `#/channels/${topic}` },
    messages: [{ $ref: `#/channels/${topic}/messages/${type}` }],
  };
  document.components.schemas[type] = JSON.parse(JSON.stringify(contract.schema)) as Json;
  document.components.messages[type] = {
    name: type,
    summary: contract.description,
    contentType: 'application/json',
    headers: { $ref: '#/components/schemas/CloudEventHeaders' },
    payload: { $ref: `#/components/schemas/${type}` },
    bindings: { kafka: { key: { type: 'string', description: 'the aggregate whose order matters' } } },
    examples: [{ name: 'example', payload: contract.example }],
  };
}
