import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/lib/i18n';
import { formatMoney, fromMinor } from '~/lib/format';
import { count, text, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { CatalogueImportDialog } from './catalogue-import';
import { useVendorAction } from './use-vendor-action';
import { ValidBetForm } from './valid-bet-form';
import { VendorGames } from './vendor-games';
import { Pending } from '../approvals/pending';
import { NewKey, RemoveKey } from './vendor-keys';
import { VendorSettingsForm } from './vendor-settings';
import { setVendorMaintenance, vendorQueries, type Vendor } from './vendors.api';

type Open =
  { kind: 'settings' | 'validBet' | 'import' } | { kind: 'newKey' } | { kind: 'removeKey'; keyId: string };

/** The page is that of the games of the vendor. */
const FILTERS = { vendor: text(), page: count() };

/** Vendors: state, limits, currencies, order, keys and games. */
export function VendorsPage() {
  const { t } = useTranslation(['console-vendors', 'console']);
  const language = useLanguage();
  const query = useQuery(vendorQueries.list());
  const rows = query.data ?? [];
  const [{ vendor: chosen }, change] = useUrlState(FILTERS);
  const [open, setOpen] = useState<Open | null>(null);
  const current = rows.find(({ vassalage }) => vassalage === chosen) ?? rows[0];
  const columns: DataColumn<Vendor>[] = [
    { key: 'name', head: t('vendor'), cell: (v) => <b>{v.displayName}</b> },
    {
      key: 'state',
      head: t('state'),
      cell: (v) => (
        <span className={classNames(stateOf(v) !== 'OPEN' && 'text-loss')}>{t(`states.${stateOf(v)}`)}</span>
      ),
    },
    { key: 'games', head: t('games'), align: 'right', cell: (v) => v.games },
    { key: 'open', head: t('openRounds'), align: 'right', phone: 'hide', cell: (v) => v.openRounds },
    {
      key: 'limit',
      head: t('maxBet'),
      align: 'right',
      phone: 'hide',
      cell: (v) => (v.maxBet ? formatMoney(fromMinor(BigInt(v.maxBet)), language) : '–'),
    },
    { key: 'wallet', head: t('wallet'), phone: 'hide', cell: (v) => t(`wallets.${v.wallet}`) },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(9rem,1fr)_auto]">
      <PageHead title={t('title')} note={query.data && t('count', { count: rows.length })}>
        <button type="button" className={smallButton} onClick={() => setOpen({ kind: 'import' })}>
          {t('import.title')}
        </button>
      </PageHead>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <DataTable
          density="dense"
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ vassalage }) => vassalage}
          current={current?.vassalage ?? null}
          onCurrent={(vendor) => change({ vendor })}
        />
      </ListStates>
      {current && (
        <section
          aria-label={t('console:list.details')}
          className="grid max-h-[55dvh] gap-4 overflow-y-auto bg-panel p-4"
        >
          <Actions vendor={current} onOpen={setOpen} />
          <VendorGames key={current.vassalage} vassalage={current.vassalage} />
        </section>
      )}
      {open?.kind === 'settings' && current && (
        <VendorSettingsForm vendor={current} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'validBet' && current && (
        <ValidBetForm vendor={current} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'import' && <CatalogueImportDialog vendors={rows} onClose={() => setOpen(null)} />}
      {open?.kind === 'newKey' && current && <NewKey vendor={current} onClose={() => setOpen(null)} />}
      {open?.kind === 'removeKey' && current && (
        <RemoveKey vendor={current} keyId={open.keyId} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

function stateOf(vendor: Vendor): 'CLOSED' | 'WITHDRAWN' | 'MAINTENANCE' | 'CIRCUIT_OPEN' | 'OPEN' {
  if (vendor.isClosed) return 'CLOSED';
  if (!vendor.isActive) return 'WITHDRAWN';
  if (vendor.maintenance) return 'MAINTENANCE';
  return vendor.circuit === 'OPEN' ? 'CIRCUIT_OPEN' : 'OPEN';
}

function Actions({ vendor, onOpen }: { vendor: Vendor; onOpen: (open: Open) => void }) {
  const { t } = useTranslation('console-vendors');
  const maintenance = useVendorAction(() => setVendorMaintenance(vendor.vassalage, !vendor.maintenance));
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <button type="button" className={smallButton} onClick={() => onOpen({ kind: 'settings' })}>
          {t('settings')}
        </button>
        <button type="button" className={smallButton} onClick={() => onOpen({ kind: 'validBet' })}>
          {t('validBet.title')}
        </button>
        <button
          type="button"
          className={classNames(smallButton, !vendor.maintenance && refuseButton)}
          disabled={maintenance.isPending}
          onClick={() => maintenance.mutate(undefined)}
        >
          {t(vendor.maintenance ? 'endMaintenance' : 'startMaintenance')}
        </button>
        <button
          type="button"
          className={smallButton}
          disabled={vendor.keyIds.length >= 2}
          onClick={() => onOpen({ kind: 'newKey' })}
        >
          {t('newKey')}
        </button>
      </div>
      <Pending service="game-launch" kind="VENDOR_KEY" subject={vendor.vassalage} />
      <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
        <span>{t('keys')}:</span>
        {vendor.keyIds.map((keyId) => (
          <span key={keyId} className="num inline-flex items-center gap-1">
            {keyId}
            {vendor.keptKeyIds.includes(keyId) && (
              <button
                type="button"
                className={smallButton}
                onClick={() => onOpen({ kind: 'removeKey', keyId })}
              >
                {t('removeKey')}
              </button>
            )}
          </span>
        ))}
        {vendor.keyIds.length === 0 && t('noKeys')}
      </p>
    </div>
  );
}
