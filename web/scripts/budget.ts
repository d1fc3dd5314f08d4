import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** node web/scripts/budget.ts: weighs the built pages against the budgets; run after `vite build web`. */

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Record<string, Chunk>;

const KB = 1000;
const ENTRY = 'index.html';
const HOME = 'src/app/routes/home.tsx';
/** Loaded by home at once, though not imported statically; the browser journey `weight` counts the same files. */
const ALSO_AT_HOME = [
  'src/art/kit/index.ts',
  'src/lib/stream.ts',
  'src/app/texts/vi.ts',
  'src/app/shell/footer.tsx',
];
/** For developers and browser tests; no visitor loads it. */
const GALLERY = 'src/app/routes/gallery.tsx';
/** The plays of every game with their rules and chances: the page computes lines and explains odds without the server. */
const LOTTERY_GAME = 'src/features/lottery/components/lottery-game.tsx';
/** With the names of all plays, which the game's page has loaded before. */
const WITH_PLAYS = [
  ...['live-draw', 'odds-note', 'refusal-note'],
  ...['ticket-dialog', 'ticket-history', 'ticket-viewer', 'tickets', 'trends'],
].map((name) => `src/features/lottery/components/${name}.tsx`);
/** With the check of a draw and its signatures, so that it needs no further file when the server is stopped. */
const DRAW_DIALOG = 'src/features/lottery/components/draw-dialog.tsx';
const LARGER: Readonly<Record<string, 'lotteryGame' | 'drawDialog' | 'withPlays'>> = {
  ...Object.fromEntries(WITH_PLAYS.map((name) => [name, 'withPlays'] as const)),
  ...{ [LOTTERY_GAME]: 'lotteryGame', [DRAW_DIALOG]: 'drawDialog' },
};
/** Loaded once by the first modal with a form, for all of them. */
const MODAL_KIT = '_modal-kit-';

/** Kilobytes after gzip; `home` is everything that is loaded before the page is idle, but styles and fonts. */
export const BUDGETS = {
  ...{ entry: 135, home: 175, modalKit: 42, page: 25, css: 30, catalogue: 12 },
  ...{ console: 150, consolePage: 60, lotteryGame: 49, drawDialog: 55, withPlays: 32 },
} as const;

export interface Finding {
  what: string;
  kb: number;
  limit: number;
}

/** A chunk with everything it imports statically. */
export function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

export function weigh(manifest: Manifest, gzipped: (file: string) => number): Finding[] {
  const keys = Object.keys(manifest);
  const sum = (counted: Iterable<string>) => {
    // Two keys may stand for one file: a chunk, and a module that lies in it.
    const files = new Set(
      [...counted].map((key) => manifest[key]?.file).filter((file) => file !== undefined),
    );
    return [...files].reduce((bytes, file) => bytes + gzipped(file), 0) / KB;
  };
  for (const key of [ENTRY, HOME]) if (!manifest[key]) throw new Error(`${key} is not in the manifest`);
  const entry = closure(manifest, ENTRY);
  const home = new Set([...entry, ...[HOME, ...ALSO_AT_HOME].flatMap((key) => [...closure(manifest, key)])]);
  const kit = keys.filter((key) => key.startsWith(MODAL_KIT));
  const shared = new Set([...entry, ...kit.flatMap((key) => [...closure(manifest, key)])]);
  const styles = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  const pages = keys.filter((key) => /^src\/.*\.tsx$/.test(key) && !entry.has(key) && key !== GALLERY);
  const catalogues = keys.filter((key) => key.endsWith('.json'));
  return [
    { what: 'entry', kb: sum(entry), limit: BUDGETS.entry },
    { what: 'home', kb: sum(home), limit: BUDGETS.home },
    { what: 'modal kit', kb: sum(kit), limit: BUDGETS.modalKit },
    { what: 'styles', kb: [...styles].reduce((n, file) => n + gzipped(file), 0) / KB, limit: BUDGETS.css },
    ...pages.map((key) => ({
      what: key,
      // What the page adds to what every visitor, or every modal, has.
      kb: sum([...closure(manifest, key)].filter((k) => !shared.has(k))),
      limit: BUDGETS[LARGER[key as keyof typeof LARGER] ?? 'page'],
    })),
    ...catalogues.map((key) => ({ what: key, kb: sum([key]), limit: BUDGETS.catalogue })),
  ];
}

/** The operators' console, a build of its own: its entry and what each of its pages adds. */
export function weighConsole(manifest: Manifest, gzipped: (file: string) => number): Finding[] {
  const entry = closure(manifest, 'console.html');
  const sum = (keys: Iterable<string>) => {
    const files = new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file !== undefined));
    return [...files].reduce((bytes, file) => bytes + gzipped(file), 0) / KB;
  };
  const pages = Object.keys(manifest).filter((key) => /^src\/console\/.*\.tsx$/.test(key) && !entry.has(key));
  return [
    { what: 'console', kb: sum(entry), limit: BUDGETS.console },
    ...pages.map((key) => ({
      what: key,
      kb: sum([...closure(manifest, key)].filter((k) => !entry.has(k))),
      limit: BUDGETS.consolePage,
    })),
  ];
}

function weighBuilt(dist: string, weighing: typeof weigh): Finding[] {
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest;
  return weighing(manifest, (file) => gzipSync(readFileSync(dist + file), { level: 9 }).length);
}

function main(): void {
  const dist = fileURLToPath(new URL('../../dist/web/', import.meta.url));
  const findings = [...weighBuilt(dist, weigh), ...weighBuilt(`${dist}console/`, weighConsole)].sort(
    (a, b) => b.kb / b.limit - a.kb / a.limit,
  );
  const over = findings.filter((f) => f.kb > f.limit);
  for (const f of [...over, ...findings.filter((f) => f.kb <= f.limit).slice(0, 8)]) {
    console.log(
      `${f.kb > f.limit ? 'OVER ' : 'ok   '} ${f.kb.toFixed(1).padStart(6)} kB of ${f.limit}  ${f.what}`,
    );
  }
  if (over.length > 0) {
    console.error(`${over.length} over budget`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
