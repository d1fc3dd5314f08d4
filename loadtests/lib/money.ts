import { call } from './http.ts';
import type { Player } from './auth.ts';

export interface Balance {
  sumBalance: string;
  currency: string;
  wallets: { vassalage: string; balance: string }[];
}

export const amountForm = /^-?\d+\.\d{2}$/;

/** Hundredths of an amount as the API writes it. */
export const minorUnits = (amount: string): number => Math.round(Number(amount) * 100);

/** What each player has, for the reconciliation at the end. */
export function balancesOf(players: Player[]): Record<string, string> {
  const balances: Record<string, string> = {};
  for (const { memberId, token } of players) {
    const { value } = call<Balance>('GET', '/wps/v2/wallets/balance', { token, name: 'reconciliation' });
    if (!value) throw new Error(`the balance of ${memberId} could not be read`);
    balances[memberId] = value.sumBalance;
  }
  return balances;
}
