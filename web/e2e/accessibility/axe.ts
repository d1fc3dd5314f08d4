import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One line per WCAG rule that the page violates; with `best-practice` also per rule that no standard demands. */
export async function violations(page: Page, ...more: readonly 'best-practice'[]): Promise<string[]> {
  // Legacy mode skips frames and halves the time, so it is used on pages without one.
  const framed = (await page.locator('iframe').count()) > 0;
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(!framed)
    .options({ resultTypes: ['violations'] })
    .withTags([...TAGS, ...more])
    .analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
  );
}
