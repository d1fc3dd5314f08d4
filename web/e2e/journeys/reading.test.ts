import { expect, test } from '@playwright/test';
import { textsOf } from '../support/texts.ts';
import { quickIn, VIEWS } from '../support/views.ts';
import { box, look, speakAs } from '../support/login.ts';

/** A single white point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });
    const texts = textsOf(language);

    test(
      'SPEC-7.3 SPEC-2.1 a guest reads a headline, another announcement and a popup',
      quickIn(view, 'vi 360'),
      async ({ page }) => {
        await speakAs(page, language);
        await page.goto('/index');
        const headlines = page.getByRole('region', { name: texts.announcement.headlines });
        const first = headlines.getByRole('link').first();
        const title = await first.innerText();
        await first.click();
        await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
        await look(page, 'announcement-1', language);
        if (width === 360) await page.getByRole('link', { name: texts.announcement.all }).click();
        const list = page.getByRole('list', { name: texts.announcement.title });
        const other = list.getByRole('link').filter({ hasNotText: title }).first();
        const otherTitle = await other.locator('b').innerText();
        await other.click();
        await expect(page.getByRole('article').getByRole('heading', { name: otherTitle })).toBeVisible();

        await page.evaluate(() => localStorage.removeItem('popupHiddenUntil'));
        await page.goto('/index');
        await look(page, 'announcement-2-popup', language);
        await box(page).getByLabel(texts.announcement.popup.notToday).check();
        await box(page).getByRole('button', { name: texts.common.understood }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.reload();
        await expect(headlines).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );

    test(
      'SPEC-2.10 SPEC-7.5.2 a guest sends feedback with a picture and opens customer service',
      quickIn(view, 'en 1440'),
      async ({ page }) => {
        await speakAs(page, language);
        await page.goto('/help');
        await page.getByRole('main').getByRole('button', { name: texts.common.page.feedback }).click();
        const form = page.getByRole('form', { name: texts.feedback.title });
        await form.getByLabel(texts.feedback.content).fill('Nút nạp tiền bị lệch ở màn hình nhỏ.');
        await form
          .locator('input[type="file"]')
          .setInputFiles({ name: 'man-hinh.png', mimeType: 'image/png', buffer: picture });
        await look(page, 'feedback-1', language);
        await form.getByRole('button', { name: texts.feedback.send }).click();
        await expect(page.getByRole('heading', { name: texts.feedback.sent })).toBeVisible();
        await box(page).getByRole('button', { name: texts.common.close }).last().click();

        const opened = page.waitForEvent('popup');
        await page.getByRole('main').getByRole('button', { name: texts.common.contactSupport }).click();
        const desk = await opened;
        await desk.waitForURL(/\/helpmc\?desk=livechat$/);
        await expect(desk.getByRole('heading', { name: texts.help.desk.livechat.title })).toBeVisible();
        await look(desk, 'desk', language);
      },
    );
  });
}
