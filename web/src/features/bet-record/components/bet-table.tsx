import { useTranslation } from 'react-i18next';
import { GameArt } from '~/art/game-art';
import { Amount } from '~/features/wallet';
import { formatDateTime, toMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { Tag, type TagTone } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn, type PageQuery } from '~/ui/data-table/lazy';
import type { BetRecord } from '../api/bet-record.api';

type Outcome = 'open' | 'cancelled' | 'won' | 'lost' | 'even';

function outcomeOf(bet: BetRecord): Outcome {
  if (bet.status === 'VOID') return 'cancelled';
  if (bet.status === 'OPEN') return 'open';
  const profit = toMinor(bet.profit);
  return profit > 0n ? 'won' : profit < 0n ? 'lost' : 'even';
}

const TONE: Record<Outcome, TagTone> = {
  open: 'info',
  cancelled: 'plain',
  won: 'win',
  lost: 'loss',
  even: 'plain',
};

function Profit({ value, dull = false }: { value: string; dull?: boolean }) {
  const minor = toMinor(value);
  return (
    <b
      className={classNames(
        'font-semibold',
        dull || minor === 0n ? 'text-muted' : minor > 0n ? 'text-win' : 'text-loss',
      )}
    >
      <Amount value={value} bare signed />
    </b>
  );
}

export interface BetTableProps {
  bets: readonly BetRecord[];
  vendorName: (code: string) => string;
  onTicket: (orderNumber: string) => void;
  csvName: string;
  pages: PageQuery<BetRecord>;
}

export function BetTable({ bets, vendorName, onTicket, csvName, pages }: BetTableProps) {
  const { t } = useTranslation('bet-record');
  const language = useLanguage();
  const columns: DataColumn<BetRecord>[] = [
    {
      key: 'game',
      head: t('column.game'),
      csv: (bet) => localName(bet.gameName, language),
      phone: 'title',
      cell: (bet) => (
        <span className="flex min-w-0 items-center gap-3">
          <span className="relative size-11 shrink-0 overflow-hidden rounded-[9px] bg-card">
            <GameArt
              thumb
              game={{
                id: bet.gameId ?? bet.gameName.vi,
                title: bet.gameName.vi,
                category: 'rng',
                vendor: bet.vassalage,
              }}
            />
          </span>
          <span className="min-w-0">
            <b className="block font-semibold">{localName(bet.gameName, language)}</b>
            <small className="block text-12 text-subtle">{vendorName(bet.vassalage)}</small>
            {bet.selections.map(({ selection, playName, odds }, at) => (
              <small key={at} className="block text-12 break-words text-muted">
                {playName && `${localName(playName, language)}: `}
                {selection}
                {odds && <b className="num font-semibold"> @ {odds.value}</b>}
                {odds && odds.format !== 'DEC' && ` ${odds.format}`}
              </small>
            ))}
            {bet.orderNumber && (
              <button
                type="button"
                className="num min-h-6 text-12 text-gold hover:text-gold-hi"
                onClick={() => onTicket(bet.orderNumber!)}
              >
                {t('ticket', { number: bet.orderNumber })}
              </button>
            )}
            <small className="num block text-12 text-subtle @2xl:hidden">
              {formatDateTime(bet.placedAt, language)}
            </small>
          </span>
        </span>
      ),
    },
    {
      key: 'id',
      head: t('column.id'),
      csv: (bet) => bet.betId,
      phone: 'hide',
      cell: (bet) => (
        <span className="num text-muted" title={bet.roundId}>
          {bet.betId.slice(-12)}
        </span>
      ),
    },
    {
      key: 'time',
      head: t('column.time'),
      csv: (bet) => bet.placedAt,
      phone: 'hide',
      cell: (bet) => (
        <span className="num whitespace-nowrap text-muted">{formatDateTime(bet.placedAt, language)}</span>
      ),
    },
    {
      key: 'stake',
      head: t('column.stake'),
      csv: (bet) => bet.stake,
      align: 'right',
      cell: (bet) => <Amount value={bet.stake} bare />,
    },
    {
      key: 'profit',
      head: t('column.profit'),
      csv: (bet) => bet.profit,
      align: 'right',
      cell: (bet) =>
        outcomeOf(bet) === 'open' ? <span className="text-muted">—</span> : <Profit value={bet.profit} />,
    },
    {
      key: 'status',
      head: t('column.status'),
      csv: (bet) => t(`outcome.${outcomeOf(bet)}`),
      align: 'right',
      cell: (bet) => {
        const outcome = outcomeOf(bet);
        return <Tag tone={TONE[outcome]}>{t(`outcome.${outcome}`)}</Tag>;
      },
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={bets}
      rowKey={(bet) => bet.betId}
      {...{ csvName, pages }}
    />
  );
}

export { Profit };
