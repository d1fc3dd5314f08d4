#!/usr/bin/env node
/**
 * `npm run docs:events` writes the topics into README.md and each service's events into its README, each between
 * `<!-- events -->` and `<!-- /events -->`, from libs/events and the services. `npm run check -- events` compares.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { eventFlows, type EventFlow } from './lib/event-flows.ts';

const root = join(import.meta.dirname, '..');
const flows = eventFlows(root);
const block = /<!-- events -->[\s\S]*?<!-- \/events -->/;

const code = (name: string): string => `\`${name}\``;
const firstSentence = (text: string): string => /^.*?\.(?= [A-Z]|$)/.exec(text)?.[0] ?? text;
const listOf = (names: readonly string[]): string => names.join(', ') || 'none';
const tableOf = (head: string, rows: readonly string[]): string =>
  [head, head.replaceAll(/[^|]+/g, ' --- '), ...rows].join('\n');

/** One row a topic, with the services that publish or consume any of its events. */
function topicTable(): string {
  const topics = Map.groupBy(flows, ({ topic }) => topic);
  const union = (of: EventFlow[], key: 'publishedBy' | 'consumedBy'): string =>
    listOf([...new Set(of.flatMap((flow) => flow[key]))].sort());
  return tableOf(
    '| Topic | Published by | Consumed by |',
    [...topics].map(
      ([topic, of]) => `| ${code(topic)} | ${union(of, 'publishedBy')} | ${union(of, 'consumedBy')} |`,
    ),
  );
}

/** What a service publishes and for whom, and what it consumes of whom. */
function serviceList(service: string): string {
  const line = (direction: string, { type, isState, description }: EventFlow, others: string): string =>
    `- ${direction} ${isState ? 'state ' : ''}${code(type)} ${others}: ${firstSentence(description)}`;
  return (
    [
      ...flows
        .filter(({ publishedBy }) => publishedBy.includes(service))
        .map((flow) => line('Publishes', flow, `for ${listOf(flow.consumedBy)}`)),
      ...flows
        .filter(({ consumedBy }) => consumedBy.includes(service))
        .map((flow) => line('Consumes', flow, `of ${listOf(flow.publishedBy)}`)),
    ].join('\n') || 'None.'
  );
}

const services = readdirSync(join(root, 'services'));
const pages = new Map([
  ['README.md', topicTable()],
  ...services.map((service) => [`services/${service}/README.md`, serviceList(service)] as const),
]);
const checks = process.argv.includes('--check');
for (const [page, table] of pages) {
  const file = join(root, page);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!block.test(known))
    throw new Error(`${page} has no place for its events: <!-- events --><!-- /events -->`);
  const text = await format(
    known.replace(block, () => `<!-- events -->\n\n${table}\n\n<!-- /events -->`),
    { ...(await resolveConfig(file)), filepath: file },
  );
  if (text === known) continue;
  if (checks) {
    console.error(`${page} differs from the code: npm run docs:events`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`Wrote ${page}`);
  }
}
