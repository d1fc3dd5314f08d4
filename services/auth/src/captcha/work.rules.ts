import { createHash } from 'node:crypto';

/** What a device computes instead of a person solving a puzzle (WCAG 3.3.8): about a second, whoever asks. */
export const workActions = ['login', 'register', 'image'] as const;
export type WorkAction = (typeof workActions)[number];

/** Leading zero bits asked for; `image` stands in for the picture that is due after failures, and costs four times as much. */
export const workBits: Record<WorkAction, number> = { login: 17, register: 17, image: 19 };

export interface WorkChallenge {
  salt: string;
  bits: number;
  action: WorkAction;
  ip: string;
}

/** SHA-256 of salt and nonce begins with so many zero bits. */
export function isWorkDone({ salt, bits }: Pick<WorkChallenge, 'salt' | 'bits'>, nonce: string): boolean {
  const digest = createHash('sha256').update(`${salt}${nonce}`).digest();
  return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}
