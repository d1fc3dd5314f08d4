import { createHash } from 'node:crypto';

/** Computed by a device in place of a captcha (WCAG 3.3.8), in about a second of JavaScript. */
export const workActions = ['login', 'register', 'image', 'code', 'operator', 'operator-again'] as const;
export type WorkAction = (typeof workActions)[number];

/**
 * Required leading zero bits; `image` replaces the picture after failed logins and costs four times as much; `code` precedes a text
 * message, which costs money; `operator-again` replaces `operator` after failed logins.
 */
export const workBits: Record<WorkAction, number> = {
  login: 17,
  register: 17,
  image: 19,
  code: 17,
  operator: 17,
  'operator-again': 20,
};

/** How long a challenge must be kept before its answer counts. */
export const workWaitMs: Partial<Record<WorkAction, number>> = { 'operator-again': 10_000 };

export interface WorkChallenge {
  salt: string;
  bits: number;
  action: WorkAction;
  ip: string;
  /** Epoch, ms: an earlier answer is refused. */
  from: number;
}

/** Whether SHA-256 of salt and nonce begins with that many zero bits. */
export function isWorkDone({ salt, bits }: Pick<WorkChallenge, 'salt' | 'bits'>, nonce: string): boolean {
  const digest = createHash('sha256').update(`${salt}${nonce}`).digest();
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}
