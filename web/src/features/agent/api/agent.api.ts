import { queryOptions } from '@tanstack/react-query';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export interface Invitation {
  /** null before the agent has one, or where it is switched off. */
  code: string | null;
  /** Whom the agent has brought himself. */
  direct: number;
  /** These, and all below them. */
  team: number;
}

export const agentQueries = {
  invitation: () =>
    queryOptions({
      queryKey: ['agent', 'invitation'],
      queryFn: ({ signal }) => http.get<Invitation>('/wps/v2/agent/invitation', { signal }),
      staleTime: MINUTE,
    }),
};

/** Address of the registration with the referral code. */
export function invitationLink(code: string, origin: string): string {
  return `${origin}/register?${new URLSearchParams({ affiliateCode: code }).toString()}`;
}
