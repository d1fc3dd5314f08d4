import { allContracts } from '#libs/events';
import type { EventMessage } from '../broker/message.js';

/** A record of the relay itself: everything older than its time stands before it in its partition. */
export const WATERMARK_TYPE = 'messaging.relay.watermark.v1';

export interface WatermarkPlace {
  partition: number;
  /** How many partitions the topic has. */
  partitions: number;
}

export function sourceOf(service: string): string {
  return `/lotus/${service}`;
}

/** The topics on which this service sends watermarks. */
export function watermarkTopics(service: string): string[] {
  const topics = allContracts().flatMap((contract) =>
    contract.kind === 'event' && contract.watermarkedBy?.includes(service) ? [contract.topic] : [],
  );
  return [...new Set(topics)];
}

export function watermarkMessage(
  service: string,
  topic: string,
  at: Date,
  place: WatermarkPlace,
): EventMessage {
  return {
    id: `${service}:${topic}:${place.partition}:${at.toISOString()}`,
    type: WATERMARK_TYPE,
    topic,
    key: `watermark:${service}`,
    value: JSON.stringify(place),
    occurredAt: at,
    source: sourceOf(service),
    partition: place.partition,
  };
}
