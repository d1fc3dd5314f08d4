import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Pager } from '~/ui/pager';
import { QueryView } from '~/ui/query-view';
import { TextField } from '~/ui/field';
import { agentQueries } from '../api/agent.api';
import { BetTable } from './bet-table';
import { LinesTable } from './lines-table';
import { ReportRange, Section, useReport } from './report-parts';

/** Bets of the team by line, and one by one. */
export function BettingPage() {
  const { t } = useTranslation('agent');
  const { range, account, page, change } = useReport();
  const query = useQuery(agentQueries.bets(range, account, page));
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <ReportRange range={range} onChange={change} />
      <LinesTable name="team-betting" amounts={['bet', 'validBet', 'payout']} />
      <Section title={t('bets.title')}>
        <TextField
          label={t('team.search')}
          value={account}
          compact
          onChange={(event) => change({ account: event.target.value.replaceAll(/[^A-Za-z0-9._-]/g, '') })}
        />
        <QueryView query={query}>
          {(bets) => (
            <>
              <BetTable
                rows={bets.list}
                csvName={`bets-${range.from}-${range.to}`}
                pages={(pageNo) => agentQueries.bets(range, account, pageNo)}
              />
              <Pager page={page} total={bets.totalPages} onPage={(next) => change({ page: next })} />
            </>
          )}
        </QueryView>
      </Section>
    </div>
  );
}

/** Profit and loss of each line of the team. */
export function ProfitPage() {
  const { range, change } = useReport();
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <ReportRange range={range} onChange={change} />
      <LinesTable
        name="profit"
        amounts={['bet', 'payout', 'rebate', 'bonus', 'profit', 'deposit', 'withdrawal']}
      />
    </div>
  );
}
