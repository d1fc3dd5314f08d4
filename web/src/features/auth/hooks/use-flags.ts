import { useEffect, useState } from 'react';

type Flags = (countryCode: string) => string | undefined;
let loaded: Flags | null = null;

/** Addresses of the countries' flags; they load with the first list of countries that is opened. */
export function useFlags(wanted: boolean): Flags {
  const [flags, setFlags] = useState<{ of: Flags } | null>(loaded && { of: loaded });
  useEffect(() => {
    if (!wanted || flags) return;
    async function load(): Promise<void> {
      const { flagOf } = await import('../model/flags');
      loaded = flagOf;
      setFlags({ of: flagOf });
    }
    // Without them the names and digits are there.
    load().catch(() => undefined);
  }, [wanted, flags]);
  return flags?.of ?? (() => undefined);
}
