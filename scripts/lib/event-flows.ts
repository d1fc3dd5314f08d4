import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An event or state of libs/events, and the services whose code publishes and consumes it. */
export interface EventFlow {
  /** The constant that declares it. */
  name: string;
  topic: string;
  type: string;
  isState: boolean;
  description: string;
  publishedBy: string[];
  consumedBy: string[];
}

const publishing = (name: string) =>
  new RegExp(
    String.raw`(?:\.add|\.addAll|\.rowOf|\.publishState|\.withdrawState|\brelayRecord)\(\s*(?:\w+,\s*)?${name}\b`,
  );
const consuming = (name: string) =>
  new RegExp(
    String.raw`@EventPattern(?:<string>)?\(\s*${name}\.type|\.view\(\s*${name}\b|\b${name}\.violations\(`,
  );

/** Every contract of libs/events in the order of topics, read from the sources below `root`. */
export function eventFlows(root: string): EventFlow[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const sourceOf = new Map<string, string>();
  for (const file of globSync('services/*/src/**/*.ts', { cwd: root }).sort()) {
    const service = file.split('/')[1]!;
    if (!file.includes('.spec.')) sourceOf.set(service, `${sourceOf.get(service) ?? ''}\n${read(file)}`);
  }
  const servicesWith = (pattern: RegExp): string[] =>
    [...sourceOf].filter(([, source]) => pattern.test(source)).map(([service]) => service);
  return globSync('libs/events/src/*/*.ts', { cwd: root })
    .filter((file) => !file.includes('.spec.'))
    .sort()
    .flatMap((file) => declarationsIn(read(file)))
    .map((contract) => ({
      ...contract,
      publishedBy: servicesWith(publishing(contract.name)),
      consumedBy: servicesWith(consuming(contract.name)),
    }))
    .toSorted((a, b) => (a.topic + a.type < b.topic + b.type ? -1 : 1));
}

function declarationsIn(source: string): Omit<EventFlow, 'publishedBy' | 'consumedBy'>[] {
  return source
    .split(/^export const /m)
    .slice(1)
    .flatMap((declaration) => {
      const [, name, kind] = /^(\w+) = define(Event|State)\(/.exec(declaration) ?? [];
      if (name === undefined) return [];
      const topic = /\btopic: '([\w.-]+)'/.exec(declaration)![1]!;
      const type = /\btype: '([\w.-]+)'/.exec(declaration)?.[1] ?? topic;
      const description = /\bdescription:\s*(?:'([^']*)'|"([^"]*)")/.exec(declaration);
      return [
        {
          name,
          topic,
          type,
          isState: kind === 'State',
          description: description?.[1] ?? description?.[2] ?? '',
        },
      ];
    });
}
