import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BetRecordPage } from '~/features/bet-record/components/bet-record-page';
import { gameQueries } from '~/features/games';

/** The bet history, with the names of the vendors. */
export function MemberRecords() {
  const { data: menus } = useQuery(gameQueries.menus());
  const vendors = useMemo(() => {
    const names = new Map(menus?.flatMap((m) => m.vendors.map((v) => [v.vassalage, v.displayName] as const)));
    return [...names].map(([code, name]) => ({ code, name }));
  }, [menus]);
  return <BetRecordPage vendors={vendors} />;
}
