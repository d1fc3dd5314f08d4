import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/ui/skeleton';
import { ErrorState } from '~/ui/states';
import { Callout } from '~/ui/callout';
import { bankAccountQueries } from '../api/bank-account.api';
import { isUnderWay, withdrawalQueries } from '../api/withdrawal.api';
import { WithdrawalConditions } from './withdrawal-conditions';
import { WithdrawalForm } from './withdrawal-form';
import { WithdrawalHistory } from './withdrawal-history';
import { WithdrawalOrderCard } from './withdrawal-order';

export function WithdrawalPage() {
  const { t } = useTranslation('withdrawal');
  const terms = useQuery(withdrawalQueries.terms());
  const accounts = useQuery(bankAccountQueries.list());
  const recent = useQuery(withdrawalQueries.list(1));
  // Undefined: whatever is under way, also after a reload.
  const [shown, setShown] = useState<string>();
  const id = shown ?? recent.data?.list.find(({ status }) => isUnderWay(status))?.id ?? '';
  const { data: order } = useQuery({ ...withdrawalQueries.one(id), enabled: id !== '' });
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) card.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [shown]);

  const failed = terms.isError ? terms : accounts.isError ? accounts : null;
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      {order && (
        <div ref={card} className="grid scroll-mt-20">
          <WithdrawalOrderCard key={order.id} order={order} />
        </div>
      )}
      {terms.data && accounts.data ? (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px] sm:gap-5">
          <div className="grid xl:col-start-2 xl:row-start-1">
            <WithdrawalConditions terms={terms.data} />
          </div>
          {terms.data.openOrder ? (
            <Callout tone="info" icon="info">
              {t('oneAtATime')}
            </Callout>
          ) : (
            <WithdrawalForm accounts={accounts.data} terms={terms.data} onCreated={setShown} />
          )}
        </div>
      ) : (
        <Skeleton className="h-96 rounded-lg!" />
      )}
      <WithdrawalHistory onShow={setShown} />
    </div>
  );
}
