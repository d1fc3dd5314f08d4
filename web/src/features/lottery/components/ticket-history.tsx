import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '~/ui/chip';
import { QueryView } from '~/ui/query-view';
import { ShowMore } from '~/ui/show-more';
import { drawQueries, ticketStates, type Order, type TicketFilter } from '../api/lottery.api';
import { TicketList } from './ticket-row';

const FILTERS = ['ALL', ...ticketStates] as const;

interface TicketHistoryProps {
  gameId: string;
  onDraw: (gameId: string, numero: string) => void;
  onOpen: (orderNumber: string) => void;
  onRepeat: (order: Order) => void;
}

/** Every ticket of the player, newest first, by state. */
export function TicketHistory(props: TicketHistoryProps) {
  const { t } = useTranslation('lottery');
  const [state, setState] = useState<TicketFilter>('ALL');
  const history = useInfiniteQuery(drawQueries.history(state));
  return (
    <div className="grid gap-2">
      <div
        role="group"
        aria-label={t('byState')}
        className="no-scrollbar -mx-4 flex gap-1.5 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {FILTERS.map((filter) => (
          <Chip key={filter} pressed={filter === state} onClick={() => setState(filter)}>
            {filter === 'ALL' ? t('part.ALL') : t(`state.${filter}`)}
          </Chip>
        ))}
      </div>
      <QueryView
        query={history}
        inline
        isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
        empty={<p className="text-muted">{t('noneOfState')}</p>}
      >
        {({ pages }) => <TicketList {...props} orders={pages.flatMap(({ list }) => list)} />}
      </QueryView>
      {history.hasNextPage && (
        <ShowMore
          busy={history.isFetchingNextPage}
          failed={history.isFetchNextPageError}
          onMore={() => void history.fetchNextPage()}
        />
      )}
    </div>
  );
}
