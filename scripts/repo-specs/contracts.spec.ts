import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const filesOf = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.ts'));
const textsOf = (files: readonly string[]) => files.map((file) => readFileSync(join(root, file), 'utf8'));

const contracts = textsOf(filesOf('libs/events/src')).flatMap((text) =>
  [...text.matchAll(/export const (\w+) = define(Event|State)\(/g)].map((match) => ({
    name: match[1]!,
    isState: match[2] === 'State',
  })),
);
const sources = textsOf(filesOf('services').filter((file) => /^services\/[^/]+\/src\//.test(file)));
const isUsed = (pattern: RegExp) => sources.some((text) => pattern.test(text));

const hasProducer = (name: string) =>
  isUsed(
    new RegExp(
      String.raw`(?:\.add|\.rowOf|\.publishState|\.withdrawState|\brelayRecord)\(\s*(?:\w+,\s*)?${name}\b`,
    ),
  );
const hasConsumer = (name: string) =>
  isUsed(
    new RegExp(
      String.raw`@EventPattern(?:<string>)?\(\s*${name}\.type|\.view\(\s*${name}\b|\b${name}\.violations\(`,
    ),
  );

/** Contracts without a producer: the area that will publish them. The list may only shrink. */
const awaitsProducer: Record<string, string> = {};

/** Contracts without a consumer: the area that will read them. The list may only shrink. */
const awaitsConsumer: Record<string, string> = {
  contactChanged: 'member: masked contacts in the profile',
  drawScheduled: 'lottery: the calendar on the live stream',
  hashChainExtended: 'outside: a witness of the chain head (docs/operations/ledger.md)',
  vendorState: 'gateway: vendors under maintenance on the live stream',
};

describe('the contracts of events', () => {
  it('finds the contracts and the services that use them', () => {
    expect(contracts.length).toBeGreaterThan(20);
    expect(sources.length).toBeGreaterThan(100);
  });

  it('each have a producer, or a line in the list with the area that will publish them', () => {
    const missing = contracts.map(({ name }) => name).filter((name) => !hasProducer(name));
    expect(missing.sort()).toEqual(Object.keys(awaitsProducer).sort());
  });

  it('each have a consumer, or a line in the list with the area that will read them', () => {
    const missing = contracts.map(({ name }) => name).filter((name) => !hasConsumer(name));
    expect(missing.sort()).toEqual(Object.keys(awaitsConsumer).sort());
  });
});
