import { coverageOf, coveragePage, openItems, openList, summary } from './report.ts';
import { readRequirements } from './requirements.ts';
import { testNames } from './test-names.ts';

const names = (source: string) => testNames('x.spec.ts', source).map(({ path }) => path.join(' > '));

describe('the names of tests', () => {
  it('are read with their groups, whichever runner they are for', () => {
    expect(
      names(`
        describe('a group', () => {
          it('one', () => {});
          test('two', async ({ page }) => {});
          describe('within (SPEC-2.1)', () => { it.each([1, 2])('of %i', () => {}); });
        });
        for (const language of ['vi']) test.describe(\`in \${language}\`, () => { test('three', () => {}); });
        it('no test: it has no body');
        other('four', () => {});
      `),
    ).toEqual(['a group > one', 'a group > two', 'a group > within (SPEC-2.1) > of %i', 'in … > three']);
  });

  it('are those of each row where the table stands in the file, and the pattern where it does not', () => {
    expect(
      names(`
        it.each([['SPEC-8.1', 'a', 7], ['SPEC-8.2', f(), 8]] as const)('%s words %s', () => {});
        it.each([{ id: 'SPEC-9.1', days: 1 }])('$id lasts $days', () => {});
        it.each(faults)('WAL-I$invariant is broken', () => {});
      `),
    ).toEqual(['SPEC-8.1 words a', 'SPEC-8.2 words %s', 'SPEC-9.1 lasts $days', 'WAL-I$invariant is broken']);
  });
});

const read = (...pages: string[][]) => readRequirements(pages.map((lines) => lines.join('\n')));

describe('the pages of requirements', () => {
  it('list items by page and by area over all pages; a long item continues on an indented line', () => {
    const { items, sections, areas } = read(
      [
        '# One',
        '',
        '## Lottery',
        '',
        '- **SPEC-1.1** First',
        '  of two lines.',
        '',
        '## VIP',
        '- **SPEC-1.2** b',
      ],
      ['# Two', 'An introduction.', '## Lottery', '- **SPEC-2.1.1** c'],
      ['# SEC Security', '- **SEC-S1** d', '- **SEC-S1.1** e'],
    );
    expect(items.get('SPEC-1.1')).toBe('First of two lines.');
    expect(sections).toEqual([
      { title: 'One', ids: ['SPEC-1.1', 'SPEC-1.2'] },
      { title: 'Two', ids: ['SPEC-2.1.1'] },
      { title: 'SEC Security', ids: ['SEC-S1', 'SEC-S1.1'] },
    ]);
    expect(areas).toEqual([
      { title: 'Lottery', ids: ['SPEC-1.1', 'SPEC-2.1.1'] },
      { title: 'VIP', ids: ['SPEC-1.2'] },
      { title: 'SEC Security', ids: ['SEC-S1', 'SEC-S1.1'] },
    ]);
  });

  it('are refused when an item is listed twice, or its id has no known form', () => {
    expect(() => read(['- **SEC-S1** a'], ['- **SEC-S1** b'])).toThrow(/SEC-S1 is listed twice/);
    expect(() => read(['- **SECS-1** a'])).toThrow(/not an item: - \*\*SECS-1/);
  });
});

describe('coverage', () => {
  const requirements = read(
    ['# A', '## Identity', '- **SPEC-8.1** One.', '- **SPEC-8.2** Two.', '- **SPEC-8.2.1** Of two.'],
    ['# SEC Security', '- **SEC-S1** Three.'],
  );
  const of = (...paths: string[]) =>
    coverageOf(
      requirements,
      paths.map((name) => ({ file: 'a.spec.ts', path: [name] })),
    );

  it('proves an item by each test that carries its id, and leaves the others open', () => {
    const coverage = of('SPEC-8.1 SEC-S1 says so', 'says more (SPEC-8.1)');
    expect(coverage.proofs.get('SPEC-8.1')).toHaveLength(2);
    expect(openItems(coverage)).toEqual(['SPEC-8.2', 'SPEC-8.2.1']);
    expect(coveragePage(requirements, coverage)).toContain('- `a.spec.ts`: says so');
    expect(coveragePage(requirements, coverage)).toContain('| A | 3 | 1 | 2 |');
  });

  it('counts the open items of each area, and lists them with their texts', () => {
    const coverage = of('SPEC-8.2 says so', 'SPEC-8.2.1 says so');
    expect(summary(requirements, coverage)).toEqual({
      head: '2 of 4 requirements proved, 2 open',
      table: ['Identity        1 open of   3', 'SEC Security    1 open of   1'],
    });
    expect(openList(requirements, coverage)).toEqual([
      'Identity (1)',
      '  SPEC-8.1 One.',
      'SEC Security (1)',
      '  SEC-S1 Three.',
    ]);
  });

  it('proves a part without the item above it, and the item without its parts', () => {
    expect(openItems(of('SPEC-8.2.1 says so'))).toContain('SPEC-8.2');
    expect(openItems(of('SPEC-8.2 says so'))).toContain('SPEC-8.2.1');
  });

  it('does not take SPEC-8.10 for SPEC-8.1, nor SEC-S10 for SEC-S1', () => {
    expect(openItems(of('SPEC-8.10 SEC-S10 says so'))).toEqual(
      expect.arrayContaining(['SPEC-8.1', 'SEC-S1']),
    );
  });

  it('distinguishes an id of a whole part from an id that does not exist', () => {
    const { coarse, unknown } = of('SPEC-8 says so', 'SPEC-99 says so', 'SEC-S1.7 says so');
    expect(coarse.map(({ id }) => id)).toEqual(['SPEC-8']);
    expect(unknown.map(({ id }) => id)).toEqual(['SPEC-99', 'SEC-S1.7']);
  });
});
