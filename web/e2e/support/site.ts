import type { Locator, Page } from '@playwright/test';
import type { Texts } from './texts.ts';

export { speakFromTheFirst } from './people.ts';

/** Of a game page that belongs to no game. */
export const OWN_FRAME = 'name=Sen';

/** The parts of a page of the site. */
export function parts(
  page: Page,
  common: Texts['common'],
): Record<'header' | 'footer' | 'side' | 'main', Locator> {
  return {
    header: page.getByRole('banner').first(),
    footer: page.getByRole('contentinfo'),
    side: page.getByRole('complementary', { name: common.nav.quickHelp }),
    main: page.getByRole('main'),
  };
}
