import { idsIn, isHeading, type Requirements } from './requirements.ts';
import type { NamedTest } from './test-names.ts';

export interface Proof {
  file: string;
  name: string;
}
export type Stray = Proof & { id: string };

export interface Coverage {
  proofs: Map<string, Proof[]>;
  /** Ids that no item has. */
  unknown: Stray[];
  /** Ids of a whole part, which prove no item of it. */
  coarse: Stray[];
}

export function coverageOf({ items }: Requirements, tests: (NamedTest & { file: string })[]): Coverage {
  const proofs = new Map([...items.keys()].map((id): [string, Proof[]] => [id, []]));
  const unknown: Stray[] = [];
  const coarse: Stray[] = [];
  for (const { file, path } of tests) {
    for (const id of idsIn(path.join(' '))) {
      const test = { file, name: bare(path) };
      const proved = proofs.get(id);
      if (proved) proved.push(test);
      else if (isHeading(id, items)) coarse.push({ id, ...test });
      else unknown.push({ id, ...test });
    }
  }
  return { proofs, unknown, coarse };
}

/** Without its ids, which the page gives once. */
const bare = (path: string[]) =>
  path
    .map((part) =>
      part
        .replaceAll(/\s*\((?:SPEC|SEC|REG|WAL)-[^)]*\)/g, '')
        .replaceAll(/\b(?:SPEC-\d[\d.]*|SEC-S\d+|REG-G\d+|WAL-I\d+)\b\s*/g, '')
        .trim(),
    )
    .filter(Boolean)
    .join(': ');

const SHOWN = 6;

export const openItems = ({ proofs }: Coverage): string[] =>
  [...proofs].filter(([, tests]) => tests.length === 0).map(([id]) => id);

export function coveragePage({ items, sections }: Requirements, coverage: Coverage): string {
  const { proofs } = coverage;
  const missing = openItems(coverage);
  const open = (ids: string[]) => ids.filter((id) => missing.includes(id));
  const all = [...items.keys()];
  const rows = sections
    .filter(({ ids }) => ids.length > 0)
    .map(
      ({ title, ids }) =>
        `| ${title} | ${ids.length} | ${ids.length - open(ids).length} | ${open(ids).length} |`,
    );
  return [
    '# Coverage',
    '',
    'Made by `npm run coverage:requirements` from the names of all tests (Jest, Vitest, Playwright); the items are those of docs/requirements.md. An item counts as proved if a test that carries its id exists.',
    '',
    '| Part | Items | Proved | Open |',
    '| --- | --- | --- | --- |',
    ...rows,
    `| **All** | ${all.length} | ${all.length - missing.length} | ${missing.length} |`,
    '',
    '## Open',
    '',
    ...(missing.length > 0 ? missing.map((id) => `- **${id}** ${items.get(id)}`) : ['None.']),
    ...sections.flatMap(({ title, ids }) => partOf(title, ids, items, proofs)),
    '',
  ].join('\n');
}

function partOf(
  title: string,
  ids: string[],
  items: Requirements['items'],
  proofs: Coverage['proofs'],
): string[] {
  const proved = ids.filter((id) => proofs.get(id)?.length);
  if (proved.length === 0) return [];
  return [
    '',
    `## ${title}`,
    ...proved.flatMap((id) => ['', `**${id}** ${items.get(id)}`, '', ...listed(proofs.get(id) ?? [])]),
  ];
}

function listed(tests: Proof[]): string[] {
  const lines = [
    ...new Set(tests.map(({ file, name }) => `- \`${file}\`: ${name.replaceAll(/[*_<>|`\\]/g, '\\$&')}`)),
  ].sort();
  if (lines.length <= SHOWN) return lines;
  return [...lines.slice(0, SHOWN), `- and ${lines.length - SHOWN} more`];
}
