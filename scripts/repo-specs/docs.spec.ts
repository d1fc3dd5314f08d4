import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the documents', () => {
  it('have no line of more than 200 characters', () => {
    const long = pages.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) => (line.length > 200 ? [`${file}:${at + 1} (${line.length})`] : [])),
    );
    expect(long).toEqual([]);
  });

  it('link to files that exist', () => {
    const broken = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, target]) => String(target))
        .filter((target) => !existsSync(join(root, dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('name files of the flows that exist', () => {
    const named = [
      ...read('docs/architecture.md').matchAll(/`((?:services|libs|web|deploy)\/[\w./-]+\.\w+)`/g),
    ];
    expect(named.length).toBeGreaterThan(20);
    expect(named.map(([, file]) => String(file)).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('keep the page of figures within 60 lines', () => {
    expect(read('docs/performance.md').split('\n').length).toBeLessThanOrEqual(61);
  });

  it('keep a decision within 40 lines', () => {
    const long = pages.filter(
      (file) => /^docs\/decisions\/\d/.test(file) && read(file).split('\n').length > 41,
    );
    expect(long).toEqual([]);
  });
});
