import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '~/lib/http';
import { text, useUrlState } from '~/lib/url-state';
import { Message } from '../../shell/message';
import { PageHead, primaryButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { rewardSheetQueries } from './member-rewards.api';
import { RankTable } from './rank-table';
import { RewardSheetView } from './reward-sheet';

const FILTERS = { member: text() };

/** Level, turnover and claims of one member with their reasons; without a member, the ladder of ranks. */
export function MemberRewardsPage() {
  const { t } = useTranslation('console-member-rewards');
  const [{ member }, change] = useUrlState(FILTERS);
  const query = useQuery({ ...rewardSheetQueries.sheet(member), enabled: member !== '' });
  const gone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('title')} {...(query.data && { note: query.data.account })}>
        <Find key={member} value={member} onFind={(next) => change({ member: next })} />
      </PageHead>
      <div className="overflow-auto">
        {member === '' && (
          <>
            <p className="px-4 pb-3 text-muted">{t('ask')}</p>
            <RankTable />
          </>
        )}
        {member !== '' && gone && <Message icon="warn" text={t('gone')} />}
        {member !== '' && !gone && (
          <ListStates query={query} isEmpty={false} empty="">
            {query.data && <RewardSheetView sheet={query.data} />}
          </ListStates>
        )}
      </div>
    </div>
  );
}

function Find({ value, onFind }: { value: string; onFind: (name: string) => void }) {
  const { t } = useTranslation('console-member-rewards');
  const [typed, setTyped] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form role="search" className="flex gap-2 max-sm:w-full" onSubmit={submit}>
      <input
        type="search"
        aria-label={t('account')}
        placeholder={t('account')}
        className="min-h-8 w-64 min-w-0 rounded-sm border border-line-strong bg-well px-3 max-lg:min-h-11 max-sm:flex-1"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className={`${smallButton} ${primaryButton}`}>
        {t('find')}
      </button>
    </form>
  );
}
