import { idsIn, isHeading, type Part, type Requirements, withoutIds } from './requirements.ts';
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
      const test = { file, name: path.map(withoutIds).filter(Boolean).join(': ') };
      const proved = proofs.get(id);
      if (proved) proved.push(test);
      else if (isHeading(id, items)) coarse.push({ id, ...test });
      else unknown.push({ id, ...test });
    }
  }
  return { proofs, unknown, coarse };
}

/** Tests that the page lists for an item. */
const MAX_LISTED = 6;

export const openItems = ({ proofs }: Coverage): string[] =>
  [...proofs].filter(([, tests]) => tests.length === 0).map(([id]) => id);

interface Row {
  title: string;
  total: number;
  open: string[];
}

function rowsOf(parts: readonly Part[], coverage: Coverage): Row[] {
  const open = new Set(openItems(coverage));
  return parts.map(({ title, ids }) => ({
    title,
    total: ids.length,
    open: ids.filter((id) => open.has(id)),
  }));
}

/** One line for the whole and one for each area, for the console. */
export function summary(requirements: Requirements, coverage: Coverage): { head: string; table: string[] } {
  const total = requirements.items.size;
  const open = openItems(coverage).length;
  const rows = rowsOf(requirements.areas, coverage);
  const width = Math.max(...rows.map(({ title }) => title.length));
  return {
    head: `${total - open} of ${total} requirements proved, ${open} open`,
    table: rows.map((row) => `${row.title.padEnd(width)} ${countOf(row)}`),
  };
}

const countOf = ({ total, open }: Row): string =>
  `${String(open.length).padStart(4)} open of ${String(total).padStart(3)}`;

/** The open items of each area with their texts, for the console. */
export const openList = (requirements: Requirements, coverage: Coverage): string[] =>
  rowsOf(requirements.areas, coverage)
    .filter(({ open }) => open.length > 0)
    .flatMap(({ title, open }) => [
      `${title} (${open.length})`,
      ...open.map((id) => `  ${id} ${requirements.items.get(id)}`),
    ]);

export function coveragePage(requirements: Requirements, coverage: Coverage): string {
  const { items, sections, areas } = requirements;
  const total = items.size;
  const missing = openItems(coverage);
  return [
    '# Coverage',
    '',
    'Made by `npm run coverage:requirements` from the names of all tests (Jest, Vitest, Playwright); the items are those of docs/requirements. An item counts as proved if a test that carries its id exists.',
    '',
    ...tableOf('Part', rowsOf(sections, coverage)),
    `| **All** | ${total} | ${total - missing.length} | ${missing.length} |`,
    '',
    ...tableOf('Area', rowsOf(areas, coverage)),
    '',
    '## Open',
    '',
    ...(missing.length > 0 ? missing.map((id) => `- **${id}** ${items.get(id)}`) : ['None.']),
    ...sections.flatMap((section) => proofsOf(section, items, coverage.proofs)),
    '',
  ].join('\n');
}

const tableOf = (name: string, rows: readonly Row[]): string[] => [
  `| ${name} | Items | Proved | Open |`,
  '| --- | --- | --- | --- |',
  ...rows.map(
    ({ title, total, open }) => `| ${title} | ${total} | ${total - open.length} | ${open.length} |`,
  ),
];

function proofsOf({ title, ids }: Part, items: Requirements['items'], proofs: Coverage['proofs']): string[] {
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
  if (lines.length <= MAX_LISTED) return lines;
  return [...lines.slice(0, MAX_LISTED), `- and ${lines.length - MAX_LISTED} more`];
}
