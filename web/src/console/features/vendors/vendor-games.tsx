import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, fromMinor } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { Paging, refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import { TextField } from './text-field';
import { useVendorAction } from './use-vendor-action';
import { amountText, HotChoice, minorOf, numberOf } from './vendor-settings';
import { PAGE_SIZE, saveGame, setGameMaintenance, vendorQueries, type VendorGame } from './vendors.api';

const FILTERS = { page: count() };

/** The games of a vendor, each with its state and limit. */
export function VendorGames({ vassalage }: { vassalage: string }) {
  const { t } = useTranslation('console-vendors');
  const [{ page }, change] = useUrlState(FILTERS);
  const [edited, setEdited] = useState<VendorGame | null>(null);
  const query = useQuery(vendorQueries.games(vassalage, page));
  const rows = query.data?.list ?? [];
  return (
    <div>
      <h2 className="pb-1 text-14">{t('games')}</h2>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('noGames')}>
        <ul>
          {rows.map((game) => (
            <GameRow key={game.gameId} game={game} onEdit={() => setEdited(game)} />
          ))}
        </ul>
        {query.data && query.data.totalCount > PAGE_SIZE && (
          <Paging
            page={page}
            pages={query.data.totalPages}
            total={query.data.totalCount}
            onPage={(next) => change({ page: next })}
          />
        )}
      </ListStates>
      {edited && <GameForm game={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

function GameRow({ game, onEdit }: { game: VendorGame; onEdit: () => void }) {
  const { t } = useTranslation('console-vendors');
  const language = useLanguage();
  const maintenance = useVendorAction(() => setGameMaintenance(game.gameId, !game.maintenance));
  const state = game.isClosed
    ? 'CLOSED'
    : !game.isActive
      ? 'WITHDRAWN'
      : game.maintenance
        ? 'MAINTENANCE'
        : 'OPEN';
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-1">
      <span className="min-w-0 flex-1 basis-48">
        <b className={classNames('block truncate', !game.isActive && 'text-muted')}>
          {language === 'vi' ? game.nameVi : game.nameEn}
        </b>
        <span className="num text-12 text-muted">
          {game.gameId} · {game.gameType}
          {game.rtp && ` · RTP ${game.rtp} %`}
        </span>
      </span>
      <span className="num text-12">
        {game.limit
          ? t('limit', { amount: formatMoney(fromMinor(BigInt(game.limit)), language) })
          : t('noLimit')}
      </span>
      <span className={classNames('text-12', state !== 'OPEN' && 'text-loss')}>{t(`states.${state}`)}</span>
      <button type="button" className={smallButton} onClick={onEdit}>
        {t('settings')}
      </button>
      <button
        type="button"
        className={classNames(smallButton, !game.maintenance && refuseButton)}
        disabled={maintenance.isPending}
        onClick={() => maintenance.mutate(undefined)}
      >
        {t(game.maintenance ? 'endMaintenance' : 'startMaintenance')}
      </button>
    </li>
  );
}

function GameForm({ game, onClose }: { game: VendorGame; onClose: () => void }) {
  const { t } = useTranslation('console-vendors');
  const [isClosed, setClosed] = useState(game.isClosed);
  const [isHot, setHot] = useState<boolean | null>(game.isHot);
  const [maxBet, setMaxBet] = useState(amountText(game.maxBet));
  const [sortOrder, setSortOrder] = useState(game.sortOrder?.toString() ?? '');
  const save = useVendorAction(
    (reason: string) =>
      saveGame(game.gameId, {
        ...{ isClosed, reason },
        ...(isHot !== null && { isHot }),
        maxBet: minorOf(maxBet),
        sortOrder: numberOf(sortOrder),
      }),
    onClose,
  );
  return (
    <ReasonDialog
      title={t('settingsOf', { vendor: game.gameId })}
      error={null}
      busy={save.isPending}
      onClose={onClose}
      onConfirm={(reason) => save.mutate(reason)}
    >
      <p className="text-12 text-muted">{t('settingsHelp')}</p>
      <label className="flex min-h-8 items-center gap-2 max-lg:min-h-11">
        <input type="checkbox" checked={isClosed} onChange={({ target }) => setClosed(target.checked)} />
        {t('isClosed')}
      </label>
      <HotChoice value={isHot} onChange={setHot} />
      <TextField
        label={t('field.maxBet')}
        value={maxBet}
        pattern="[1-9][0-9]{0,12}(\.[0-9]{2})?"
        onChange={setMaxBet}
      />
      <TextField
        label={t('field.sortOrder')}
        value={sortOrder}
        pattern="[0-9]{1,5}"
        onChange={setSortOrder}
      />
    </ReasonDialog>
  );
}
