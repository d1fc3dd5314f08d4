import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '~/features/wallet';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { toast } from '~/ui/toast';
import { cancelTickets, everyDraw, type Order, type Ticket } from '../api/lottery.api';
import { describeLine } from '../model/slip';
import { TICKET_TONES } from '../model/ticket-tones';

interface TicketRowProps {
  order: Order;
  ticket: Ticket;
  onDraw: () => void;
  onOpen: () => void;
  /** Absent for tickets of another game. */
  onRepeat: (() => void) | undefined;
}

/** A ticket of one draw, with what can be done about it. */
function TicketRow({ order, ticket, onDraw, onOpen, onRepeat }: TicketRowProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      await cancelTickets([ticket.id]);
      toast(t('cancelled'), 'win');
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'loss');
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: everyDraw.queryKey });
    }
  }
  return (
    <li className="grid gap-1.5 border-b border-hairline py-3 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="num font-semibold">
          {order.gameId} · {t('draw', { numero: ticket.numero })}
        </b>
        <Tag tone={TICKET_TONES[ticket.state] ?? 'plain'}>{t(`state.${ticket.state}`)}</Tag>
      </div>
      <p className="num line-clamp-2 text-13 break-all text-muted">
        {order.contents.map((line) => describeLine(order.gameId, line, language)).join(' · ')}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-13">
        <span className="text-muted">{formatDateTime(order.placedAt, language)}</span>
        <span className="flex gap-3">
          <Amount value={ticket.stake} short />
          {ticket.payout !== '0.00' && (
            <b className="text-win">
              +<Amount value={ticket.payout} short />
            </b>
          )}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={onOpen}>
          {t('details')}
        </Button>
        <Button size="s" onClick={onDraw}>
          {t('proof')}
        </Button>
        {onRepeat && (
          <Button size="s" onClick={onRepeat}>
            {t('repeat')}
          </Button>
        )}
        {ticket.state === 'OPEN' && (
          <Button size="s" tone="text" busy={busy} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </li>
  );
}

interface TicketListProps {
  gameId: string;
  orders: readonly Order[];
  onDraw: (gameId: string, numero: string) => void;
  onOpen: (orderNumber: string) => void;
  onRepeat: (order: Order) => void;
}

/** Tickets as the API lists them; those of the game of the page can be repeated. */
export function TicketList({ gameId, orders, onDraw, onOpen, onRepeat }: TicketListProps) {
  return (
    <ul>
      {orders.flatMap((order) =>
        order.tickets.map((ticket) => (
          <TicketRow
            key={ticket.id}
            order={order}
            ticket={ticket}
            onDraw={() => onDraw(order.gameId, ticket.numero)}
            onOpen={() => onOpen(order.orderNumber)}
            onRepeat={order.gameId === gameId ? () => onRepeat(order) : undefined}
          />
        )),
      )}
    </ul>
  );
}
