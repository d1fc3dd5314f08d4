import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenParts, isRed, outcomeOf, parts, table, type Outcome, type Part } from './parts.ts';

const names = (choice: Parameters<typeof chosenParts>[0]) => chosenParts(choice).map(({ name }) => name);
const part: Part = { name: 'some', script: 'some', minutes: 5, unfetched: /could not be fetched/ };
const suites = parts.find(({ name }) => name === 'test')!;
const ended = { code: 0, isLate: false, output: '', seconds: 3 };

describe('the choice of parts', () => {
  it('is all of them, in their order', () => {
    expect(names({})).toEqual(parts.map(({ name }) => name));
  });

  it('is those that are named, one name standing for every seed', () => {
    expect(names({ only: 'alerts, check' })).toEqual(['check', 'alerts']);
    expect(names({ only: 'faults' })).toEqual(['faults-1', 'faults-2', 'faults-3']);
    expect(names({ only: 'faults-2' })).toEqual(['faults-2']);
  });

  it('leaves out what is not wanted, of all and of those named', () => {
    expect(names({ without: 'long,faults,image' })).toEqual([
      ...['check', 'test', 'alerts', 'restore', 'k8s', 'audit'],
    ]);
    expect(names({ only: 'check,alerts', without: 'check' })).toEqual(['alerts']);
  });

  it('refuses a name that no part has', () => {
    expect(() => chosenParts({ only: 'check,tset' })).toThrow(/tset is no part; there are check, test/);
    expect(() => chosenParts({ without: 'fault' })).toThrow(/fault is no part/);
  });

  it('has every test of package.json that no other of them runs', () => {
    const { scripts } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const withinOthers = ['test:all', 'test:unit', 'test:journeys'];
    const tests = Object.keys(scripts).filter((name) => /^test(:|$)/.test(name));
    const run = new Set(parts.map(({ script }) => script));
    expect(tests.filter((name) => !run.has(name) && !withinOthers.includes(name))).toEqual([]);
    expect([...run].filter((name) => !scripts[name])).toEqual([]);
  });
});

describe('what became of a part', () => {
  it('is green by its code alone', () => {
    expect(outcomeOf(part, ended)).toEqual({ part: 'some', result: 'green', seconds: 3 });
    expect(outcomeOf(part, { ...ended, code: 1 })).toMatchObject({
      result: 'red',
      reason: 'ended with code 1',
    });
  });

  it('is red where its time was up, whatever it had printed', () => {
    const late = outcomeOf(part, { ...ended, code: 124, isLate: true, output: 'etcd could not be fetched' });
    expect(late).toMatchObject({ result: 'red', reason: 'ended after 5 min' });
  });

  it('is not green where it passed without some of its suites', () => {
    const output = '• Running on PostgreSQL 18 · no Kafka · no Redis · Chromium (x)\n12 passed, 0 failed';
    expect(outcomeOf(suites, { ...ended, output })).toMatchObject({
      result: 'not possible here',
      reason: 'no Kafka, no Redis; all else is green',
    });
    expect(outcomeOf(suites, { ...ended, code: 1, output }).result).toBe('red');
    expect(outcomeOf(suites, { ...ended, output: 'a test says no Kafka' }).result).toBe('green');
  });

  it('is not red where what it needs could not be fetched', () => {
    const output = 'Failed: etcd could not be fetched (apt-get)';
    expect(outcomeOf(part, { ...ended, code: 1, output })).toMatchObject({
      result: 'not possible here',
      reason: 'could not be fetched',
    });
  });
});

describe('the table', () => {
  const outcomes: Outcome[] = [
    { part: 'check', result: 'green', seconds: 101.4 },
    { part: 'image', result: 'not possible here', seconds: 0, reason: 'not root on Linux' },
  ];

  it('has a line of each part, in columns', () => {
    expect(table(outcomes).split('\n')).toEqual([
      'part   result                                seconds',
      'check  green                                     101',
      'image  not possible here: not root on Linux        0',
    ]);
  });

  it('is red by one red part, and not by what was not possible', () => {
    expect(isRed(outcomes)).toBe(false);
    expect(isRed([...outcomes, { part: 'test', result: 'red', seconds: 1 }])).toBe(true);
  });
});
