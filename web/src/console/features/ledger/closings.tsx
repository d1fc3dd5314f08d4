import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { FigureTable } from './figure-table';
import { LedgerFrame } from './ledger-frame';
import { ledgerQueries, type Closing } from './ledger.api';
import { Verdict } from './verdict';

const differs = ({ difference }: { difference: string }) => difference !== '0.00';

/** Each day as it was closed: the books, and each payment channel against its orders. */
export function Closings() {
  const { t } = useTranslation(['console-ledger', 'console']);
  const language = useLanguage();
  const query = useQuery(ledgerQueries.closings());
  const rows = query.data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const current = rows.find(({ day }) => day === chosen) ?? rows[0];
  const columns: DataColumn<Closing>[] = [
    {
      key: 'day',
      head: t('day'),
      cell: (row) => <b className="num">{formatDay(`${row.day}T12:00:00Z`, language)}</b>,
    },
    {
      key: 'books',
      head: t('booksOfDay'),
      cell: (row) => {
        const bad = row.books.filter(differs).length;
        return <Verdict good={bad === 0} text={bad === 0 ? t('agree') : t('booksDiffer', { count: bad })} />;
      },
    },
    {
      key: 'channels',
      head: t('channels'),
      cell: (row) => {
        const bad = row.channels.filter(differs).length;
        return (
          <Verdict good={bad === 0} text={bad === 0 ? t('agree') : t('channelsDiffer', { count: bad })} />
        );
      },
    },
    {
      ...{ key: 'takenAt', head: t('closedAt'), phone: 'hide' },
      cell: (row) => <span className="num">{formatDateTime(row.takenAt, language)}</span>,
    },
  ];
  return (
    <LedgerFrame
      note={query.data && t('days', { count: rows.length })}
      tools={
        <button type="button" className={smallButton} onClick={() => void query.refetch()}>
          {t('console:list.refresh')}
        </button>
      }
    >
      <span />
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty.closings')}>
        <DataTable
          density="dense"
          caption={t('view.closings')}
          columns={columns}
          rows={rows}
          rowKey={({ day }) => day}
          current={current?.day ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && <ClosingFacts closing={current} />}
    </LedgerFrame>
  );
}

function ClosingFacts({ closing }: { closing: Closing }) {
  const { t } = useTranslation(['console-ledger', 'console']);
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, language);
  return (
    <section
      aria-label={t('console:list.details')}
      className="grid max-h-[50dvh] auto-rows-max gap-4 overflow-y-auto bg-panel p-4"
    >
      <FigureTable
        caption={t('booksOfDay')}
        heads={[t('book'), t('debits'), t('credits'), t('difference')]}
        rows={closing.books.map(({ book, debits, credits, difference }) => ({
          name: t(`books.${book}`),
          figures: [money(debits), money(credits), money(difference)],
          isBad: difference !== '0.00',
        }))}
      />
      {closing.channels.length > 0 && (
        <FigureTable
          caption={t('channels')}
          heads={[
            ...[t('channel'), t('arrived'), t('refused'), t('paid'), t('returned'), t('ledgerSays')],
            t('difference'),
          ]}
          rows={closing.channels.map(({ channel, difference, ...sums }) => ({
            name: t(`channelName.${channel as 'BANK'}`, { defaultValue: channel }),
            figures: [sums.arrived, sums.refused, sums.paid, sums.returned, sums.ledger, difference].map(
              money,
            ),
            isBad: difference !== '0.00',
          }))}
        />
      )}
      <p className="max-w-[96ch] text-12 text-subtle">{t('closingHelp')}</p>
    </section>
  );
}
