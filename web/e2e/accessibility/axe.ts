import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A line for each rule of WCAG that the page breaks. */
export async function violations(page: Page): Promise<string[]> {
  // Frames are looked into where there is one; without, a run needs no second page and takes half the time.
  const framed = (await page.locator('iframe').count()) > 0;
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(!framed)
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
  );
}
