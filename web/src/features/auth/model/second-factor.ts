import { ApiError } from '~/lib/http';

export type FactorMethod = 'totp' | 'recovery' | 'passkey';

/** Content of SECOND_FACTOR_REQUIRED: the ticket for the next call and the fields it requires. */
export interface SecondFactorDemand {
  ticket: string;
  methods: readonly FactorMethod[];
  additional: readonly string[];
  expiresInSeconds: number;
}

/** The log-in so far, until its second step. */
export interface SecondStep {
  demand: SecondFactorDemand;
  username: string;
  remember: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export function secondFactorDemand(error: unknown): SecondFactorDemand | null {
  if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_REQUIRED') return null;
  const { ticket, methods, additional, expiresInSeconds } = (error.value ?? {}) as Record<string, unknown>;
  if (!isText(ticket) || !Array.isArray(methods)) return null;
  return {
    ticket,
    methods: methods as FactorMethod[],
    additional: Array.isArray(additional) ? additional.filter(isText) : [],
    expiresInSeconds: typeof expiresInSeconds === 'number' ? expiresInSeconds : 300,
  };
}

export const hasEnded = (error: unknown) => error instanceof ApiError && error.code === 'SECOND_FACTOR_ENDED';

/** Apps show "123 456": what is no digit is left out. */
export const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 6);

/** The way that asks least of the member comes first; the others stay a button away. */
export const preferredMethod = (methods: readonly FactorMethod[]): FactorMethod =>
  (['totp', 'passkey', 'recovery'] as const).find((method) => methods.includes(method)) ?? 'recovery';

/** The browser, not the server, ended it: cancelled, too late, or no such key here. */
export function isPasskeyCancelled(error: unknown): boolean {
  const { name, cause } = (error ?? {}) as { name?: string; cause?: { name?: string } };
  return [name, cause?.name].some((one) => one === 'NotAllowedError' || one === 'AbortError');
}
