import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '~/features/session';
import { Chip } from '~/ui/chip';
import { LazyBoundary, lazyPage } from '~/ui/lazy-page';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import { drawQueries, type Order } from '../api/lottery.api';
import { TicketList } from './ticket-row';

const TicketDialog = lazyPage(() => import('./ticket-dialog').then((m) => m.TicketDialog), 'lottery');
const TicketHistory = lazyPage(() => import('./ticket-history').then((m) => m.TicketHistory), 'lottery');

interface TicketsProps {
  gameId: string;
  onDraw: (gameId: string, numero: string) => void;
  onRepeat: (order: Order) => void;
}

/** The player's tickets, of today or all; those that are open can be cancelled, those of this game repeated. */
export function Tickets({ gameId, onDraw, onRepeat }: TicketsProps) {
  const { t } = useTranslation('lottery');
  const access = useAccess();
  const today = useQuery({ ...drawQueries.today(), enabled: access !== 'guest' });
  const [showsAll, setShowsAll] = useState(false);
  const [opened, setOpened] = useState<string>();
  if (access === 'guest') return null;
  const list = { gameId, onDraw, onRepeat, onOpen: setOpened };
  return (
    <section className="surface grid gap-2 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-18">{t(showsAll ? 'allTickets' : 'tickets')}</h2>
        <Chip pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {t('allTickets')}
        </Chip>
      </div>
      {showsAll ? (
        <LazyBoundary fallback={<Skeleton className="h-40" />}>
          <TicketHistory {...list} />
        </LazyBoundary>
      ) : (
        <QueryView
          query={today}
          inline
          isEmpty={({ list: orders }) => orders.length === 0}
          empty={<p className="text-muted">{t('noTickets')}</p>}
        >
          {({ list: orders }) => <TicketList {...list} orders={orders} />}
        </QueryView>
      )}
      {opened && (
        <TicketDialog
          orderNumber={opened}
          onDraw={(id, numero) => {
            setOpened(undefined);
            onDraw(id, numero);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
