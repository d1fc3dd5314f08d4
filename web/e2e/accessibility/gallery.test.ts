import { expect, test } from '@playwright/test';
import { speakAs } from '../support/login.ts';
import { violations } from './axe.ts';

const shots = process.env['E2E_SCREENSHOTS'];

for (const language of ['vi', 'en'] as const) {
  for (const width of [360, 768, 1440]) {
    test(`every part of the kit, ${language} at ${width} px: no accessibility violation`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await speakAs(page, language);
      await page.addInitScript(() => localStorage.setItem('gallery', '1'));
      await page.goto('/__gallery');
      await page.getByRole('tree').waitFor();
      await page.getByRole('img').first().waitFor();
      if (shots) await page.screenshot({ path: `${shots}/gallery-${language}-${width}.png`, fullPage: true });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
