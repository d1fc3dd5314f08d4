import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import type { EventMessage } from '../broker/message.js';

/** CloudEvents 1.0 in the Kafka binary binding: attributes as headers, the payload alone as value. */
export function toKafka(message: EventMessage): Message {
  const headers: IHeaders = {
    'content-type': 'application/json',
    ce_specversion: '1.0',
    ce_id: message.id,
    ce_type: message.type,
    ce_source: message.source,
    ce_time: message.occurredAt.toISOString(),
    ce_subject: message.key,
  };
  if (message.sequence !== undefined) headers['ce_sequence'] = message.sequence.toString();
  if (message.traceparent) headers['traceparent'] = message.traceparent;
  const { key, value, partition } = message;
  return { key, value, headers, ...(partition !== undefined && { partition }) };
}

/** Never throws: a record that is no CloudEvent comes back `malformed`, identified by where it stands. */
export function fromKafka(topic: string, partition: number, record: KafkaMessage): EventMessage {
  const header = (name: string) => {
    const value = record.headers?.[name];
    return (Array.isArray(value) ? value[0] : value)?.toString();
  };
  const time = new Date(header('ce_time') ?? Number.NaN);
  const id = header('ce_id');
  const type = header('ce_type');
  const sequence = header('ce_sequence');
  const missing = [
    header('ce_specversion') === '1.0' ? '' : 'ce_specversion',
    id ? '' : 'ce_id',
    type ? '' : 'ce_type',
    Number.isNaN(time.getTime()) ? 'ce_time' : '',
  ].filter(Boolean);
  return {
    id: id ?? `${topic}:${partition}:${record.offset}`,
    type: type ?? 'unknown',
    topic,
    key: record.key?.toString() ?? '',
    value: record.value?.toString() ?? null,
    occurredAt: Number.isNaN(time.getTime()) ? new Date(Number(record.timestamp)) : time,
    source: header('ce_source') ?? 'unknown',
    traceparent: header('traceparent'),
    sequence: sequence && /^\d+$/.test(sequence) ? BigInt(sequence) : undefined,
    malformed: missing.length > 0 ? `no CloudEvent: ${missing.join(', ')} missing or wrong` : undefined,
  };
}
