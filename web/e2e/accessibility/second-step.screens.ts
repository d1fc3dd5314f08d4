import type { Answers } from '../support/answers.ts';
import { register } from '../support/people.ts';
import { BENEATH, dialog, type Screen, type Sight } from './screen.ts';

const asked = (methods: readonly string[], additional: readonly string[] = []): Answers => ({
  '/wps/session/login': {
    refused: 'SECOND_FACTOR_REQUIRED',
    status: 401,
    value: { ticket: 'T'.repeat(43), methods, additional, expiresInSeconds: 300 },
  },
});

/** The first step, whose answer asks for the second. */
async function toSecondStep({ page, texts }: Sight): Promise<void> {
  const form = page.getByRole('form', { name: texts.auth.login.title });
  await form.locator('input[name="username"]').fill('minhtam88');
  await form.locator('input[name="password"]').fill('Hoa-Sen-2026');
  await page.getByRole('slider').press('End');
  await form.getByRole('button', { name: texts.common.login, exact: true }).click();
}
const verify = (sight: Sight) =>
  dialog(sight).getByRole('button', { name: sight.texts.auth.second.submit }).click();

/** What comes after the first form: the second step of a log-in, the welcome of a registration. */
export const secondStepScreens: readonly Screen[] = [
  {
    name: 'second step at login, by passkey',
    by: 'guest',
    path: `${BENEATH}?m=login`,
    answers: asked(['passkey', 'recovery'], ['bankAccountName']),
    act: toSecondStep,
    landmark: ({ page, texts }) => page.getByText(texts.auth.second.passkeyText),
  },
  {
    name: 'second step at login, by code, nothing typed',
    quick: true,
    by: 'guest',
    path: `${BENEATH}?m=login`,
    answers: asked(['totp', 'passkey', 'recovery']),
    act: async (sight) => {
      await toSecondStep(sight);
      await verify(sight);
    },
    landmark: ({ page, texts }) => page.getByText(texts.auth.second.needCode),
  },
  {
    name: 'second step at login, by recovery code and bank account name, nothing typed',
    by: 'guest',
    path: `${BENEATH}?m=login`,
    answers: asked(['totp', 'recovery'], ['bankAccountName']),
    act: async (sight) => {
      await toSecondStep(sight);
      await dialog(sight).getByRole('button', { name: sight.texts.auth.second.use.recovery }).click();
      await verify(sight);
    },
    landmark: ({ page, texts }) => page.getByText(texts.auth.second.needRecovery),
  },
  {
    name: 'second step at login, too late',
    by: 'guest',
    path: `${BENEATH}?m=login`,
    answers: {
      '/wps/session/login': {
        refused: 'SECOND_FACTOR_REQUIRED',
        status: 401,
        value: { ticket: 'T'.repeat(43), methods: ['totp'], additional: [], expiresInSeconds: 0 },
      },
    },
    act: toSecondStep,
    landmark: ({ page, texts }) => page.getByRole('heading', { name: texts.auth.second.ended }),
  },
  {
    name: 'registered',
    quick: true,
    by: 'guest',
    path: BENEATH,
    act: ({ page, language }) => register(page, language),
    landmark: (sight) => dialog(sight).getByText(sight.texts.auth.register.welcome),
  },
];
