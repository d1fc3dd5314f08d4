import { expect, test } from '@playwright/test';
import { PlayerClient, registrationOf } from '../../../libs/api-client/src/index.ts';
import { box, newAccount, speakAs } from '../support/login.ts';
import { Operator } from '../support/operator.ts';
import { textsOf } from '../support/texts.ts';

/** A field that the demo brand does not ask for. */
const FIELD = 'wechat';
const HIDDEN = { enabled: false, required: false, patternId: 9, minLength: 0, maxLength: 255 };

interface Problem {
  field: string;
  reason: string;
}

const { auth } = textsOf('vi');
const digits = (bounds: string) => (auth.reg_pattern_6 as string).replace('(min) - (max)', bounds);
const shown = { enabled: true, required: false, patternId: 6, minLength: 4, maxLength: 8 };

/** Each part of a rule, with a value that breaks this part alone, and one that keeps the whole rule. */
const PARTS = [
  { rule: { ...shown, required: true }, bad: '', reason: 'required', says: auth.register.required },
  { rule: shown, bad: 'abcd', reason: 'pattern', says: digits('4 - 8') },
  { rule: { ...shown, acceptedPattern: '^24' }, bad: '1357', reason: 'pattern', says: digits('4 - 8') },
  { rule: shown, bad: '246', reason: 'length', says: digits('4 - 8') },
  { rule: { ...shown, minLength: 6, maxLength: 6 }, bad: '2468246', reason: 'length', says: digits('6') },
].map((part) => ({ ...part, good: '246824'.slice(0, part.rule.maxLength) }));

/** Rules of the registration, which an operator changes; the field is hidden again at the end. */
test.describe('a rule of the registration', () => {
  let operator: Operator;
  let site: string;

  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeAll(async ({ baseURL }) => {
    site = baseURL!;
    operator = await Operator.logIn(site);
  });
  test.beforeEach(({ page }) => speakAs(page, 'vi'));
  test.afterAll(() => operator.setRule(FIELD, HIDDEN));

  /** The parts of the rule that the server finds broken; none where it opens the account. */
  async function brokenParts(value: string): Promise<string[]> {
    const api = new PlayerClient(site, newAccount(), { encrypted: true });
    const fields = registrationOf(api.account, api.password, {
      ...(value !== '' && { [FIELD]: value }),
      workProof: await api.prove('register'),
    });
    const answer = await api.call<{ fields?: Problem[] } | null>(
      ...(['PUT', '/wps/member/register', await api.credentials(fields)] as const),
    );
    if (answer.success) return [];
    const problems = answer.value?.fields;
    if (!problems) throw new Error(`the registration was refused: ${answer.code}`);
    return problems.map(({ field, reason }) => `${field} ${reason}`);
  }

  test('SPEC-3.6 each part of it holds on the page and at the server', async ({ page }) => {
    test.setTimeout(600_000);
    const input = box(page).locator(`input[name="${FIELD}"]`);
    for (const { rule, bad, reason, says, good } of PARTS)
      await test.step(`${reason}: ${JSON.stringify(rule)}`, async () => {
        await operator.setRule(FIELD, rule);
        const complaint = box(page).getByText(says, { exact: true });
        await expect(async () => {
          await page.goto('/khong-co?m=register');
          await input.fill(bad, { timeout: 3_000 });
          await input.blur();
          await expect(complaint.first()).toBeVisible({ timeout: 3_000 });
        }).toPass();
        await input.fill(good);
        await expect(complaint).toHaveCount(0);
        await expect.poll(() => brokenParts(bad)).toEqual([`${FIELD} ${reason}`]);
        expect(await brokenParts(good)).toEqual([]);
      });

    await test.step('a field that is not enabled is neither shown nor looked at', async () => {
      await operator.setRule(FIELD, { ...shown, enabled: false, required: true });
      await expect(async () => {
        await page.goto('/khong-co?m=register');
        await expect(box(page).locator('input[name="username"]')).toBeVisible();
        await expect(input).toHaveCount(0, { timeout: 3_000 });
      }).toPass();
      await expect.poll(() => brokenParts('')).toEqual([]);
      expect(await brokenParts('abcd')).toEqual([]);
    });
  });
});
