import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { mayOpen } from '../../define-console-page';
import { useRoles } from '../../session/session.store';
import { Fact } from '../../ui/fact';
import { PageHead, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { useOperatorName } from '../../ui/use-operator-name';
import { Pending } from '../approvals/pending';
import { WithdrawalLinks } from '../withdrawal-review/withdrawal-links';
import { ChangeRule } from './change-rule';
import { thresholdText } from './rule';
import { withdrawalRuleQueries, type RiskCode, type RiskRule } from './withdrawal-rules.api';

/** The rules that send a withdrawal to review; only administrators change them. */
export function WithdrawalRulesPage() {
  const { t } = useTranslation(['console-withdrawal-rules', 'console-withdrawal-review', 'console']);
  const language = useLanguage();
  const mayChange = mayOpen(useRoles(), { roles: ['admin'] });
  const query = useQuery(withdrawalRuleQueries.list());
  const rows = query.data ?? [];
  const [chosen, setChosen] = useState<RiskCode | null>(null);
  const [changed, setChanged] = useState<RiskRule | null>(null);
  const current = rows.find(({ code }) => code === chosen) ?? rows[0];
  const columns: DataColumn<RiskRule>[] = [
    { key: 'rule', head: t('rule'), cell: (row) => <b>{t(`console-withdrawal-review:risk.${row.code}`)}</b> },
    {
      key: 'threshold',
      head: t('thresholdHead'),
      cell: (row) => <span className="num">{thresholdText(row.code, row.threshold, t, language)}</span>,
    },
    { key: 'points', head: t('points'), align: 'right', cell: (row) => row.points },
    {
      key: 'enabled',
      head: t('state'),
      cell: (row) => (
        <span className={row.enabled ? 'text-win' : 'text-muted'}>{t(row.enabled ? 'on' : 'off')}</span>
      ),
    },
    {
      ...{ key: 'changed', head: t('changedAt'), phone: 'hide' },
      cell: (row) => (
        <span className="num">{row.changedAt ? formatDateTime(row.changedAt, language) : t('never')}</span>
      ),
    },
  ];
  return (
    <div className="grid h-full grid-rows-[auto_minmax(9rem,1fr)_auto]">
      <div>
        <PageHead title={t('title')}>
          <button type="button" className={smallButton} onClick={() => void query.refetch()}>
            {t('console:list.refresh')}
          </button>
        </PageHead>
        <WithdrawalLinks />
        <p className="max-w-[96ch] px-4 pb-3 text-13 text-muted">
          {t('note')} {!mayChange && t('adminOnly')}
        </p>
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('empty')}>
        <DataTable
          density="dense"
          caption={t('title')}
          columns={columns}
          rows={rows}
          rowKey={({ code }) => code}
          current={current?.code ?? null}
          onCurrent={(code) => setChosen(code as RiskCode)}
          {...(mayChange && { onOpen: setChanged })}
        />
      </ListStates>
      {current && (
        <section aria-label={t('console:list.details')} className="grid gap-3 bg-panel p-4">
          {mayChange && (
            <div>
              <button type="button" className={smallButton} onClick={() => setChanged(current)}>
                {t('change')} <kbd>↵</kbd>
              </button>
            </div>
          )}
          {mayChange && <Pending service="wallet" kind="RISK_RULE" subject={current.code} />}
          <RuleFacts rule={current} />
        </section>
      )}
      {changed && <ChangeRule rule={changed} onClose={() => setChanged(null)} />}
    </div>
  );
}

function RuleFacts({ rule }: { rule: RiskRule }) {
  const { t } = useTranslation('console-withdrawal-rules');
  const language = useLanguage();
  const nameOf = useOperatorName();
  const { code, points, enabled, changedAt, changedBy, reason } = rule;
  return (
    <>
      <p className="max-w-[96ch] text-13">{t(`meaning.${code}`)}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1.5 md:grid-cols-4">
        <Fact name={t('thresholdHead')}>{thresholdText(code, rule.threshold, t, language)}</Fact>
        <Fact name={t('points')}>{points}</Fact>
        <Fact name={t('state')}>{t(enabled ? 'on' : 'off')}</Fact>
        {changedAt ? (
          <>
            <Fact name={t('changedAt')}>{formatDateTime(changedAt, language)}</Fact>
            <Fact name={t('changedBy')}>{changedBy ? nameOf(changedBy) : '–'}</Fact>
            <Fact name={t('reason')} wide>
              {reason ?? '–'}
            </Fact>
          </>
        ) : (
          <Fact name={t('changedAt')}>{t('never')}</Fact>
        )}
      </dl>
    </>
  );
}
