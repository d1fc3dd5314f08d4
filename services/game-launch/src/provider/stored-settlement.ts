import type { StoredSettlement } from '../round/round.rules.js';
import type { SettlementRequest } from './dto/provider.request.js';

/** What a provider says of a result, without the fields that it leaves out. */
export function storedSettlement(settlement: SettlementRequest): StoredSettlement {
  return Object.fromEntries(Object.entries(settlement).filter(([, fact]) => fact !== undefined));
}
