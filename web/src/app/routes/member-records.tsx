import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { BetRecordPage } from '~/features/bet-record/components/bet-record-page';
import { gameQueries } from '~/features/games';
import { lazyPage } from '~/ui/lazy-page';

const TicketViewer = lazyPage(
  () => import('~/features/lottery/components/ticket-viewer').then((m) => m.TicketViewer),
  'lottery',
);

/** The bet history, with the names of the vendors and the tickets of lotteries. */
export function MemberRecords() {
  const { data: menus } = useQuery(gameQueries.menus());
  const vendors = useMemo(() => {
    const names = new Map(menus?.flatMap((m) => m.vendors.map((v) => [v.vassalage, v.displayName] as const)));
    return [...names].map(([code, name]) => ({ code, name }));
  }, [menus]);
  const [ticket, setTicket] = useState<string>();
  return (
    <>
      <BetRecordPage vendors={vendors} onTicket={setTicket} />
      {ticket && <TicketViewer orderNumber={ticket} onClose={() => setTicket(undefined)} />}
    </>
  );
}
