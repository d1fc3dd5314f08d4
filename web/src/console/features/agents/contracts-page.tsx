import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, text, useUrlState } from '~/lib/url-state';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, Paging, primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { actOnContract, agentQueries, type Contract } from './agents.api';
import { OfferDialog } from './offer-dialog';
import { SignDialog } from './sign-dialog';
import { useAgentAction } from './use-agent-action';

const FILTERS = { page: count(), account: text() };

/** Every contract with its history; the platform answers for agents at the top and may end any contract. */
export function ContractsPage() {
  const { t } = useTranslation('console-agents');
  const language = useLanguage();
  const [{ page, account }, change] = useUrlState(FILTERS);
  const query = useQuery(agentQueries.contracts(account, page));
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [offering, setOffering] = useState(false);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const at = (instant: string | null) => (instant ? formatDateTime(instant, language) : '–');
  const columns: DataColumn<Contract>[] = [
    { key: 'party', head: t('agent'), cell: (c) => <b>{c.party}</b> },
    { key: 'upline', head: t('upline'), cell: (c) => c.counterparty ?? t('platform') },
    { key: 'type', head: t('kind'), cell: (c) => t(`type.${c.type}`) },
    { key: 'status', head: t('status'), cell: (c) => t(`contract.${c.status}`) },
    { key: 'from', head: t('from'), phone: 'hide', cell: (c) => at(c.effectiveFrom) },
    { key: 'to', head: t('to'), phone: 'hide', cell: (c) => at(c.effectiveTo) },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(9rem,1fr)_auto_auto]">
      <PageHead title={t('contractsTitle')} note={query.data && String(query.data.totalCount)}>
        <input
          aria-label={t('agent')}
          placeholder={t('agent')}
          className="min-h-8 rounded-sm border border-line-strong bg-well px-3 text-14 max-lg:min-h-11"
          value={account}
          onChange={(event) => change({ account: event.target.value })}
        />
        <button type="button" className={`${smallButton} ${primaryButton}`} onClick={() => setOffering(true)}>
          {t('offer')}
        </button>
      </PageHead>
      {offering && <OfferDialog onClose={() => setOffering(false)} />}
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('noContracts')}>
        <DataTable
          density="dense"
          caption={t('contractsTitle')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current?.id ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && <ContractDetails key={current.id} contract={current} />}
      {query.data && (
        <Paging
          page={page}
          pages={query.data.totalPages}
          total={query.data.totalCount}
          onPage={(next) => change({ page: next })}
        />
      )}
    </div>
  );
}

function ContractDetails({ contract }: { contract: Contract }) {
  const { t } = useTranslation('console-agents');
  const language = useLanguage();
  const history = useQuery(agentQueries.history(contract.id));
  const { id: contractId, version, type, status, counterparty, awaits } = contract;
  const act = useAgentAction((action: 'REJECT' | 'TERMINATE') =>
    actOnContract({ action, type, contractId, version }),
  );
  const [signing, setSigning] = useState(false);
  const isAsked = status === 'PENDING_SIGN' && counterparty === null && awaits === 'COUNTERPARTY';
  return (
    <section aria-label={contract.party} className="grid max-h-80 gap-3 overflow-auto bg-panel p-4">
      <div className="flex flex-wrap gap-2">
        {isAsked && (
          <>
            <button type="button" className={smallButton} onClick={() => setSigning(true)}>
              {t('sign')}
            </button>
            <button type="button" className={smallButton} onClick={() => act.mutate('REJECT')}>
              {t('refuse')}
            </button>
          </>
        )}
        {(status === 'ACTIVE' || status === 'TERMINATING') && (
          <button type="button" className={smallButton} onClick={() => act.mutate('TERMINATE')}>
            {t('terminate')}
          </button>
        )}
      </div>
      {signing && <SignDialog contract={contract} onClose={() => setSigning(false)} />}
      <ul className="num flex flex-wrap gap-x-4 gap-y-1 text-muted">
        {contract.tiers.map((tier) => (
          <li key={tier.rate}>
            {t('tierLine', {
              rate: (tier.rate / 10_000).toLocaleString(language),
              bet: formatMoney(tier.betAmount, language),
              active: formatCount(tier.activeMember, language),
            })}
          </li>
        ))}
      </ul>
      <ol className="grid gap-1">
        {history.data?.map((event) => (
          <li key={`${event.at} ${event.action}`} className="flex flex-wrap gap-x-3">
            <span className="num text-subtle">{formatDateTime(event.at, language)}</span>
            <span>{event.account ?? t(`actor.${event.actor}`)}</span>
            <span className="text-muted">{t(`contract.${event.to as Contract['status']}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
