import { queryOptions } from '@tanstack/react-query';
import type { Schema } from '~/lib/api/types';
import { http } from '~/lib/http';
import { MINUTE } from '~/lib/query';

export type Invitation = Schema<'AgentContracts.InvitationResponse'>;

export const agentQueries = {
  invitation: () =>
    queryOptions({
      queryKey: ['agent', 'invitation'],
      queryFn: ({ signal }) => http.get('/wps/v2/agent/invitation', { signal }),
      staleTime: MINUTE,
    }),
};

/** Address of the registration with the referral code. */
export function invitationLink(code: string, origin: string): string {
  return `${origin}/register?${new URLSearchParams({ affiliateCode: code }).toString()}`;
}
