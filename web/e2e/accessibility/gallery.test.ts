import { expect, test } from '@playwright/test';
import { speakAs } from '../support/login.ts';
import { violations } from './axe.ts';

/** The quick suite opens the gallery once in each language, at the outer widths. */
const QUICK = ['vi 360', 'en 1440'];
const shots = process.env['E2E_SCREENSHOTS'];

for (const language of ['vi', 'en'] as const) {
  for (const width of [360, 768, 1440]) {
    const tag = QUICK.includes(`${language} ${width}`) ? [] : ['@long'];
    test(
      `every part of the kit, ${language} at ${width} px: no accessibility violation`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await speakAs(page, language);
        await page.addInitScript(() => localStorage.setItem('gallery', '1'));
        await page.goto('/__gallery');
        await page.getByRole('tree').waitFor();
        await page.getByRole('img').first().waitFor();
        if (shots)
          await page.screenshot({ path: `${shots}/gallery-${language}-${width}.png`, fullPage: true });
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
    );
  }
}

for (const width of [360, 1440])
  test(`a table of two thousand rows draws those in view, and its last one at its end, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => localStorage.setItem('gallery', '1'));
    await page.goto('/__gallery');
    const table = page.getByRole('table', { name: 'Toàn hệ thống' });
    const lines = table.locator('tbody tr[aria-rowindex]');
    await table.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(lines.first()).toHaveAttribute('aria-rowindex', '2');
    expect(await lines.count()).toBeLessThan(80);
    // Heights are measured as rows come into view, which moves the end.
    await expect(async () => {
      await table.locator('tbody tr').last().scrollIntoViewIfNeeded();
      await table.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await expect(table.getByText('dai_ly_2000')).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(await lines.count()).toBeLessThan(80);
  });
