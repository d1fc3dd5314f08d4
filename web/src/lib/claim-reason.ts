/** What a contract of an agent is paid for, as the reason of its claims names it. */
const CONTRACT = /^Contract (DIVIDEND|DAILY|HOURLY) (\S+)$/;

export interface ContractOfClaim {
  type: 'DIVIDEND' | 'DAILY' | 'HOURLY';
  period: string;
}

/** The contract and the period that a claim comes from; null where its reason says something else. */
export function contractOfClaim(reason: string): ContractOfClaim | null {
  const [, type, period] = CONTRACT.exec(reason) ?? [];
  return type && period ? { type: type as ContractOfClaim['type'], period } : null;
}
