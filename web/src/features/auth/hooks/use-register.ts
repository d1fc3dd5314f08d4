import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionApi, useBeginSession, type RegisterTab } from '~/features/session';
import { useSystem } from '~/features/system';
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
  const key = useSystem()?.info.payloadKey;
  return useMutation({
    mutationFn: async ({ values, context, prove }: Registration) => {
      if (!key) throw new Error('no payload key');
      const proof = await prove?.();
      return sessionApi.register(tab, registerPayload(values, { ...context, proof }), key);
    },
    onSuccess: (answer) => begin(answer),
  });
}

const affiliateQuery = (code: string) =>
  queryOptions({
    queryKey: ['auth', 'affiliate', code],
    queryFn: ({ signal }) =>
      http.get<unknown>('/wps/agent/affiliate', { query: { code, domain: window.location.host }, signal }),
    staleTime: Infinity,
    retry: false,
  });

/** Whether a typed code is valid; a failed check does not block the registration. */
export function useAffiliateCheck() {
  const client = useQueryClient();
  return async (code: string): Promise<boolean> => {
    try {
      await client.fetchQuery(affiliateQuery(code));
      return true;
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
  return { accepted: code !== '' && check.isSuccess, refused: check.isError };
}
