#!/usr/bin/env node
/**
 * `npm run k8s:kafka` writes k8s/base/kafka/{topics,users}.yaml: a Strimzi resource for each topic of libs/events, and a user for
 * each service that may read what it consumes and write what it publishes. `npm run check -- kafka` compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventFlows, type EventFlow } from './lib/event-flows.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'k8s/base/kafka');
const flows = eventFlows(root);
const services = [
  ...new Set(flows.flatMap(({ publishedBy, consumedBy }) => [...publishedBy, ...consumedBy])),
].sort();
const topicsWhere = (has: (flow: EventFlow) => boolean): string[] => [
  ...new Set(flows.filter(has).map(({ topic }) => topic)),
];

const header = '# Written by npm run k8s:kafka from libs/events and the services.\n';
const topics = [...new Map(flows.map((flow) => [flow.topic, flow])).values()].map(({ topic, isState }) =>
  [
    'apiVersion: kafka.strimzi.io/v1beta2',
    'kind: KafkaTopic',
    'metadata:',
    `  name: ${topic}`,
    '  labels: { strimzi.io/cluster: lotus }',
    'spec:',
    // State is small and read whole: a reader is done when it has reached the end of one partition.
    `  partitions: ${isState ? 1 : 12}`,
    '  replicas: 3',
    '  config:',
    `    cleanup.policy: ${isState ? 'compact' : 'delete'}`,
    '    min.insync.replicas: 2',
    ...(isState ? [] : [`    retention.ms: ${30 * 24 * 3_600_000}`]),
  ].join('\n'),
);

const acl = (resource: string, operations: string): string[] => [
  `      - resource: ${resource}`,
  '        operations: ' + operations,
];
const users = services
  .map((service) => ({
    service,
    written: topicsWhere(({ publishedBy }) => publishedBy.includes(service)),
    consumed: topicsWhere(({ consumedBy }) => consumedBy.includes(service)),
  }))
  .filter(({ written, consumed }) => written.length + consumed.length > 0)
  .map(({ service, written, consumed }) =>
    [
      'apiVersion: kafka.strimzi.io/v1beta2',
      'kind: KafkaUser',
      'metadata:',
      `  name: ${service}`,
      '  labels: { strimzi.io/cluster: lotus }',
      'spec:',
      '  authentication: { type: scram-sha-512 }',
      '  authorization:',
      '    type: simple',
      '    acls:',
      ...written.sort().flatMap((topic) => acl(`{ type: topic, name: ${topic} }`, '[Write, Describe]')),
      ...consumed
        .sort()
        .flatMap((topic) => acl(`{ type: topic, name: ${topic} }`, '[Read, Describe, DescribeConfigs]')),
      ...acl(`{ type: group, name: ${service}, patternType: prefix }`, '[Read, Describe]'),
    ].join('\n'),
  );

const written: [string, string][] = [
  ['topics.yaml', `${header}${topics.join('\n---\n')}\n`],
  ['users.yaml', `${header}${users.join('\n---\n')}\n`],
];
if (process.argv.includes('--check')) {
  const stale = written.filter(([file, text]) => readFileSync(join(folder, file), 'utf8') !== text);
  if (stale.length > 0) {
    console.error(
      `Not in step with the code: ${stale.map(([file]) => file).join(', ')}. Run npm run k8s:kafka.`,
    );
    process.exit(1);
  }
} else {
  for (const [file, text] of written) writeFileSync(join(folder, file), text);
  console.log(`${topics.length} topics and ${users.length} users written.`);
}
