import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useCurrencySymbol } from '~/features/system';
import { useFailureText } from '~/lib/failure';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { toMinor } from '~/lib/money';
import { useIntent } from '~/lib/use-intent';
import { Button } from '~/ui/button';
import { Callout } from '~/ui/callout';
import { Tag } from '~/ui/chip';
import { FieldError } from '~/ui/field';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorState } from '~/ui/states';
import { toast } from '~/ui/toast';
import { vendorWalletApi, vendorWalletQueries, type VendorWallet } from '../api/vendor-wallets.api';
import { TransferDialog, type TransferWay } from './transfer-dialog';

const STALE = [['vendor-wallets'], ['wallet']] as const;

/** The main wallet and those at vendors, and ways to move money between them. */
export function TransferFundPage() {
  const { t } = useTranslation('vendor-wallets');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const failureText = useFailureText();
  const query = useQuery(vendorWalletQueries.list());
  const [moving, setMoving] = useState<{ wallet: VendorWallet; way: TransferWay } | null>(null);
  const collect = useIntent(() => 'collect', vendorWalletApi.collect, STALE);
  const money = (value: string) => formatMoney(value, language, { symbol, short: true });

  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-96 rounded-lg!" />;
  const { main, vendors, isComplete } = query.data;
  return (
    <div className="grid grid-cols-1 content-start gap-4 sm:gap-5">
      <section className="surface flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
        <div className="min-w-0">
          <h3 className="text-13 font-normal text-muted">{t('main')}</h3>
          <b className="head num text-28 break-words text-gold-hi">{money(main)}</b>
        </div>
        <Button
          tone="gold"
          busy={collect.isPending}
          disabled={vendors.length === 0}
          onClick={() =>
            collect.mutate(undefined, {
              onSuccess: ({ outcome, moved }) =>
                outcome === 'DONE'
                  ? toast(t('collected', { amount: money(moved) }), 'win')
                  : toast(t('collectedInPart', { amount: money(moved) }), 'info'),
            })
          }
        >
          {t('collect')}
        </Button>
        {collect.isError && <FieldError>{failureText(collect.error)}</FieldError>}
      </section>
      {!isComplete && (
        <Callout
          tone="info"
          icon="info"
          action={
            <Button onClick={() => void query.refetch()} busy={query.isFetching}>
              {t('refresh')}
            </Button>
          }
        >
          {t('incomplete')}
        </Callout>
      )}
      {isComplete && vendors.length === 0 && (
        <EmptyState art="chest" title={t('none')} text={t('noneText')} />
      )}
      {vendors.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2" aria-label={t('vendors')}>
          {vendors.map((wallet) => (
            <li key={wallet.vassalage} className="surface grid min-w-0 gap-3 p-4 sm:p-5">
              <div className="flex items-start justify-between gap-3">
                <span className="flex min-w-0 items-center gap-3">
                  <Icon name="wallet" size={24} className="text-gold" />
                  <b className="min-w-0 font-semibold break-words">{wallet.displayName}</b>
                </span>
                {wallet.maintenance && <Tag tone="info">{t('maintenance')}</Tag>}
              </div>
              {wallet.balance === null ? (
                <p className="flex flex-wrap items-center gap-3 text-13 text-muted" role="status">
                  {t('silent')}
                  <Button onClick={() => void query.refetch()} busy={query.isFetching}>
                    {t('refresh')}
                  </Button>
                </p>
              ) : (
                <b className="num text-20 break-words">{money(wallet.balance)}</b>
              )}
              <div className="grid grid-cols-2 gap-2">
                <Button
                  tone="line"
                  disabled={wallet.maintenance || toMinor(main) === 0n}
                  onClick={() => setMoving({ wallet, way: 'IN' })}
                >
                  {t('in')}
                </Button>
                <Button
                  tone="line"
                  disabled={wallet.balance === null || toMinor(wallet.balance) === 0n}
                  onClick={() => setMoving({ wallet, way: 'OUT' })}
                >
                  {t('out')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {moving && (
        <TransferDialog
          wallet={moving.wallet}
          way={moving.way}
          most={moving.way === 'IN' ? main : (moving.wallet.balance ?? '0.00')}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  );
}
