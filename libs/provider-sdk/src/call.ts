import { callSignatureHeader, isAnswerTo, newRequestId, signCall, type ProviderKeys } from './signature.ts';

export interface CallRequest {
  url: URL;
  body: string;
  headers: Record<string, string>;
}

export interface CallAnswer {
  status: number;
  signature: string | undefined;
  text: string;
}

/** Sends a POST and reads the whole answer; throws where there is none in time. */
export type Send = (request: CallRequest) => Promise<CallAnswer>;

/** `unknown`: the other side may or may not have done it; the same call must be repeated. */
export type CallResult =
  { kind: 'answered'; value: Record<string, unknown> } | { kind: 'unknown'; reason: string };

/** `rejected`: the other side has not done it and never will; the call must be corrected, not repeated. */
export type SignedResult = CallResult | { kind: 'rejected'; status: number; code: string };

/** Of the client errors these pass by themselves. */
const passing = [408, 425, 429];

/** One signed call. Only an answer that is signed for this very call counts as one. */
export async function signedCall(
  send: Send,
  { url, message, keys, now }: { url: URL; message: object; keys: ProviderKeys; now: () => Date },
): Promise<SignedResult> {
  const body = JSON.stringify(message);
  const path = `${url.pathname}${url.search}`;
  try {
    const call = signCall(keys, { method: 'POST', path, body }, newRequestId(), now());
    const headers = { 'content-type': 'application/json', [callSignatureHeader]: call.header };
    const { status, signature, text } = await send({ url, body, headers });
    const isFinal = status >= 400 && status < 500 && !passing.includes(status);
    if (status !== 200 && !isFinal) return unknown(`status ${status}`);
    // An error without a signature may come from a proxy that never passed the call on, or passed it on twice.
    if (!isAnswerTo(call, keys, signature, { status, body: text }, now()))
      return unknown(status === 200 ? 'unsigned answer' : `status ${status}`);
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unknown('invalid answer');
    const answer = value as Record<string, unknown>;
    if (status === 200) return { kind: 'answered', value: answer };
    const { code } = answer;
    return { kind: 'rejected', status, code: typeof code === 'string' ? code : 'REJECTED' };
  } catch (error) {
    return unknown(error instanceof Error ? error.message : 'no answer');
  }
}

const unknown = (reason: string): CallResult => ({ kind: 'unknown', reason });
