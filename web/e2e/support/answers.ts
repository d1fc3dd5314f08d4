import type { CDPSession, Page } from '@playwright/test';

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

const FAILED = { success: false, code: 'REFUSED', requestId: '7f3a2291-0b6e-4c6f-9f0e-5a1c2d3e4f50' };

/** As the browser tells of a call it holds for us. */
interface Held {
  requestId: string;
  request: { url: string };
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
}

/**
 * Every call the page makes, by the beginning of its path; where two begin it, the one named last. Only these calls are
 * held by the browser: Playwright's own routes see every request, and take the cache of the page's scripts away with it.
 * Answers with the end of it.
 */
export async function answerWith(page: Page, answers: Answers): Promise<() => Promise<void>> {
  const all = Object.entries(answers).toReversed();
  if (all.length === 0) return async () => undefined;
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', (held: Held) => {
    const { pathname } = new URL(held.request.url);
    const answer = all.find(([path]) => pathname.startsWith(path))?.[1];
    // A page that was left waits for nothing any more.
    reply(session, held, answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: all.map(([path, answer]) => ({
      urlPattern: `*://*${path}*`,
      requestStage: typeof answer === 'function' ? ('Response' as const) : ('Request' as const),
    })),
  });
  return () => session.detach();
}

async function reply(session: CDPSession, held: Held, answer: Answer | undefined): Promise<void> {
  const { requestId, responseStatusCode } = held;
  if (answer === 'held') return;
  if (answer === 'lost') {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
  } else if (answer === undefined || (typeof answer === 'function' && responseStatusCode === undefined)) {
    await session.send('Fetch.continueRequest', { requestId });
  } else if (typeof answer === 'function') {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const whole = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()) as {
      value: never;
    };
    await fulfil(session, requestId, responseStatusCode!, { ...whole, value: answer(whole.value) });
  } else if (answer === 'failed') {
    await fulfil(session, requestId, 400, FAILED);
  } else if ('refused' in answer) {
    const { refused: code, status, ...rest } = answer;
    await fulfil(session, requestId, status, { success: false, code, ...rest });
  } else {
    await fulfil(session, requestId, 200, { success: true, ...answer });
  }
}

async function fulfil(session: CDPSession, requestId: string, responseCode: number, json: object) {
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body: Buffer.from(JSON.stringify(json)).toString('base64'),
  });
}
