import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useNow } from '~/lib/now';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { useOperatorName } from '../../ui/use-operator-name';
import { Pending } from '../approvals/pending';
import { RateDialog } from './rate-dialog';
import { cashbackRates, pointRatios, rateQueries, type Rate, type RateSource } from './rates.api';
import { useRateText } from './use-rate-text';
import { rowsOf, type RateRow } from './validity';

export const CashbackRatesPage = () => <RatesPage source={cashbackRates} />;
export const PointRatiosPage = () => <RatesPage source={pointRatios} />;

/** What holds, what will hold and what held, for each kind of play; a new rate is added to the history. */
function RatesPage({ source }: { source: RateSource }) {
  const { t } = useTranslation(['console-rates', 'console']);
  const text = useRateText();
  const now = useNow(5_000);
  const query = useQuery(rateQueries.list(source.name));
  const rates = query.data ?? [];
  const rows = rowsOf(rates, source.kinds, now);
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited, setEdited] = useState<RateRow | 'new' | null>(null);
  const current = rows.find(({ key }) => key === chosen) ?? rows[0];
  const columns: DataColumn<RateRow>[] = [
    {
      key: 'kind',
      head: t(`${source.name}.kind`),
      cell: (row) => <b className="md:whitespace-nowrap">{t(`kinds.${row.kind}`)}</b>,
    },
    {
      key: 'scope',
      head: t('appliesTo'),
      phone: 'hide',
      cell: (row) => <span className="wrap-anywhere">{text.scope(row)}</span>,
    },
    {
      key: 'value',
      head: t('current'),
      align: 'right',
      cell: (row) => (row.current ? text.value(row.kind, row.current.value) : '–'),
    },
    {
      key: 'since',
      head: t('since'),
      phone: 'hide',
      cell: (row) => (
        <span className="num whitespace-nowrap">{row.current ? text.from(row.current.validFrom) : '–'}</span>
      ),
    },
    {
      key: 'next',
      head: t('next'),
      cell: (row) => row.coming[0] && <Next rate={row.coming[0]} more={row.coming.length - 1} />,
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_auto_minmax(9rem,1fr)_auto]">
      <PageHead title={t(`${source.name}.title`)}>
        <button type="button" className={smallButton} onClick={() => setEdited('new')}>
          {t('addOwn')}
        </button>
      </PageHead>
      <div className="grid max-w-[90ch] gap-3 px-4 pb-3">
        <p className="text-13 text-muted">{t(`${source.name}.note`)}</p>
        <div className="max-h-[24dvh] overflow-y-auto">
          <Pending {...source.approvals} />
        </div>
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <DataTable
          density="dense"
          caption={t(`${source.name}.title`)}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          current={current?.key ?? null}
          onCurrent={setChosen}
          onOpen={setEdited}
        />
      </ListStates>
      {current && <Details row={current} onChange={() => setEdited(current)} />}
      {edited && (
        <RateDialog
          source={source}
          rates={rates}
          {...(edited !== 'new' && { row: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

function Next({ rate, more }: { rate: Rate; more: number }) {
  const { t } = useTranslation('console-rates');
  const text = useRateText();
  return (
    <span className="num text-(--color-attention) lg:whitespace-nowrap">
      {t('nextFrom', { value: text.value(rate.kind, rate.value), at: text.from(rate.validFrom) })}
      {more > 0 && ` +${more}`}
    </span>
  );
}

const STATES = ['coming', 'current', 'past'] as const;

/** The history of a row, the latest first, and the way to a new rate. */
function Details({ row, onChange }: { row: RateRow; onChange: () => void }) {
  const { t } = useTranslation(['console-rates', 'console']);
  const text = useRateText();
  const language = useLanguage();
  const operatorName = useOperatorName();
  const listed = {
    coming: row.coming.toReversed(),
    current: row.current ? [row.current] : [],
    past: row.past.toReversed(),
  };
  return (
    <section
      aria-label={t('console:list.details')}
      className="grid max-h-[42dvh] content-start gap-3 overflow-y-auto bg-panel p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto min-w-0 text-14 wrap-anywhere">
          {t(`kinds.${row.kind}`)} · {text.scope(row)}
        </h2>
        <button type="button" className={classNames(smallButton, primaryButton)} onClick={onChange}>
          {t('change')} <kbd>↵</kbd>
        </button>
      </div>
      <ol className="text-13">
        {STATES.flatMap((state) =>
          listed[state].map((rate) => (
            <li
              key={rate.validFrom}
              className={classNames(
                'flex flex-wrap items-baseline gap-x-4 border-b border-hairline py-1.5',
                state === 'past' && 'text-muted',
              )}
            >
              <b className="num basis-44">{text.value(rate.kind, rate.value)}</b>
              <span
                className={classNames(
                  'basis-36',
                  state === 'coming' && 'text-(--color-attention)',
                  state === 'current' && 'text-win',
                )}
              >
                {t(`states.${state}`)}
              </span>
              <span className="num basis-56">{t('from', { at: text.from(rate.validFrom) })}</span>
              <span className="num min-w-0 text-12 wrap-anywhere text-muted">
                {rate.changedBy === null
                  ? t('initial')
                  : t('by', {
                      by: operatorName(rate.changedBy),
                      at: formatDateTime(rate.changedAt, language),
                    })}
              </span>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}
