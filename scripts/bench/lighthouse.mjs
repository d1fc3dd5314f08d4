import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../libs/local/src/index.ts';
import { findChromium, startPlatform } from '../lib/journeys.mjs';
import { UserError } from '../lib/log.mjs';

const PAGES = { home: '/index', rng: '/rng', help: '/help', down: '/down' };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 3;

/** Lighthouse on a simulated phone, median of three first visits to each page; `--page NAME` measures one page. */
export async function measure({ log, args }) {
  const chrome = findChromium();
  if (!chrome) throw new UserError('there is no Chromium here; install one, or name it in CHROMIUM_PATH.');
  const at = args.indexOf('--page');
  const names = at < 0 ? Object.keys(PAGES) : [args[at + 1]];
  const data = mkdtempSync(join(tmpdir(), 'lotus-lighthouse-'));
  const platform = await startPlatform(['--data', data]);
  try {
    const figures = { loadAverage: loadavg()[0] };
    for (const name of names) {
      const runs = [];
      for (let turn = 1; turn <= RUNS; turn += 1) {
        runs.push(await visit(chrome, `${platform.url}${PAGES[name]}`));
        log(`${name} ${turn}: ${JSON.stringify(runs.at(-1).figures)}`);
      }
      figures[name] = medianOf(runs.map((run) => run.figures));
      for (const line of runs.at(-1).failed) log(`${name}: ${line}`);
    }
    return figures;
  } finally {
    await platform.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** A browser of its own, so that no visit finds what another one cached. */
async function visit(executablePath, url) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return { figures: figuresOf(lhr), failed: failedIn(lhr) };
  } finally {
    await browser.close();
  }
}

function figuresOf({ categories, audits }) {
  const value = (audit) => audits[audit].numericValue;
  const requests = audits['network-requests'].details.items;
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    fcpSeconds: round(value('first-contentful-paint') / 1000),
    lcpSeconds: round(value('largest-contentful-paint') / 1000),
    tbtMs: Math.round(value('total-blocking-time')),
    cls: round(value('cumulative-layout-shift')),
    requests: requests.length,
    kib: Math.round(requests.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1024),
  };
}

/** What a category lost points by, and the element of the largest paint. */
function failedIn({ categories, audits }) {
  const lost = CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(
        ({ id }) =>
          `${name} loses by ${id}: ${audits[id].displayValue ?? audits[id].title}${nodesOf(audits[id])}`,
      ),
  );
  return [...lost, `largest paint${nodesOf(audits['largest-contentful-paint-element'])}`];
}

function nodesOf(audit) {
  const items = (audit?.details?.items ?? []).flatMap((item) => [item, ...(item.items ?? [])]);
  const seen = items
    .map(({ node, description, url }) => node?.snippet ?? description ?? url)
    .filter((text) => typeof text === 'string');
  return seen.length > 0 ? `\n  ${seen.slice(0, 5).join('\n  ')}` : '';
}

function medianOf(runs) {
  const middle = (key) => runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)];
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, middle(key)]));
}

const round = (figure) => Math.round(figure * 100) / 100;
