import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { BUDGETS } from '../../scripts/budget.ts';

const KB = 1000;
/** Scripts, styles, fonts, texts and pictures that are files of ours; calls of the platform are not among them. */
const MAX_FILES = 25;

/** What the file weighs after gzip, whatever encoding the browser was given. */
async function gzipped(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const plain = response.headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body;
  return gzipSync(plain, { level: 9 }).length;
}

test('home loads no more before it is idle than the budget allows, as the browser counts it', async ({
  page,
}) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets\/|favicon|manifest)/.test(pathname)) files.add(request.url());
  });
  await page.addInitScript(() =>
    localStorage.setItem('popupHiddenUntil', new Date(Date.now() + 86_400_000).toISOString()),
  );
  await page.goto('/index');
  await page.getByRole('main').getByRole('link').first().waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForTimeout(1_500);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(
    scripts.map(async (file) => ({ file: new URL(file).pathname, bytes: await gzipped(file) })),
  );
  const kb = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
  const list = sizes.map(({ file, bytes }) => `${(bytes / KB).toFixed(1)} ${file}`).join('\n');
  test.info().annotations.push({ type: 'weight', description: `${kb.toFixed(1)} kB, ${files.size} files` });
  console.log(`home: ${kb.toFixed(1)} kB of scripts, ${files.size} files\n${list}\n${[...files].join('\n')}`);
  expect(kb, list).toBeLessThanOrEqual(BUDGETS.home);
  expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(MAX_FILES);
});
