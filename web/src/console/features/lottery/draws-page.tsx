import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { oneOf, text, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { DrawDetails } from './draw-details';
import { GameChoice } from './game-choice';
import { DRAW_LISTS, lotteryQueries, type ListedDraw } from './lottery.api';

const FILTERS = { list: oneOf(DRAW_LISTS, 'DUE'), game: text() };
const keyOf = ({ gameId, numero }: ListedDraw) => `${gameId} ${numero}`;

/** Draws that wait for a result, come, have been drawn or are void. */
export function DrawsPage() {
  const { t } = useTranslation(['console-lottery', 'console']);
  const language = useLanguage();
  const [{ list, game }, change] = useUrlState(FILTERS);
  const query = useQuery(lotteryQueries.draws(list, game));
  const rows = query.data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const current = rows.find((draw) => keyOf(draw) === chosen) ?? rows[0];
  const columns: DataColumn<ListedDraw>[] = [
    {
      ...{ key: 'game', head: t('game') },
      cell: (draw) => <b>{localName(draw.gameName, language)}</b>,
    },
    { key: 'numero', head: t('numero'), cell: (draw) => <span className="num">{draw.numero}</span> },
    {
      ...{ key: 'drawAt', head: t('drawAt'), phone: 'hide' },
      cell: (draw) => <span className="num">{formatDateTime(draw.drawAt, language)}</span>,
    },
    {
      ...{ key: 'state', head: t('state') },
      cell: (draw) => (
        <>
          {t(`states.${draw.state}`)}
          {draw.version > 1 && (
            <span className="text-muted"> · {t('versionOf', { version: draw.version })}</span>
          )}
        </>
      ),
    },
    { key: 'entries', head: t('entries'), align: 'right', phone: 'hide', cell: (draw) => draw.proposals },
    { key: 'tickets', head: t('tickets'), align: 'right', phone: 'hide', cell: (draw) => draw.tickets },
    {
      ...{ key: 'staked', head: t('staked'), align: 'right' as const },
      cell: (draw) => formatMoney(draw.staked, language),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_auto_minmax(9rem,1fr)_auto]">
      <PageHead title={t('drawsTitle')} note={query.data && String(rows.length)}>
        <GameChoice value={game} onChange={(gameId) => change({ game: gameId })} />
        <button type="button" className={smallButton} onClick={() => void query.refetch()}>
          {t('console:list.refresh')}
        </button>
      </PageHead>
      <div role="group" aria-label={t('state')} className="flex flex-wrap gap-2 px-4 pb-3">
        {DRAW_LISTS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === list}
            className={classNames(smallButton, name === list && 'border-info! bg-raised')}
            onClick={() => change({ list: name })}
          >
            {t(`lists.${name}`)}
          </button>
        ))}
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t(`empty.${list}`)}>
        <DataTable
          density="dense"
          caption={t('drawsTitle')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          current={current ? keyOf(current) : null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && (
        <DrawDetails
          key={`${keyOf(current)} ${current.version}`}
          draw={current}
          isPast={list === 'DUE' || list === 'DRAWN'}
        />
      )}
    </div>
  );
}
