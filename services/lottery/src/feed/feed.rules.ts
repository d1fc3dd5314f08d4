import { createPublicKey, verify } from 'node:crypto';
import type { Result } from '#libs/lottery-engine';

const ed25519Prefix = Buffer.from('302a300506032b6570032100', 'hex');

/** Results of one game by numero, as a feed has answered. */
export type FeedResults = ReadonlyMap<string, Result>;

/** What a feed answers: JSON as text, and its Ed25519 signature in hexadecimal. */
export interface SignedAnswer {
  payload: string;
  signature: string;
}

export function isSigned({ payload, signature }: SignedAnswer, publicKey: string): boolean {
  if (typeof payload !== 'string' || !/^[0-9a-f]{128}$/.test(signature)) return false;
  const key = createPublicKey({
    key: Buffer.concat([ed25519Prefix, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(payload), key, Buffer.from(signature, 'hex'));
}

/** The results of a payload `{gameCode, results: [{numero, result}]}`; undefined if it speaks of other draws. */
export function readAnswer(
  payload: string,
  gameCode: string,
  numeros: readonly string[],
): FeedResults | undefined {
  const answer = JSON.parse(payload) as { gameCode?: unknown; results?: unknown };
  if (answer.gameCode !== gameCode || !Array.isArray(answer.results)) return undefined;
  const found = new Map<string, Result>();
  for (const { numero, result } of answer.results as { numero?: unknown; result?: unknown }[]) {
    if (typeof numero !== 'string' || !numeros.includes(numero) || !isResult(result)) return undefined;
    found.set(numero, result);
  }
  return found;
}

function isResult(result: unknown): result is Result {
  return (
    typeof result === 'object' &&
    result !== null &&
    Object.values(result).every(
      (values) => Array.isArray(values) && values.every((value) => typeof value === 'string'),
    )
  );
}
