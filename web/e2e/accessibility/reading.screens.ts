import { expect } from '@playwright/test';
import { BENEATH, dialog, type Screen } from './screen.ts';

const ANNOUNCEMENTS = '/wps/v2/notices';
const HELP = '/wps/system/helpCenter';
const FEEDBACK = `${BENEATH}?m=feedback`;
/** A single white point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

/** Pages to read, and what may be written to the site. */
export const readingScreens: readonly Screen[] = [
  {
    name: 'announcements',
    by: 'guest',
    path: '/noticePage',
    landmark: ({ page, texts }) =>
      page.getByRole('list', { name: texts.announcement.title }).getByRole('link').nth(2),
  },
  {
    name: 'announcements, one chosen',
    by: 'guest',
    path: '/noticePage',
    act: async ({ page, texts }) => {
      await page.getByRole('list', { name: texts.announcement.title }).getByRole('link').nth(1).click();
    },
    landmark: ({ page }) => page.getByRole('article').getByRole('heading', { level: 2 }),
  },
  {
    name: 'announcements, none',
    by: 'guest',
    path: '/noticePage',
    answers: { [ANNOUNCEMENTS]: { value: { list: [], pageNum: 1, totalPages: 0, totalCount: 0 } } },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.announcement.none }),
  },
  {
    name: 'announcements, loading',
    by: 'guest',
    path: '/noticePage',
    answers: { [ANNOUNCEMENTS]: 'held' },
    landmark: ({ page, texts }) => page.getByRole('list', { name: texts.announcement.title }),
  },
  {
    name: 'announcements, failed',
    by: 'guest',
    path: '/noticePage',
    answers: { [ANNOUNCEMENTS]: 'failed' },
    landmark: ({ page, texts }) => page.getByRole('main').getByRole('button', { name: texts.common.retry }),
  },
  {
    name: 'announcement over home, with the age',
    quick: true,
    by: 'guest',
    path: '/index',
    act: async ({ page, texts }) => {
      await page.evaluate(() => {
        localStorage.removeItem('popupHiddenUntil');
        localStorage.removeItem('adult');
      });
      await page.reload();
      await page.getByRole('dialog').waitFor();
      await expect(
        page.getByRole('region', { name: texts.common.age.label, includeHidden: true }),
      ).toBeVisible();
      await page.evaluate(() => {
        localStorage.setItem('popupHiddenUntil', '2999-01-01T00:00:00.000Z');
        localStorage.setItem('adult', '1');
      });
    },
    landmark: ({ page, texts }) => page.getByRole('dialog').getByLabel(texts.announcement.popup.notToday),
  },
  {
    name: 'help centre',
    by: 'guest',
    path: '/help',
    landmark: ({ page }) => page.locator('details').nth(10),
  },
  {
    name: 'help centre, an answer open',
    by: 'guest',
    path: '/help#deposit-how',
    landmark: ({ page }) => page.locator('#deposit-how[open] ol'),
  },
  {
    name: 'help centre, nothing found',
    by: 'guest',
    path: '/help',
    act: ({ page, texts }) => page.getByRole('searchbox', { name: texts.help.search }).fill('khongcogi'),
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.help.nothing }),
  },
  {
    name: 'help centre, failed',
    by: 'guest',
    path: '/help',
    answers: { [HELP]: 'failed' },
    landmark: ({ page, texts }) => page.getByRole('main').getByRole('button', { name: texts.common.retry }),
  },
  {
    name: 'help alone',
    by: 'guest',
    path: '/helpmc',
    landmark: ({ page }) => page.locator('details').nth(10),
  },
  {
    name: 'customer service',
    by: 'guest',
    path: '/helpmc?desk=livechat',
    landmark: ({ page, texts }) => page.getByRole('form', { name: texts.feedback.title }),
  },
  {
    name: 'join us',
    by: 'guest',
    path: '/join',
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.join.title }),
  },
  ...(['ios', 'lite', 'android'] as const).map((app): Screen => ({
    name: `app download, ${app}`,
    by: 'guest',
    path: `/down?app=${app}`,
    landmark: ({ page, texts }) =>
      page.getByRole('img', {
        name: texts.download.qr.replace(
          '{{app}}',
          texts.download.app[{ ios: 'IOS', lite: 'MOBILECONFIG', android: 'ANDROID' }[app]],
        ),
      }),
  })),
  {
    name: 'feedback, nothing typed',
    by: 'guest',
    path: FEEDBACK,
    act: (sight) => dialog(sight).getByRole('button', { name: sight.texts.feedback.send }).click(),
    landmark: ({ page, texts }) => page.getByText(texts.feedback.empty),
  },
  {
    name: 'feedback with a picture, and one that is none',
    quick: true,
    by: 'guest',
    path: FEEDBACK,
    act: (sight) =>
      dialog(sight)
        .locator('input[type="file"]')
        .setInputFiles([
          { name: 'man-hinh.png', mimeType: 'image/png', buffer: PICTURE },
          { name: 'tep.pdf', mimeType: 'application/pdf', buffer: PICTURE },
        ]),
    landmark: ({ page, texts }) => page.getByText(texts.feedback.problem.type),
  },
  {
    name: 'feedback sent',
    by: 'guest',
    path: FEEDBACK,
    answers: { '/wps/feedback': { value: { id: 'f-1' } } },
    act: async (sight) => {
      await dialog(sight)
        .getByLabel(sight.texts.feedback.content)
        .fill('Nút nạp tiền bị lệch ở màn hình nhỏ.');
      await dialog(sight).getByRole('button', { name: sight.texts.feedback.send }).click();
    },
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.feedback.sent }),
  },
  {
    name: 'feedback, asked before it is thrown away',
    by: 'guest',
    path: FEEDBACK,
    act: async (sight) => {
      await dialog(sight).getByLabel(sight.texts.feedback.content).fill('Nút nạp tiền');
      await sight.page.keyboard.press('Escape');
    },
    landmark: ({ page, texts }) =>
      page.getByRole('alertdialog').getByRole('heading', { name: texts.feedback.discard.title }),
  },
  {
    name: 'welcome after login',
    by: 'player',
    path: `${BENEATH}?m=welcome`,
    landmark: (sight) => dialog(sight).getByText(sight.texts.announcement.welcome.adults),
  },
];
