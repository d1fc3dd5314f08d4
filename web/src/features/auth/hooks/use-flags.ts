import { useEffect, useState } from 'react';

type Flags = (countryCode: string) => string | undefined;
let loaded: Flags | null = null;

/** Addresses of the countries' flags; they load with the first list of countries that is opened. */
export function useFlags(wanted: boolean): Flags {
  const [flags, setFlags] = useState<{ of: Flags } | null>(loaded && { of: loaded });
  useEffect(() => {
    if (!wanted || flags) return;
    void import('../model/flags').then(({ flagOf }) => {
      loaded = flagOf;
      setFlags({ of: flagOf });
    });
  }, [wanted, flags]);
  return flags?.of ?? (() => undefined);
}
