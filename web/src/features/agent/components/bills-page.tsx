import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenClaims } from '~/features/balance-details';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Tag, type TagTone } from '~/ui/chip';
import { DataTable, type DataColumn } from '~/ui/data-table/lazy';
import { Modal, ModalHeader } from '~/ui/modal';
import { Pager } from '~/ui/pager';
import { QueryView } from '~/ui/query-view';
import { agentQueries, type AgentContractType, type Bill } from '../api/agent.api';
import { BetTable } from './bet-table';
import { ContractPanel } from './contract-panel';
import { DisputePanel } from './dispute-panel';
import { NothingYet, ratePercent, Section, useMoney, useReport } from './report-parts';

const TONES: Partial<Record<Bill['status'], TagTone>> = {
  PAID: 'win',
  READY: 'info',
  PART_PAID: 'gold',
  CALCULATED: 'gold',
  INSUFFICIENT: 'loss',
  DENIED: 'loss',
};

function useBillColumns(type: Bill['type'], onOpen?: (bill: Bill) => void): DataColumn<Bill>[] {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const money = useMoney();
  const amount = (
    key: 'base' | 'carryIn' | 'gross' | 'lowerTotal' | 'net' | 'paid',
    head: string,
  ): DataColumn<Bill> => ({
    ...{ key, head, align: 'right', cell: (bill) => money(bill[key]), csv: (bill) => bill[key] },
    sort: (bill) => Number(bill[key]),
  });
  return [
    {
      ...{ key: 'period', head: t('bill.period'), phone: 'title', csv: (bill) => bill.periodKey },
      cell: (bill) =>
        onOpen ? (
          <Button tone="text" size="s" className="num" onClick={() => onOpen(bill)}>
            {bill.periodKey}
          </Button>
        ) : (
          bill.account
        ),
    },
    amount('base', t('bill.base')),
    ...(type === 'DIVIDEND' ? [amount('carryIn', t('bill.carry'))] : []),
    {
      ...{ key: 'active', head: t('figure.activeMembers'), align: 'right', phone: 'hide' },
      ...{ cell: (bill) => bill.activeMembers, csv: (bill) => String(bill.activeMembers) },
    },
    {
      ...{ key: 'rate', head: t('bill.rate'), align: 'right' },
      ...{ cell: (bill) => ratePercent(bill.rate, language), csv: (bill) => String(bill.rate) },
    },
    amount('gross', t('bill.gross')),
    amount('lowerTotal', t('bill.lower')),
    amount('net', t('bill.net')),
    amount('paid', t('bill.paid')),
    {
      ...{ key: 'status', head: t('figure.status'), csv: (bill) => bill.status },
      cell: (bill) => <Tag tone={TONES[bill.status] ?? 'plain'}>{t(`bill.status.${bill.status}`)}</Tag>,
    },
  ];
}

/** A bill down to the bills and bets behind it. */
function Statement({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { t } = useTranslation('agent');
  const money = useMoney();
  const columns = useBillColumns(bill.type);
  const [page, setPage] = useState(1);
  const statement = useQuery(agentQueries.bill(bill.id));
  const bets = useQuery(agentQueries.billBets(bill.id, page));
  return (
    <Modal open onClose={onClose} size="centre" label={t('bill.statement')}>
      <ModalHeader title={`${t('bill.statement')} ${bill.periodKey}`} />
      <div className="grid min-h-0 gap-5 overflow-y-auto p-4 sm:p-6">
        <dl className="num grid grid-cols-2 gap-3 sm:grid-cols-4">
          {(
            [
              ['base', bill.base],
              ['carry', bill.carryIn],
              ['gross', bill.gross],
              ['lower', bill.lowerTotal],
              ['net', bill.net],
              ['paid', bill.paid],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className="well px-3 py-2">
              <dt className="text-12 text-muted">{t(`bill.${name}`)}</dt>
              <dd className="font-semibold wrap-anywhere">{money(value)}</dd>
            </div>
          ))}
        </dl>
        <QueryView query={statement}>
          {({ lower }) =>
            lower.length > 0 && (
              <div className="grid gap-2">
                <h4>{t('bill.lowerTitle')}</h4>
                <DataTable<Bill>
                  caption={t('bill.lowerTitle')}
                  columns={columns}
                  rows={lower}
                  rowKey={({ id }) => id}
                  empty={<NothingYet />}
                />
              </div>
            )
          }
        </QueryView>
        <DisputePanel bill={bill} />
        <QueryView query={bets}>
          {({ list, totalPages }) => (
            <div className="grid gap-2">
              <h4>{t('bets.title')}</h4>
              <BetTable rows={list} csvName={`bill-${bill.periodKey}-${page}`} />
              <Pager page={page} total={totalPages} onPage={setPage} />
            </div>
          )}
        </QueryView>
      </div>
    </Modal>
  );
}

function BillsPage({ type }: { type: Exclude<AgentContractType, 'REALTIME'> }) {
  const { t } = useTranslation('agent');
  const { page, change } = useReport();
  const [open, setOpen] = useState<Bill | null>(null);
  const columns = useBillColumns(type, setOpen);
  const query = useQuery(agentQueries.bills(type, page));
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <OpenClaims />
      <ContractPanel type={type} />
      <Section title={t('bill.title')}>
        <QueryView query={query}>
          {({ list, totalPages }) => (
            <>
              <DataTable<Bill>
                caption={t('bill.title')}
                columns={columns}
                rows={list}
                rowKey={({ id }) => id}
                empty={<NothingYet />}
                csvName={`bills-${type.toLowerCase()}-${page}`}
              />
              <Pager page={page} total={totalPages} onPage={(next) => change({ page: next })} />
            </>
          )}
        </QueryView>
      </Section>
      {open && <Statement bill={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

export const DividendPage = () => <BillsPage type="DIVIDEND" />;
export const DailyWagesPage = () => <BillsPage type="DAILY" />;
export const HourlySalaryPage = () => <BillsPage type="HOURLY" />;
