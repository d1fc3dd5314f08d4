import type { Page, Route } from '@playwright/test';

/**
 * What a call is answered with in place of the platform's own answer: `held` never comes, `lost` breaks the line,
 * `failed` is a refusal that is not tried again, `refused` one with a code of its own, a function changes the true answer, anything else is the answer itself.
 */
export type Answer =
  | 'held'
  | 'lost'
  | 'failed'
  | { refused: string; status: number; message?: string; value?: unknown }
  | { value: unknown }
  | ((value: never) => unknown);
export type Answers = Readonly<Record<string, Answer>>;

/** Every call the pages make, by the beginning of its path. */
export async function answerWith(page: Page, answers: Answers): Promise<void> {
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(
      (url) => url.pathname.startsWith(path),
      (route) => reply(route, answer),
    );
  }
}

async function reply(route: Route, answer: Answer): Promise<void> {
  if (answer === 'held') return;
  if (answer === 'lost') return route.abort();
  if (answer === 'failed') {
    const json = { success: false, code: 'REFUSED', requestId: '7f3a2291-0b6e-4c6f-9f0e-5a1c2d3e4f50' };
    return route.fulfill({ status: 400, json });
  }
  if (typeof answer === 'object' && 'refused' in answer) {
    const { refused: code, status, ...rest } = answer;
    return route.fulfill({ status, json: { success: false, code, ...rest } });
  }
  if (typeof answer !== 'function') return route.fulfill({ json: { success: true, ...answer } });
  const response = await route.fetch();
  const body = (await response.json()) as { value: never };
  return route.fulfill({ response, json: { ...body, value: answer(body.value) } });
}
