import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from '~/features/system';
import { walletQueries } from '~/features/wallet';
import { contractOfClaim } from '~/lib/claim-reason';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { toMinor } from '~/lib/money';
import { Callout } from '~/ui/callout';
import { Progress } from '~/ui/progress';
import { ErrorLine } from '~/ui/states';

/** What the member owes to others by contracts; nothing where nothing is owed. */
export function OpenClaims() {
  const { t } = useTranslation('balance-details');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const { data, error, refetch } = useQuery(walletQueries.claims());
  if (!data && error)
    return (
      <ErrorLine error={error} title={t('claims.failed')} onRetry={() => void refetch()} className="px-0!" />
    );
  if (!data?.list.length) return null;
  const nameOf = (reason: string) => {
    const contract = contractOfClaim(reason);
    return contract ? `${t(`claims.type.${contract.type}`)} ${contract.period}` : reason;
  };
  return (
    <Callout tone="gold" icon="wallet">
      <h3 className="text-14 font-semibold">{t('claims.title')}</h3>
      <ul className="my-2 grid grid-cols-1 gap-2">
        {data.list.map(({ id, amount, paid, reason }) => {
          const text = t('claims.paid', {
            paid: formatMoney(paid, language, { short: true }),
            amount: formatMoney(amount, language, { symbol, short: true }),
          });
          const share = Number((toMinor(paid) * 1000n) / (toMinor(amount) || 1n)) / 1000;
          const name = nameOf(reason);
          return (
            <li key={id} className="grid grid-cols-1 gap-1">
              <span className="flex flex-wrap justify-between gap-x-3 text-13">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="num text-muted">{text}</span>
              </span>
              <Progress label={name} value={share} text={text} />
            </li>
          );
        })}
      </ul>
      <p className="text-12 text-muted">{t('claims.help')}</p>
    </Callout>
  );
}
