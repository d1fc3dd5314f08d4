import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { text, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { useOperatorName } from '../../ui/use-operator-name';
import { Pending } from '../approvals/pending';
import { GameChoice } from './game-choice';
import { lotteryQueries, type ListedOdds, type OddsChange } from './lottery.api';
import { OddsDialog } from './odds-dialog';
import { bandOf, shortOf, type OddsSubject } from './odds-terms';
import { useOddsText } from './use-odds-text';

const FILTERS = { game: text('XSMB'), mode: text() };

/** What each play of a game pays and returns, within which band, what is to come, and who changed it. */
export function OddsPage() {
  const { t } = useTranslation('console-lottery');
  const [{ game, mode }, change] = useUrlState(FILTERS);
  const query = useQuery(lotteryQueries.odds(game));
  const [edited, setEdited] = useState<OddsSubject | null>(null);
  const list = query.data?.list ?? [];
  const modes = [...new Set(list.filter(({ kind }) => kind !== 'BAND').map(({ prizeMode }) => prizeMode))];
  const shown = modes.find((one) => one === mode) ?? modes[0];
  const ofMode = list.filter(({ prizeMode }) => prizeMode === shown);
  const plays = ofMode.filter(({ kind }) => kind === 'ODDS');
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('odds.title')} note={query.data && t('playCount', { count: plays.length })}>
        <GameChoice
          value={game}
          onChange={(gameId) => change({ game: gameId, mode: '' })}
          only={() => true}
        />
        <select
          aria-label={t('odds.mode')}
          className="min-h-8 rounded-sm border border-line-strong bg-well px-2 max-lg:min-h-11"
          value={shown ?? ''}
          onChange={(event) => change({ mode: event.target.value })}
        >
          {modes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </PageHead>
      <div className="overflow-y-auto p-4">
        <ListStates query={query} isEmpty={plays.length === 0} empty={t('noPlays')}>
          <div className="mb-4 grid max-w-[90ch] gap-3">
            <p className="text-13 text-muted">{t('odds.note')}</p>
            <Pending service="lottery" kind="LOTTERY_ODDS" />
            <Series list={ofMode.filter(({ kind }) => kind === 'SERIES')} onChange={setEdited} />
          </div>
          <Plays plays={plays} list={list} onChange={setEdited} />
          <History changes={query.data?.changes ?? []} />
        </ListStates>
      </div>
      {edited && <OddsDialog subject={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

interface ListProps {
  list: readonly ListedOdds[];
  onChange: (subject: OddsSubject) => void;
}

/** The series of the groups whose odds follow from one. */
function Series({ list, onChange }: ListProps) {
  const { t } = useTranslation('console-lottery');
  const name = useOddsText();
  if (list.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-sm border border-line bg-well p-3 text-13">
      <h2 className="text-14">{t('odds.series')}</h2>
      {list.map((series) => (
        <div key={series.playCode} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <b>{series.playCode}</b>
          <span className="num mr-auto">{name.terms(series, series.terms)}</span>
          <Coming of={series} />
          <button
            type="button"
            className={smallButton}
            aria-label={`${t('odds.changeSeries')}: ${series.playCode}`}
            onClick={() => onChange(series)}
          >
            {t('odds.changeSeries')}
          </button>
        </div>
      ))}
    </section>
  );
}

function Plays({ plays, list, onChange }: ListProps & { plays: readonly ListedOdds[] }) {
  const { t } = useTranslation('console-lottery');
  const name = useOddsText();
  const columns: DataColumn<ListedOdds>[] = [
    {
      ...{ key: 'play', head: t('odds.play') },
      cell: (play) => (
        <>
          <b className="block">{name.playName(play)}</b>
          <span className="num text-12 text-muted">
            {play.playCode}.{play.playId}
          </span>
        </>
      ),
    },
    {
      ...{ key: 'odds', head: t('odds.now') },
      cell: (play) => <span className="num wrap-anywhere">{name.terms(play, play.terms)}</span>,
    },
    {
      ...{ key: 'returns', head: t('odds.returns'), align: 'right' as const },
      cell: ({ returns }) =>
        returns && (
          <span className="num">
            {[...new Set([returns.lowest, returns.highest].map(shortOf))].join('–')} %
          </span>
        ),
    },
    {
      ...{ key: 'band', head: t('odds.band'), align: 'right' as const },
      cell: ({ returns, band }) =>
        band && (
          <span className={classNames('num', returns && isOutside(returns, band) && 'text-loss')}>
            {name.band(band)}
          </span>
        ),
    },
    { ...{ key: 'coming', head: t('odds.coming') }, cell: (play) => <Coming of={play} /> },
    {
      ...{ key: 'change', head: t('limits.change'), align: 'right' as const },
      cell: (play) => (
        <span className="flex flex-wrap justify-end gap-2">
          {play.isBySeries ? (
            <span className="text-12 text-muted">{t('odds.bySeries')}</span>
          ) : (
            <button
              type="button"
              className={smallButton}
              aria-label={`${t('odds.change')}: ${name.playName(play)}`}
              onClick={() => onChange(play)}
            >
              {t('odds.change')}
            </button>
          )}
          <button
            type="button"
            className={smallButton}
            aria-label={`${t('odds.changeBand')}: ${name.playName(play)}`}
            onClick={() => onChange(bandOf(list, play))}
          >
            {t('odds.changeBand')}
          </button>
        </span>
      ),
    },
  ];
  return (
    <DataTable
      density="dense"
      caption={t('odds.title')}
      columns={columns}
      rows={plays}
      rowKey={({ playCode, playId }) => `${playCode}.${playId}`}
    />
  );
}

type Range = NonNullable<ListedOdds['band']>;

/** A band that was narrowed leaves the odds in force as they are. */
const isOutside = (returns: Range, band: Range): boolean =>
  Number(returns.lowest) < Number(band.lowest) || Number(returns.highest) > Number(band.highest);

function Coming({ of }: { of: ListedOdds }) {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const name = useOddsText();
  return of.coming.map(({ terms, validFrom }) => (
    <span key={`${validFrom} ${name.terms(of, terms)}`} className="num block text-(--color-attention)">
      {t('odds.from', { terms: name.terms(of, terms), at: formatDateTime(validFrom, language) })}
    </span>
  ));
}

function History({ changes }: { changes: readonly OddsChange[] }) {
  const { t } = useTranslation('console-lottery');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const name = useOddsText();
  return (
    <section className="mt-6 max-w-[90ch] min-w-0">
      <h2 className="pb-2 text-16">{t('limits.history')}</h2>
      {changes.length === 0 && <p className="text-13 text-muted">{t('limits.noHistory')}</p>}
      <ul className="text-13">
        {changes.map((one) => (
          <li
            key={[one.kind, one.prizeMode, one.playCode, one.playId, one.version].join(' ')}
            className="border-b border-hairline py-1.5"
          >
            <span className="flex flex-wrap justify-between gap-x-4">
              <b className="min-w-0 wrap-anywhere">
                {t(`odds.kind.${one.kind}`)} · {name.subject(one)}
              </b>
              <span className="num wrap-anywhere">
                {one.before ? name.terms(one, one.before) : '–'} → {name.terms(one, one.terms)}
              </span>
            </span>
            <span className="block wrap-anywhere">{one.reason}</span>
            <span className="num block text-12 text-muted wrap-anywhere">
              {t('odds.since', { at: formatDateTime(one.validFrom, language) })} ·{' '}
              {t('limits.by', {
                by: nameOf(one.changedBy ?? ''),
                second: nameOf(one.approvedBy ?? ''),
                at: formatDateTime(one.changedAt, language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
