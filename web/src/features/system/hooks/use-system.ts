import { useQuery } from '@tanstack/react-query';
import type { PayloadKey } from '~/lib/crypto';
import { systemQueries } from '../api/system.api';
import { isEnabled, type Flag } from '../model/status';

/** The site's configuration; present on every screen behind the start-up gate. */
export function useSystem() {
  return useQuery(systemQueries.status()).data;
}

export function useFlag(flag: Flag): boolean {
  return isEnabled(useSystem()?.info.whitelabel, flag);
}

/** Years of a member of this brand. */
export function useMinimumAge(): number {
  return useSystem()?.info.minimumAge ?? 18;
}

/** The brand's currency sign; the specification's default is "P". */
export function useCurrencySymbol(): string {
  return useSystem()?.info.currencySymbol ?? 'P';
}

/** The key that payloads are sealed to. */
export function usePayloadKey(): () => PayloadKey {
  const key = useSystem()?.info.payloadKey;
  return () => {
    if (!key) throw new Error('no payload key');
    return key;
  };
}

/** Deposits are open, and the site is not one on credit (specification 6). */
export function useDepositsOpen(): boolean {
  const open = useFlag('DEPOSIT3');
  const onCredit = useFlag('creditMode');
  return open && !onCredit;
}
