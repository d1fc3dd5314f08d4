import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { sessionApi, useBeginSession } from '~/features/session';
import { systemQueries, useSystem } from '~/features/system';
import { http } from '~/lib/http';
import { registerPayload, type RegisterContext, type RegisterValues } from '../model/register-payload';

export function useRegister() {
  const begin = useBeginSession();
  const key = useSystem()?.info.payloadKey;
  return useMutation({
    mutationFn: ({ values, context }: { values: RegisterValues; context: RegisterContext }) => {
      if (!key) throw new Error('no payload key');
      return sessionApi.register(registerPayload(values, context), key);
    },
    onSuccess: (answer) => begin(answer),
  });
}

const affiliateQuery = (code: string) =>
  queryOptions({
    queryKey: ['auth', 'affiliate', code],
    queryFn: ({ signal }) =>
      http.get<unknown>('/wps/agent/affiliate', { query: { code, domain: window.location.host }, signal }),
    enabled: code !== '',
    staleTime: Infinity,
    retry: false,
  });

/** An affiliate code in the address: its field is hidden once the server knows it (specification 4.7). */
export function useAffiliateCode(code: string) {
  const check = useQuery(affiliateQuery(code));
  return { accepted: code !== '' && check.isSuccess, refused: check.isError };
}

/** Dialing codes, the visitor's own country first. */
export function useDialingCodes() {
  const { data: countries = [] } = useQuery(systemQueries.countries());
  const here = useSystem()?.location.country?.toUpperCase();
  const own = countries.find((c) => c.countryCode === here) ?? countries.find((c) => c.countryCode === 'VN');
  return { countries, own: own ?? countries[0] };
}
