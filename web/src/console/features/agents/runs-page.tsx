import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, useUrlState } from '~/lib/url-state';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { PageHead, Paging, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ReasonDialog } from '../../ui/reason-dialog';
import {
  agentQueries,
  approveRun,
  decideAdjustment,
  holdRun,
  proposeAdjustment,
  recalculateRun,
  retryPayment,
  type Bill,
  type Run,
} from './agents.api';
import { Stops } from './stops';
import { useAgentAction } from './use-agent-action';

const FILTERS = { page: count() };

/** Bill runs with their state; a run can be stopped, and continues where it stood. */
export function RunsPage() {
  const { t } = useTranslation(['console-agents', 'console']);
  const language = useLanguage();
  const [{ page }, change] = useUrlState(FILTERS);
  const query = useQuery(agentQueries.runs(page));
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const money = (amount: string) => formatMoney(amount, language);
  const columns: DataColumn<Run>[] = [
    { key: 'key', head: t('period'), cell: (run) => <b className="num">{run.periodKey}</b> },
    { key: 'type', head: t('kind'), cell: (run) => t(`type.${run.type}`) },
    {
      ...{ key: 'status', head: t('status') },
      cell: (run) => (run.held ? t('held') : t(`run.${run.status}`)),
    },
    { key: 'bills', head: t('bills'), align: 'right', phone: 'hide', cell: (run) => run.bills },
    { key: 'total', head: t('total'), align: 'right', cell: (run) => money(run.total) },
    { key: 'paid', head: t('paid'), align: 'right', phone: 'hide', cell: (run) => money(run.paid) },
    {
      ...{ key: 'watermark', head: t('watermark'), phone: 'hide' },
      cell: (run) => (run.watermark ? formatDateTime(run.watermark, language) : '–'),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_auto_minmax(9rem,1fr)_auto_auto]">
      <PageHead title={t('runsTitle')} note={query.data && String(query.data.totalCount)}>
        <button type="button" className={smallButton} onClick={() => void query.refetch()}>
          {t('console:list.refresh')}
        </button>
      </PageHead>
      <Adjustments />
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('noRuns')}>
        <DataTable
          density="dense"
          caption={t('runsTitle')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current?.id ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && <RunDetails key={current.id} run={current} />}
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

function RunDetails({ run }: { run: Run }) {
  const { t } = useTranslation('console-agents');
  const language = useLanguage();
  const bills = useQuery(agentQueries.bills(run.id, 1));
  const [adjusting, setAdjusting] = useState<Bill | null>(null);
  const act = useAgentAction((move: () => Promise<unknown>) => move());
  return (
    <section aria-label={run.periodKey} className="grid max-h-80 gap-3 overflow-auto bg-panel p-4">
      <div className="flex flex-wrap gap-2">
        {run.status !== 'DONE' && (
          <button
            type="button"
            className={smallButton}
            disabled={act.isPending}
            onClick={() => act.mutate(() => holdRun(run.id, !run.held))}
          >
            {t(run.held ? 'resume' : 'stop')}
          </button>
        )}
        {run.status === 'CALCULATED' && (
          <button
            type="button"
            className={smallButton}
            disabled={act.isPending}
            onClick={() => act.mutate(() => approveRun(run.id))}
          >
            {t('approve')}
          </button>
        )}
        {(run.status === 'CALCULATED' || run.status === 'STOPPED') && (
          <button
            type="button"
            className={smallButton}
            disabled={act.isPending}
            onClick={() => act.mutate(() => recalculateRun(run.id))}
          >
            {t('recalculate')}
          </button>
        )}
      </div>
      {run.status === 'STOPPED' && <Stops run={run} />}
      <ul className="grid gap-1">
        {bills.data?.list.map((bill) => (
          <li
            key={bill.id}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_10rem_9rem_auto]"
          >
            <b className="wrap-anywhere max-sm:row-start-1">{bill.account}</b>
            <span className="num text-right">{formatMoney(bill.net, language, { signed: true })}</span>
            <span className="text-muted max-sm:col-start-1 max-sm:row-start-2">
              {t(`bill.${bill.status}`)}
            </span>
            <span className="flex flex-wrap justify-end gap-2 max-sm:row-span-2 max-sm:row-start-1">
              {bill.refused && (
                <button
                  type="button"
                  className={smallButton}
                  disabled={act.isPending}
                  onClick={() => act.mutate(() => retryPayment(bill.id))}
                >
                  {t('retryPayment')}
                </button>
              )}
              <button type="button" className={smallButton} onClick={() => setAdjusting(bill)}>
                {t('adjust')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {adjusting && <Adjust bill={adjusting} onClose={() => setAdjusting(null)} />}
    </section>
  );
}

/** A second operator decides what is proposed here. */
function Adjust({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { t } = useTranslation('console-agents');
  const [amount, setAmount] = useState('');
  const propose = useAgentAction(
    (reason: string) => proposeAdjustment(bill.id, `${amount.trim()}.00`, reason),
    onClose,
  );
  return (
    <ReasonDialog
      title={t('adjustTitle', { account: bill.account, period: bill.periodKey })}
      error={null}
      busy={propose.isPending}
      onClose={onClose}
      onConfirm={(reason) => propose.mutate(reason)}
    >
      <label className="grid gap-1">
        <span className="text-12 text-muted">{t('amount')}</span>
        <input
          className="num min-h-10 rounded-sm border border-line-strong bg-well px-3 text-14"
          required
          inputMode="numeric"
          pattern="[1-9]\d{0,12}"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </label>
    </ReasonDialog>
  );
}

function Adjustments() {
  const { t } = useTranslation('console-agents');
  const language = useLanguage();
  const { data } = useQuery(agentQueries.adjustments());
  const decide = useAgentAction(({ id, approved }: { id: string; approved: boolean }) =>
    decideAdjustment(id, approved),
  );
  if (!data?.length) return <div />;
  return (
    <ul aria-label={t('adjustments')} className="grid gap-1 bg-panel px-4 py-3">
      {data.map(({ id, account, periodKey, amount, reason }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <b>{account}</b>
          <span className="num">{periodKey}</span>
          <span className="num">{formatMoney(amount, language, { signed: true })}</span>
          <span className="text-muted">{reason}</span>
          <span className="ml-auto flex gap-2">
            <button
              type="button"
              className={smallButton}
              onClick={() => decide.mutate({ id, approved: true })}
            >
              {t('approve')}
            </button>
            <button
              type="button"
              className={smallButton}
              onClick={() => decide.mutate({ id, approved: false })}
            >
              {t('refuse')}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
