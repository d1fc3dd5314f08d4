import { useTranslation } from 'react-i18next';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { DataTable, type PageQuery } from '~/ui/data-table/lazy';
import type { TeamBet } from '../api/agent.api';
import { NothingYet, useMoney } from './report-parts';

interface BetTableProps {
  rows: readonly TeamBet[] | undefined;
  csvName: string;
  /** Of a list that the server pages. */
  pages?: PageQuery<TeamBet>;
}

export function BetTable({ rows, csvName, pages }: BetTableProps) {
  const { t } = useTranslation('agent');
  const language = useLanguage();
  const money = useMoney();
  return (
    <DataTable<TeamBet>
      caption={t('bets.title')}
      rows={rows}
      rowKey={({ id }) => id}
      csvName={csvName}
      {...(pages && { pages })}
      empty={<NothingYet />}
      columns={[
        {
          key: 'account',
          head: t('figure.account'),
          phone: 'title',
          cell: (bet) => bet.account,
          csv: (bet) => bet.account,
        },
        {
          ...{ key: 'at', head: t('figure.time'), cell: (bet) => formatDateTime(bet.at, language) },
          csv: (bet) => bet.at,
        },
        {
          ...{ key: 'game', head: t('figure.game'), cell: (bet) => `${bet.vassalage} · ${bet.category}` },
          csv: (bet) => `${bet.vassalage} ${bet.category}`,
        },
        ...(['bet', 'validBet', 'payout'] as const).map((key) => ({
          ...{ key, head: t(`figure.${key}`), align: 'right' as const },
          cell: (bet: TeamBet) => money(bet[key]),
          csv: (bet: TeamBet) => bet[key],
        })),
      ]}
    />
  );
}
