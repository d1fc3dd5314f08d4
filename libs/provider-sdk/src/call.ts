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

/** One signed call. Only an answer with status 200 that is signed for this very call counts as one. */
export async function signedCall(
  send: Send,
  { url, message, keys, now }: { url: URL; message: object; keys: ProviderKeys; now: () => Date },
): Promise<CallResult> {
  const body = JSON.stringify(message);
  const path = `${url.pathname}${url.search}`;
  try {
    const call = signCall(keys, { method: 'POST', path, body }, newRequestId(), now());
    const headers = { 'content-type': 'application/json', [callSignatureHeader]: call.header };
    const { status, signature, text } = await send({ url, body, headers });
    if (status !== 200) return unknown(`status ${status}`);
    if (!isAnswerTo(call, keys, signature, { status, body: text }, now())) return unknown('unsigned answer');
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unknown('invalid answer');
    return { kind: 'answered', value: value as Record<string, unknown> };
  } catch (error) {
    return unknown(error instanceof Error ? error.message : 'no answer');
  }
}

const unknown = (reason: string): CallResult => ({ kind: 'unknown', reason });
