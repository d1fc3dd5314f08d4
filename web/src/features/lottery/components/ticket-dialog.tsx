import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '~/features/wallet';
import { formatDateTime, toMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { Modal, ModalHeader } from '~/ui/modal';
import { QueryView } from '~/ui/query-view';
import { toast } from '~/ui/toast';
import { optionText } from '#libs/lottery-engine/browser';
import { cancelTickets, drawQueries, everyDraw, type Order } from '../api/lottery.api';
import { useFigures } from '../hooks/use-figures';
import { useMoney } from '../hooks/use-money';
import { inMilli, paidTiers } from '../model/odds';
import { describeLine, playsOfGame } from '../model/slip';
import { TICKET_TONES } from '../model/ticket-tones';
import { tierLabel } from '../model/tier-label';

interface TicketDialogProps {
  orderNumber: string;
  onDraw: (gameId: string, numero: string) => void;
  onClose: () => void;
}

/** A slip as it was accepted, and what became of it in each of its draws. */
export function TicketDialog({ orderNumber, onDraw, onClose }: TicketDialogProps) {
  const { t } = useTranslation('lottery');
  const order = useQuery(drawQueries.order(orderNumber));
  return (
    <Modal open onClose={onClose} size="dialog" label={t('ticket', { number: orderNumber })}>
      <ModalHeader title={t('ticket', { number: orderNumber })} />
      <div className="grid gap-4 overflow-y-auto p-5">
        <QueryView query={order}>{(data) => <Details order={data} onDraw={onDraw} />}</QueryView>
      </div>
    </Modal>
  );
}

function Details({ order, onDraw }: { order: Order; onDraw: TicketDialogProps['onDraw'] }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const money = useMoney();
  return (
    <div className="grid gap-4">
      <p className="num text-13 text-muted">
        {order.gameId} · {formatDateTime(order.placedAt, language)}
        {order.winStop && ` · ${t('stop')}`}
      </p>
      <ul className="grid gap-2">
        {order.contents.map((line, at) => (
          <li key={at} className="grid gap-0.5 border-b border-hairline pb-2 last:border-0">
            <b className="num font-semibold break-all">{describeLine(order.gameId, line, language)}</b>
            <span className="num text-13 text-muted">
              {t('linesAt', { n: line.lines, price: money(toMinor(line.linePrice)) })}
            </span>
            <Paid gameId={order.gameId} line={line} />
            {line.series !== null && (
              <span className="num text-13 text-muted">{t('series', { series: line.series })}</span>
            )}
          </li>
        ))}
      </ul>
      <ul className="grid gap-1">
        {order.tickets.map((ticket) => (
          <li key={ticket.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button
              tone="text"
              size="s"
              className="num mr-auto"
              onClick={() => onDraw(order.gameId, ticket.numero)}
            >
              {t('draw', { numero: ticket.numero })} ×{ticket.multiple}
            </Button>
            <Amount value={ticket.stake} short />
            {ticket.payout !== '0.00' && (
              <b className="text-win">
                +<Amount value={ticket.payout} short />
              </b>
            )}
            <Tag tone={TICKET_TONES[ticket.state] ?? 'plain'}>{t(`state.${ticket.state}`)}</Tag>
            {ticket.commitment && (
              <span className="w-full text-13 text-muted">
                {t('promised')} <span className="num break-all">{ticket.commitment}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <GiveUp order={order} />
    </div>
  );
}

/** What a line pays by the odds that it was accepted at: each tier or chosen side in words. */
function Paid({ gameId, line }: { gameId: string; line: Order['contents'][number] }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage() === 'vi' ? 'vi' : 'en';
  const figures = useFigures();
  const [play] = playsOfGame(gameId, [line.playId]);
  const odds = inMilli(line.odds);
  const paid = play
    ? paidTiers(play, line.bettingContent, odds)
    : Object.entries(odds).map(([code, milli]) => ({ code, odds: milli }));
  const nameOf = (code: string): string => {
    if (!play) return '';
    return play.rule.kind === 'options' ? optionText(code, language) : tierLabel(t, play, code);
  };
  return (
    <ul className="num grid gap-x-4 text-13 text-gold sm:grid-cols-2">
      {paid.map(({ code, odds: milli }) => {
        const name = nameOf(code);
        return (
          <li key={code}>
            {name !== '' && <span className="text-muted">{name}: </span>}
            {t('oneWins', { odds: figures.odds(milli) })}
          </li>
        );
      })}
    </ul>
  );
}

/** Ends a chase: every draw of it that is still open. */
function GiveUp({ order }: { order: Order }) {
  const { t } = useTranslation('lottery');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const open = order.tickets.filter(({ state }) => state === 'OPEN').map(({ id }) => id);
  if (order.tickets.length < 2 || open.length === 0) return null;
  async function giveUp(): Promise<void> {
    setBusy(true);
    try {
      await cancelTickets(open);
      toast(t('gaveUp'), 'win');
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'loss');
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: everyDraw.queryKey });
    }
  }
  return (
    <Button block busy={busy} onClick={() => void giveUp()}>
      {t('giveUp', { n: open.length })}
    </Button>
  );
}
