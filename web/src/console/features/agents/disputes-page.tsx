import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { count, oneOf, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { consoleInput, Labelled } from '../../ui/labelled';
import { PageHead, Paging, primaryButton, refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { QueueTable, type QueueColumn } from '../../ui/queue-table';
import { ReasonDialog } from '../../ui/reason-dialog';
import { agentQueries, answerDispute, DISPUTE_STATUSES, type Dispute } from './agents.api';
import { useAgentAction } from './use-agent-action';

const FILTERS = { status: oneOf(DISPUTE_STATUSES, 'OPEN'), page: count() };

/** Disputes of bills, the oldest first; what is accepted waits for another operator as an adjustment. */
export function DisputesPage() {
  const { t } = useTranslation(['console-agents', 'console']);
  const language = useLanguage();
  const [{ status, page }, change] = useUrlState(FILTERS);
  const query = useQuery(agentQueries.disputes(status, page));
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const columns: QueueColumn<Dispute>[] = [
    { key: 'account', head: t('agent'), cell: (row) => <b>{row.account}</b> },
    { key: 'type', head: t('kind'), cell: (row) => t(`type.${row.type}`) },
    { key: 'period', head: t('period'), cell: (row) => <span className="num">{row.periodKey}</span> },
    { key: 'net', head: t('total'), align: 'right', cell: (row) => formatMoney(row.net, language) },
    { key: 'at', head: t('time'), wide: true, cell: (row) => formatDateTime(row.raisedAt, language) },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto_auto]">
      <PageHead title={t('disputesTitle')} note={query.data && String(query.data.totalCount)}>
        <select
          aria-label={t('status')}
          className={classNames(consoleInput, 'w-auto!')}
          value={status}
          onChange={(event) => change({ status: event.target.value as Dispute['status'], page: 1 })}
        >
          {DISPUTE_STATUSES.map((one) => (
            <option key={one} value={one}>
              {t(`dispute.${one}`)}
            </option>
          ))}
        </select>
      </PageHead>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t(`noDisputes.${status}`)}>
        <QueueTable
          label={t('disputesTitle')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current?.id ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current ? <DisputeDetails key={current.id} dispute={current} /> : <span />}
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

function DisputeDetails({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation(['console-agents', 'console']);
  const language = useLanguage();
  const [deciding, setDeciding] = useState<'accept' | 'refuse' | null>(null);
  const { account, periodKey, reason, status, answer, answeredAt, adjustment, adjustmentStatus } = dispute;
  return (
    <section
      aria-label={t('console:list.details')}
      className="grid max-h-[45dvh] content-start gap-3 overflow-y-auto bg-panel p-4"
    >
      {status === 'OPEN' && (
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className={classNames(smallButton, primaryButton)}
            onClick={() => setDeciding('accept')}
          >
            {t('acceptDispute')}
          </button>
          <button
            type="button"
            className={classNames(smallButton, refuseButton)}
            onClick={() => setDeciding('refuse')}
          >
            {t('refuse')}
          </button>
        </div>
      )}
      <p className="max-w-[70ch] wrap-anywhere">
        <b>{account}</b> · <span className="num">{periodKey}</span>
        <br />
        {reason}
      </p>
      {answer !== null && answeredAt !== null && (
        <p className="max-w-[70ch] border-l-2 border-line-strong pl-3 wrap-anywhere text-soft">
          {answer}
          <span className="num block text-12 text-muted">{formatDateTime(answeredAt, language)}</span>
        </p>
      )}
      {adjustment !== null && adjustmentStatus !== null && (
        <p className="num text-muted">
          {t(`disputeAdjustment.${adjustmentStatus}`, { amount: formatMoney(adjustment, language) })}
        </p>
      )}
      {deciding && (
        <Answer dispute={dispute} accepts={deciding === 'accept'} onClose={() => setDeciding(null)} />
      )}
    </section>
  );
}

function Answer({ dispute, accepts, onClose }: { dispute: Dispute; accepts: boolean; onClose: () => void }) {
  const { t } = useTranslation('console-agents');
  const [amount, setAmount] = useState('');
  const answer = useAgentAction(
    (text: string) => answerDispute(dispute.id, text, accepts ? `${amount.trim()}.00` : null),
    onClose,
  );
  const { account, periodKey: period } = dispute;
  return (
    <ReasonDialog
      title={t(accepts ? 'acceptDisputeTitle' : 'refuseDisputeTitle', { account, period })}
      error={null}
      busy={answer.isPending}
      onClose={onClose}
      onConfirm={(text) => answer.mutate(text)}
    >
      <p className="text-muted">{t(accepts ? 'acceptDisputeText' : 'refuseDisputeText')}</p>
      {accepts && (
        <Labelled label={t('amount')}>
          <input
            className={classNames('num', consoleInput)}
            required
            inputMode="numeric"
            pattern="[1-9]\d{0,12}"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Labelled>
      )}
    </ReasonDialog>
  );
}
