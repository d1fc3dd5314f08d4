import { toMinor } from '~/lib/format';

/** From nine tenths of its limit on. */
export const isNear = (amount: string, limit: string | null): boolean =>
  limit !== null && toMinor(amount) * 10n >= toMinor(limit) * 9n;
