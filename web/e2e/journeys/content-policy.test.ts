import { expect, test, type Page } from '@playwright/test';
import { pageOf } from '../support/visitors.ts';

declare global {
  interface Window {
    /** Directives that a page has broken, with what was blocked. */
    brokenPolicy: string[];
  }
}

const OPEN_PAGES = ['/index', '/rng', '/live', '/fish', '/sports', '/elott', '/vip', '/promotions', '/help'];
const OWN_PAGES = ['deposit', 'withdraw', 'personalHistoryCopy', 'securityCenter', 'limits'].map(
  (name) => `/index?m=member&p=${name}`,
);

async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.brokenPolicy = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.brokenPolicy.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
}

async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await page.goto(path);
    const headers = answer!.headers();
    expect(headers['content-security-policy'], path).not.toContain('unsafe-inline');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    expect(await page.evaluate(() => window.brokenPolicy), path).toEqual([]);
  }
}

test('SEC-S30.1 the pages of a guest work under a content policy without inline style', async ({ page }) => {
  await watchPolicy(page);
  await visitAll(page, OPEN_PAGES);
  // The policy is in force: an attribute in markup changes nothing and is reported.
  const width = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="styled" style="width:7px">x</p>');
    return getComputedStyle(document.getElementById('styled')!).width;
  });
  expect(width).not.toBe('7px');
  expect(await page.evaluate(() => window.brokenPolicy)).toEqual(['style-src-attr inline']);
});

test('SEC-S30.1 the pages of a member work under it too', async ({ browser }) => {
  const page = await pageOf(browser, 'player');
  await watchPolicy(page);
  await visitAll(page, OWN_PAGES);
  await page.context().close();
});
