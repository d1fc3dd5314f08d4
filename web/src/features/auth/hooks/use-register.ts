import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionApi, useBeginSession, type RegisterTab } from '~/features/session';
import { usePayloadKey } from '~/features/system';
import { ApiError, http } from '~/lib/http';
import type { CodeProof } from '../model/code-proof';
import { registerPayload, type RegisterContext, type RegisterValues } from '../model/register-payload';

interface Registration {
  values: RegisterValues;
  context: Omit<RegisterContext, 'proof'>;
  /** What proves the number, where that is asked for. */
  prove?: (() => Promise<CodeProof>) | undefined;
}

export function useRegister(tab: RegisterTab) {
  const begin = useBeginSession();
  const key = usePayloadKey();
  return useMutation({
    mutationFn: async ({ values, context, prove }: Registration) => {
      const proof = await prove?.();
      return sessionApi.register(tab, registerPayload(values, { ...context, proof }), key());
    },
    onSuccess: async ({ token, ...answer }) => {
      if (token) await begin({ ...answer, token });
    },
  });
}

const affiliateQuery = (code: string) =>
  queryOptions({
    queryKey: ['auth', 'affiliate', code],
    queryFn: ({ signal }) =>
      http.get('/wps/agent/affiliate', { query: { code, domain: window.location.host }, signal }),
    staleTime: Infinity,
    retry: false,
  });

/** Whether a typed code is valid; a failed check does not block the registration. */
export function useAffiliateCheck() {
  const client = useQueryClient();
  return async (code: string): Promise<boolean> => {
    try {
      return (await client.fetchQuery(affiliateQuery(code))).accepted;
    } catch (error) {
      return !(
        error instanceof ApiError &&
        error.status >= 400 &&
        error.status < 500 &&
        error.status !== 429
      );
    }
  };
}

/** An affiliate code in the address: its field is hidden once the server knows it (specification 4.7). */
export function useAffiliateCode(code: string) {
  const check = useQuery({ ...affiliateQuery(code), enabled: code !== '' });
  return { accepted: code !== '' && check.data?.accepted === true, refused: check.isError };
}
