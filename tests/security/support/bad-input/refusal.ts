import type { Case } from './cases.js';

const codeForm = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

interface Body {
  success?: unknown;
  status?: unknown;
  code?: unknown;
  message?: unknown;
  requestId?: unknown;
}

/** Undefined where the answer is a refusal as it must be; else what is wrong with it. */
export async function faultOf(
  answer: Response,
  { expected }: Pick<Case, 'expected'>,
): Promise<string | undefined> {
  const text = await answer.text();
  const body = parsed(text);
  const given = `${answer.status} ${text.slice(0, 200)}`;
  // The provider protocol says its business refusals in an answer of its own form.
  const ofProtocol = body.status === 'REFUSED';
  if (answer.status >= 500 || (answer.status < 400 && !(ofProtocol && answer.status === 200)))
    return `not refused: ${given}`;
  if (typeof body.code !== 'string' || !codeForm.test(body.code)) return `no code: ${given}`;
  if (
    !ofProtocol &&
    (body.success !== false || typeof body.message !== 'string' || typeof body.requestId !== 'string')
  )
    return `no envelope: ${given}`;
  if (expected && (answer.status !== expected[0] || body.code !== expected[1]))
    return `not ${expected.join(' ')}: ${given}`;
  return undefined;
}

function parsed(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}
