import type { CustomerService } from '../site/brand/brand.configuration.js';

/** Ranks above this one have a desk of their own. */
export const lastRankOfLiveChat = 4;

/** The VIP desk above rank 4, else live chat, which also replaces a missing VIP desk. */
export function entryFor(
  rankLevel: number,
  entries: readonly CustomerService[],
): CustomerService | undefined {
  const wanted = rankLevel > lastRankOfLiveChat ? 'VIP' : 'LIVECHAT';
  return (
    entries.find(({ csType }) => csType === wanted) ?? entries.find(({ csType }) => csType === 'LIVECHAT')
  );
}
