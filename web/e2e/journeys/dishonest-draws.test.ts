import { expect, test, type Page } from '@playwright/test';
import { answerWith, type Answers } from '../support/answers.ts';
import { textsOf } from '../support/texts.ts';
import { pageOf } from '../support/visitors.ts';

interface Detail {
  result: { winningNumber: Record<string, string[]> };
  proof: { commitment: string; randomness: string };
}
interface Today {
  list: { tickets: { commitment: string | null }[] }[];
}

/** A draw a minute, and some seconds until it is settled. */
const ONE_DRAW = 120_000;
const { lottery } = textsOf('vi');
const DRAW = '/lgw/draw/HN60/numeros/';
const other = '5e'.repeat(32);
const nextDigit = (value: string) => value.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

/** Changes the answer of a draw; what else is read under its path stays as it is. */
const ofDraw = (change: (draw: Detail) => object) => (answer: Detail | { result?: undefined }) =>
  answer.result ? change(answer) : answer;

const houses: readonly [title: string, answers: Answers, broken: (keyof typeof lottery.check)[]][] = [
  [
    'draws by a random number of its own',
    { [DRAW]: ofDraw((draw) => ({ ...draw, proof: { ...draw.proof, randomness: other } })) },
    ['beacon', 'result'],
  ],
  [
    'changes the result',
    {
      [DRAW]: ofDraw(({ result, ...draw }) => {
        const changed = Object.entries(result.winningNumber).map(([slot, values]) => [
          slot,
          values.map(nextDigit),
        ]);
        return { ...draw, result: { ...result, winningNumber: Object.fromEntries(changed) as object } };
      }),
    },
    ['result'],
  ],
  [
    'changes the commitment',
    { [DRAW]: ofDraw((draw) => ({ ...draw, proof: { ...draw.proof, commitment: other } })) },
    ['seed', 'chain', 'follows', 'ticket'],
  ],
  [
    'changes the ticket',
    {
      '/lgw/orders/today': ({ list, ...today }: Today) => ({
        ...today,
        list: list.map(({ tickets, ...order }) => ({
          ...order,
          tickets: tickets.map((ticket) => ({ ...ticket, commitment: other })),
        })),
      }),
    },
    ['ticket'],
  ],
];

async function openProof(page: Page) {
  await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: lottery.tickets }) })
    .getByRole('listitem')
    .filter({ hasText: lottery.state.WON })
    .getByRole('button', { name: lottery.proof })
    .click();
  const proof = page.getByRole('dialog');
  const verify = proof.getByRole('button', { name: lottery.verify });
  await expect(verify).toBeEnabled();
  // The page verifies by itself: no answer reaches it any more.
  await page.context().setOffline(true);
  await verify.click();
  return proof;
}

test('REG-G16 the verification of a draw finds out a house that changes it, with the platform out of reach', async ({
  browser,
}) => {
  test.slow();
  const page = await pageOf(browser, 'trial');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/elott?gameCode=HN60&playType=DUOI');
  await page.getByLabel(lottery.typed).fill('0,1,2,3,4,5,6,7,8,9');
  await page.getByRole('button', { name: lottery.addTyped, exact: true }).click();
  await page.getByRole('button', { name: lottery.confirm }).click();
  await expect(page.getByText(lottery.state.WON, { exact: true }).first()).toBeVisible({ timeout: ONE_DRAW });

  const honest = await openProof(page);
  await expect(honest.getByText(lottery.verified)).toBeVisible();
  for (const [title, answers, broken] of houses)
    await test.step(`that ${title}`, async () => {
      await page.context().setOffline(false);
      const end = await answerWith(page, answers);
      await page.reload();
      const proof = await openProof(page);
      await expect(proof.getByText(lottery.differs)).toBeVisible();
      const failing = proof.getByRole('listitem').filter({ hasText: lottery.fails });
      await expect(failing).toHaveText(broken.map((check) => new RegExp(`^${lottery.check[check]}`)));
      await end();
    });
  await page.context().close();
});
