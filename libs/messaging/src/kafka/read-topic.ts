import type { EventMessage } from '../broker/message.js';
import { createKafka, type KafkaCredentials } from './kafka-client.js';
import { StateReader } from './state-reader.js';

export interface TopicReading {
  brokers: readonly string[];
  credentials?: KafkaCredentials | undefined;
  /** Begins the name of the group, which the broker's permissions are for. */
  reader: string;
  topic: string;
}

/** Every record that the topic holds at the start, partition by partition in order, and perhaps some after them. */
export async function readTopic(
  { brokers, credentials, reader, topic }: TopicReading,
  apply: (message: EventMessage) => void,
): Promise<void> {
  const state = new StateReader(createKafka(reader, brokers, credentials), reader, [topic], apply);
  try {
    await state.replay();
  } finally {
    await state.close();
  }
}
