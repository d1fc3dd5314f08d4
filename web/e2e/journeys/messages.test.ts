import { expect, test } from '@playwright/test';
import { PlayerClient } from '../../../libs/api-client/src/index.ts';
import { SOON } from '../support/cashier.ts';
import { orderTransfer, readyToWithdraw, withdrawalStatus } from '../support/members.ts';
import { Operator } from '../support/operator.ts';
import { openPage, register, speakFromTheFirst } from '../support/people.ts';
import { textsOf } from '../support/texts.ts';
import { ageDeposit, meetTurnover } from '../support/time.ts';
import { quickIn, VIEWS } from '../support/views.ts';

type Kind = 'DEPOSIT_ARRIVED' | 'DEPOSIT_FAILED' | 'WITHDRAWAL_APPROVED' | 'WITHDRAWAL_REJECTED';

interface Message {
  kind: string;
  title: string;
  content: string;
}

for (const view of VIEWS) {
  const { language, width } = view;
  test.describe(`messages about money, ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    test(
      'SPEC-3.16 a deposit that arrives or fails and a withdrawal that is rejected or approved appear in the open inbox',
      quickIn(view, 'en 1440'),
      async ({ page, baseURL }) => {
        test.setTimeout(420_000);
        await speakFromTheFirst(page, language);
        const player = new PlayerClient(baseURL!, await register(page, language), { encrypted: true });
        player.token = (await page.evaluate(() => sessionStorage.getItem('token')))!;
        const operator = await Operator.logIn(baseURL!);
        await openPage(page, 'inbox');
        const inbox = page.getByRole('dialog').first();
        const heading = inbox.getByRole('heading', { name: textsOf(language).member.page.inbox });
        await expect(heading.first()).toBeVisible();
        let loads = 0;
        page.on('load', () => (loads += 1));

        const held = async (kind: Kind): Promise<Message | undefined> => {
          const { list } = await player.value<{ list: Message[] }>(
            ...(['GET', '/wps/v2/messages?pageNo=1&pageSize=20', undefined] as const),
            { 'accept-language': language },
          );
          return list.find((message) => message.kind === kind);
        };
        const appears = async (kind: Kind) => {
          await expect.poll(async () => (await held(kind))?.kind, SOON).toBe(kind);
          const { title, content } = (await held(kind))!;
          const row = inbox.locator('button[aria-expanded]').filter({ hasText: title });
          await expect(row).toBeVisible(SOON);
          await row.click();
          await expect(inbox.getByText(content)).toBeVisible();
        };

        await test.step('a deposit arrives', async () => {
          await player.deposit('2000000.00');
          await appears('DEPOSIT_ARRIVED');
          expect(await player.balance()).toBe('2000000.00');
        });
        await test.step('a deposit without a transfer fails at its end', async () => {
          await ageDeposit(await orderTransfer(player, 500_006), 60);
          await appears('DEPOSIT_FAILED');
          expect(await player.balance()).toBe('2000000.00');
        });
        const order = await readyToWithdraw(player);
        await meetTurnover(player.account);
        const ordered = async (amount: number) => {
          const withdrawal = await order(amount);
          await expect.poll(() => withdrawalStatus(withdrawal), SOON).toBe('RISK_REVIEW');
          return withdrawal;
        };
        await test.step('a withdrawal is rejected, and its money is free again', async () => {
          const rejected = await ordered(500_000);
          await operator.decideWithdrawal(rejected.id, 'rejection');
          await appears('WITHDRAWAL_REJECTED');
          expect(await player.balance()).toBe('2000000.00');
        });
        await test.step('a withdrawal is approved, and the bank pays it', async () => {
          const approved = await ordered(600_000);
          await operator.decideWithdrawal(approved.id, 'approval');
          await appears('WITHDRAWAL_APPROVED');
          await expect.poll(() => withdrawalStatus(approved), SOON).toBe('DISBURSED');
          expect(await player.balance()).toBe('1400000.00');
        });
        expect(loads, 'the page was never loaded again').toBe(0);
      },
    );
  });
}
