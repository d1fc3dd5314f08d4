import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { registerAt, speakFromTheFirst } from './people.ts';
import { playRound } from './slot.ts';
import { textsOf } from './texts.ts';
import type { View } from './views.ts';
import { firstGame, pageOf, passFacts, speak } from './visitors.ts';

export const sizeOf = ({ width }: View) => ({ width, height: width === 360 ? 740 : 900 });

/** The page of the seeded agent in this view. */
export async function topAgent(browser: Browser, view: View): Promise<Page> {
  const page = await pageOf(browser, 'agent');
  await page.setViewportSize(sizeOf(view));
  await speak(page, view.language.toUpperCase());
  return page;
}

/** A page of the agent centre. */
export async function openCentre(page: Page, name: string): Promise<Locator> {
  await page.goto(`/index?m=agent&p=${name}`);
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  return page.getByRole('dialog').first();
}

/** Opens a link of an agent for accounts of a kind; `note` is of this link alone. Answers with its address. */
export async function openLink(
  page: Page,
  { language }: View,
  kind: 'MEMBER' | 'AGENT',
  note: string,
): Promise<string> {
  const { agent } = textsOf(language);
  const centre = await openCentre(page, 'registerCenter');
  await centre.getByLabel(agent.team.type).selectOption(kind);
  await centre.getByLabel(agent.links.channel).fill(note);
  await centre.getByRole('button', { name: agent.links.open }).click();
  const link = centre.getByRole('listitem').filter({ hasText: note });
  await expect(link).toBeVisible();
  return `/register?affiliateCode=${await link.locator('b').innerText()}`;
}

export async function comeBy(browser: Browser, view: View, link: string) {
  const page = await (
    await browser.newContext({ reducedMotion: 'reduce', viewport: sizeOf(view) })
  ).newPage();
  await speakFromTheFirst(page, view.language);
  return { page, account: await registerAt(page, view.language, link) };
}

/** Deposits this many đồng. */
export async function deposit(page: Page, { language }: View, amount: number): Promise<void> {
  const words = textsOf(language).deposit;
  await page.goto('/index?m=member&p=deposit');
  await page.getByLabel(words.amount, { exact: true }).fill(String(amount));
  await page.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(words.statusMessage.SUCCESS).first()).toBeVisible({ timeout: 40_000 });
}

export async function depositAndPlay(page: Page, view: View, amount: number): Promise<void> {
  const { language } = view;
  await deposit(page, view, amount);
  await page.goto(await firstGame(page));
  await passFacts(page);
  await playRound(page.frameLocator('iframe'), language);
}

/** Offers an account below a contract of real-time salary at a rate in percent. */
export async function offerContract(page: Page, view: View, account: string, rate: string): Promise<void> {
  const { contract } = textsOf(view.language).agent;
  await expect(async () => {
    const centre = await openCentre(page, 'realTimeSalary');
    await centre.getByRole('button', { name: contract.offer }).click({ timeout: 5_000 });
    await centre.getByLabel(contract.party).selectOption(account, { timeout: 5_000 });
  }, 'the agent above has a contract, and the one below a place').toPass({ timeout: 90_000 });
  const centre = page.getByRole('dialog').first();
  await centre.getByLabel(contract.rate).fill(rate);
  await centre.getByRole('button', { name: contract.send }).click();
  await expect(page.getByText(contract.done)).toBeVisible();
}

/** Signs the contract that was offered. Answers with what the dialog of the signature says. */
export async function signContract(page: Page, view: View): Promise<string> {
  const { contract } = textsOf(view.language).agent;
  const centre = await openCentre(page, 'realTimeSalary');
  await centre.getByRole('button', { name: contract.action.SIGN }).click();
  const asked = page.getByRole('alertdialog');
  const button = asked.getByRole('button', { name: contract.action.SIGN });
  await expect(button).toBeEnabled();
  const text = await asked.innerText();
  await button.click();
  await expect(page.getByText(contract.done)).toBeVisible();
  return text;
}
