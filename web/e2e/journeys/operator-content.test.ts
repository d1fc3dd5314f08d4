import { randomInt } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../accessibility/axe.ts';
import { consoleTexts, enrol } from '../support/console.ts';
import { Operator } from '../support/operator.ts';
import { speakFromTheFirst } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';

const shots = process.env['E2E_SCREENSHOTS'];

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`content of the site, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const words = consoleTexts('features/announcements/locales', language);
    const shell = consoleTexts('locales', language);

    async function seen(page: Page, step: string): Promise<void> {
      expect(await violations(page), step).toEqual([]);
      if (shots) await page.screenshot({ path: `${shots}/content-${step}-${language}-${width}.png` });
    }

    test(
      'SPEC-7.3 an operator writes an announcement that an open page shows without reload, also after a cut of its stream',
      quickIn(view, 'en 360'),
      async ({ page, browser, baseURL }) => {
        const reader = await (await browser.newContext()).newPage();
        await reader.addInitScript(() =>
          localStorage.setItem('popupHiddenUntil', '2999-01-01T00:00:00.000Z'),
        );
        await speakFromTheFirst(reader, language);
        await reader.goto(`${baseURL}/index`);
        const news = reader.getByRole('region', { name: textsOf(language).announcement.headlines });
        await expect(news).toBeVisible();

        const operator = await Operator.logIn(baseURL!);
        const username = `content${randomInt(1e6, 1e7)}`;
        const roles = ['content', 'brand', 'events'];
        await enrol(page, language, username, await operator.invite(username, roles));
        await page.goto('/console/announcements');
        await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
        await seen(page, 'list');

        await page.getByRole('button', { name: words.add }).click();
        const editor = page.getByRole('dialog');
        const title = (of: string) => editor.getByLabel(words.titleIn.replace('{{language}}', of));
        const content = (of: string) => editor.getByLabel(words.contentIn.replace('{{language}}', of));
        const first = `Tin ${randomInt(1e6, 1e7)}`;
        await title('Tiếng Việt').fill(first);
        await content('Tiếng Việt').fill('Một dòng');
        await editor.getByRole('button', { name: words.publish }).click();
        await expect(editor.getByRole('alert')).toContainText('English');
        await title('English').fill(first);
        await content('English').fill('One line');
        await seen(page, 'editor');
        await editor.getByRole('button', { name: words.publish }).click();
        await expect(editor).toHaveCount(0);
        await expect(news.getByRole('link', { name: first })).toBeVisible();

        const row = page.getByRole('row').filter({ hasText: first });
        await expect(row).toContainText(words.missing.replace('{{count}}', '5'));
        await row.click();
        await reader.context().setOffline(true);
        await page.getByRole('button', { name: words.edit }).click();
        const second = `${first} mới`;
        await title('Tiếng Việt').fill(second);
        await editor.getByRole('button', { name: 'English' }).click();
        await title('English').fill(second);
        await editor.getByRole('button', { name: words.publish }).click();
        await expect(editor).toHaveCount(0);
        await reader.context().setOffline(false);
        await expect(news.getByRole('link', { name: second })).toBeVisible({ timeout: 90_000 });

        await page.getByRole('row').filter({ hasText: second }).click();
        await page.getByRole('button', { name: words.delete }).click();
        await page.getByRole('dialog').getByRole('button', { name: words.delete }).click();
        await expect(news.getByRole('link', { name: second })).toHaveCount(0);

        for (const [path, name] of [
          ['brand', 'brand'],
          ['dead-letters', 'dead-letters'],
        ] as const) {
          const texts = consoleTexts(`features/${name}/locales`, language);
          await page.goto(`/console/${path}`);
          await expect(page.getByRole('heading', { name: texts.title, exact: true })).toBeVisible();
          const ready = name === 'brand' ? page.getByRole('switch').first() : page.getByText(texts.empty);
          await expect(ready).toBeVisible();
          await expect(page.getByText(shell.list.error)).toHaveCount(0);
          await seen(page, name);
        }
        await reader.context().close();
      },
    );
  });
}
