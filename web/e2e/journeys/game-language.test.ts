import { expect, test } from '@playwright/test';
import { openPage, register, speakFromTheFirst } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';
import { firstGame, passFacts } from '../support/visitors.ts';

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`the language of games, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const { profile } = textsOf(language).account;

    test(
      'SPEC-1.6.1 a member chooses among more than 17 languages in which games open, whatever the language of the site',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        await speakFromTheFirst(page, language);
        await register(page, language);
        const game = (await firstGame(page)).replace('mode=trial', '');
        const choice = page.getByRole('dialog').getByLabel(profile.gameLanguage, { exact: true });

        /** The language that is asked for and the one in the address of the game. */
        async function opened(): Promise<[string, string | null]> {
          const asked = page.waitForRequest((request) => request.url().endsWith('/wps/game/launchGame'));
          await page.goto(game);
          await passFacts(page);
          const { language: code } = (await asked).postDataJSON() as { language: string };
          const frame = page.locator('iframe').first();
          await expect(frame).toHaveAttribute('src', /lang=/);
          const address = new URL((await frame.getAttribute('src'))!, page.url());
          return [code, address.searchParams.get('lang')];
        }

        expect(await opened()).toEqual([language.toUpperCase(), language]);
        await openPage(page, 'profile');
        await expect(choice).toHaveValue('');
        const codes = await choice
          .locator('option')
          .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
        expect(new Set(codes.filter((code) => code !== '')).size).toBeGreaterThan(17);
        for (const [name, code, lang] of [
          ['日本語', 'JA', 'ja'],
          ['한국어', 'KO', 'ko'],
        ] as const) {
          await openPage(page, 'profile');
          await choice.selectOption({ label: name });
          await expect(page.getByText(profile.done).first()).toBeVisible();
          expect(await opened()).toEqual([code, lang]);
        }
        await openPage(page, 'profile');
        await expect(choice).toHaveValue('KO');
        await choice.selectOption('');
        expect(await opened()).toEqual([language.toUpperCase(), language]);
      },
    );
  });
}
