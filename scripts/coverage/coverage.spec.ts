import { coverageOf, coveragePage, openItems } from './report.ts';
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

describe('coverage', () => {
  const requirements = readRequirements(
    ['# x', '## A', '- **SPEC-8.1** One.', '- **SPEC-8.2** Two.', '- **SEC-S1** Three.'].join('\n'),
  );
  const of = (...paths: string[]) =>
    coverageOf(
      requirements,
      paths.map((name) => ({ file: 'a.spec.ts', path: [name] })),
    );

  it('proves an item by each test that carries its id, and leaves the others open', () => {
    const coverage = of('SPEC-8.1 SEC-S1 says so', 'says more (SPEC-8.1)');
    expect(coverage.proofs.get('SPEC-8.1')).toHaveLength(2);
    expect(openItems(coverage)).toEqual(['SPEC-8.2']);
    expect(coveragePage(requirements, coverage)).toContain('- `a.spec.ts`: says so');
    expect(coveragePage(requirements, coverage)).toContain('| A | 3 | 2 | 1 |');
  });

  it('takes a number that begins another for another', () => {
    expect(openItems(of('SPEC-8.10 says so'))).toContain('SPEC-8.1');
  });

  it('knows a part from an id that there is none of', () => {
    const { coarse, unknown } = of('SPEC-8 says so', 'SPEC-99 says so', 'SEC-S2 says so');
    expect(coarse.map(({ id }) => id)).toEqual(['SPEC-8']);
    expect(unknown.map(({ id }) => id)).toEqual(['SPEC-99', 'SEC-S2']);
  });

  it('refuses a page that lists an item twice', () => {
    expect(() => readRequirements('- **SEC-S1** a\n- **SEC-S1** b')).toThrow(/SEC-S1 is listed twice/);
  });
});
