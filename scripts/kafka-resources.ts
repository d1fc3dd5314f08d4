#!/usr/bin/env node
/**
 * `npm run k8s:kafka` writes k8s/base/kafka/{topics,users}.yaml: a Strimzi resource for each topic of libs/events, and a user for
 * each service that may read what it consumes and write what it publishes. `npm run check -- kafka` compares.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'k8s/base/kafka');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Contract {
  name: string;
  topic: string;
  isState: boolean;
}

const contracts: Contract[] = globSync('libs/events/src/*/*.ts', { cwd: root })
  .filter((file) => !file.includes('.spec.'))
  .sort()
  .flatMap((file) =>
    [...read(file).matchAll(/export const (\w+) = define(Event|State)\([\s\S]*?\btopic: '([\w.-]+)'/g)].map(
      ([, name, kind, topic]) => ({ name: name!, topic: topic!, isState: kind === 'State' }),
    ),
  );

const services = [
  ...new Set(globSync('services/*/src/**/*.ts', { cwd: root }).map((file) => file.split('/')[1]!)),
].sort();
const textOf = new Map(
  services.map((service) => [
    service,
    globSync(`services/${service}/src/**/*.ts`, { cwd: root })
      .filter((file) => !file.includes('.spec.'))
      .map(read)
      .join('\n'),
  ]),
);
const topicsOf = (service: string, pattern: (name: string) => RegExp): string[] => [
  ...new Set(
    contracts.filter(({ name }) => pattern(name).test(textOf.get(service)!)).map(({ topic }) => topic),
  ),
];
const publishes = (name: string) =>
  new RegExp(
    String.raw`(?:\.add|\.addAll|\.rowOf|\.publishState|\.withdrawState|\brelayRecord)\(\s*(?:\w+,\s*)?${name}\b`,
  );
const consumes = (name: string) =>
  new RegExp(String.raw`@EventPattern(?:<string>)?\(\s*${name}\.type|\.view\(\s*${name}\b`);

const header = '# Written by npm run k8s:kafka from libs/events and the services.\n';
const topics = [...new Map(contracts.map((contract) => [contract.topic, contract])).values()]
  .sort((a, b) => (a.topic < b.topic ? -1 : 1))
  .map(({ topic, isState }) =>
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
    written: topicsOf(service, publishes),
    consumed: topicsOf(service, consumes),
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
