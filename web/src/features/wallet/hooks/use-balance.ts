import { useQuery } from '@tanstack/react-query';
import { useSessionStore } from '~/features/session';
import { walletQueries } from '../api/wallet.api';

export function useBalance() {
  const signedIn = useSessionStore((s) => s.token !== null && s.passwordDue === null);
  return useQuery({ ...walletQueries.balance(), enabled: signedIn });
}
