import type { Balance } from '~/features/wallet';

export type Part = 'available' | 'held' | 'bonus' | 'withdrawable' | 'owed';
export type Parts = Pick<Balance, Part | 'turnoverLeft'>;

const NOTHING = '0.00';

/** What a member is shown beside the part that leads: held, bonus money and a debt where there are any, the others where they differ. */
export function partsBeside(lead: 'available' | 'withdrawable', parts: Parts): Part[] {
  const { available, held, bonus, withdrawable, owed } = parts;
  const isShown: Record<Part, boolean> = {
    available: lead !== 'available',
    withdrawable: lead !== 'withdrawable' && withdrawable !== available,
    bonus: bonus !== NOTHING,
    held: held !== NOTHING,
    owed: owed !== NOTHING,
  };
  return (Object.keys(isShown) as Part[]).filter((part) => isShown[part]);
}
