import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { systemQueries, useSystem, type Country } from '~/features/system';

/**
 * The country of a number: the one chosen, else that of a given dialing code, else the visitor's own
 * (specification 2.7).
 */
export function useCountry(initialDialingCode?: string) {
  const { data: countries = [] } = useQuery(systemQueries.countries());
  const here = useSystem()?.location.country?.toUpperCase();
  const [chosen, choose] = useState<string>();
  const by = (code: string | undefined) => countries.find((c) => c.countryCode === code);
  const ofCode = initialDialingCode
    ? countries.filter((c) => c.countryDialingCode === initialDialingCode)
    : [];
  const given = ofCode.find((c) => c.countryCode === here) ?? ofCode[0];
  const country: Country | undefined = by(chosen) ?? given ?? by(here) ?? by('VN') ?? countries[0];
  return { countries, country, choose };
}

export type CountryChoice = ReturnType<typeof useCountry>;
