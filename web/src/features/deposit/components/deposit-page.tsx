import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { walletQueries } from '~/features/wallet';
import { serverNow } from '~/lib/clock';
import { Button } from '~/ui/button';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorState } from '~/ui/states';
import { toast } from '~/ui/toast';
import { depositQueries, isAwaited, isOpen, type DepositStatus } from '../api/deposit.api';
import { DepositForm } from './deposit-form';
import { DepositHistory } from './deposit-history';
import { DepositOrder } from './deposit-order';
import { StatusSteps } from './status-steps';

/** Says it once when the money has come while the page is open. */
function useCreditedNews(status: DepositStatus | undefined): void {
  const { t } = useTranslation('deposit');
  const client = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    if (before.current && isOpen(before.current) && status === 'SUCCESS') {
      toast(t('statusMessage.SUCCESS'), 'win');
      // The stream carries the balance; this covers the time while it is down.
      void client.invalidateQueries({ queryKey: walletQueries.balance().queryKey });
    }
    before.current = status;
  }, [client, status, t]);
}

export function DepositPage() {
  const { t } = useTranslation('deposit');
  const channels = useQuery(depositQueries.channels());
  const recent = useQuery(depositQueries.list(1));
  // Null: put away by the visitor. Undefined: whatever is still awaited.
  const [shown, setShown] = useState<string | null>();
  const open = recent.data?.list.find((d) => isAwaited(d.status) && Date.parse(d.expiresAt) > serverNow());
  if (shown === undefined && open) setShown(open.id);
  const id = shown ?? '';
  const { data: deposit } = useQuery({ ...depositQueries.one(id), enabled: id !== '' });
  useCreditedNews(deposit?.status);
  const order = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) order.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [shown]);

  if (channels.isError) return <ErrorState error={channels.error} onRetry={() => void channels.refetch()} />;
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <div
        className={
          deposit ? 'grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px] sm:gap-5' : 'grid'
        }
      >
        {channels.data ? (
          channels.data.length > 0 ? (
            <DepositForm channels={channels.data} onCreated={(d) => setShown(d.id)} />
          ) : (
            <EmptyState art="chest" title={t('noChannels')} text={t('noChannelsText')} />
          )
        ) : (
          <Skeleton className="h-96 rounded-lg!" />
        )}
        {deposit && (
          <div ref={order} className="grid scroll-mt-20 gap-4">
            <DepositOrder deposit={deposit} />
          </div>
        )}
      </div>
      {deposit && <StatusSteps deposit={deposit} />}
      <DepositHistory onShow={setShown} />
      {deposit && !isOpen(deposit.status) && (
        <Button className="justify-self-center" onClick={() => setShown(null)}>
          {t('hideOrder')}
        </Button>
      )}
    </div>
  );
}
