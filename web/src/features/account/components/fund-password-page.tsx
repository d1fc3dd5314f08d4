import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Skeleton } from '~/ui/skeleton';
import { ErrorState } from '~/ui/states';
import { SegmentedTabs } from '~/ui/tabs';
import { fundPasswordQueries } from '../api/fund-password.api';
import { FundPasswordForm } from './fund-password-form';

/** The fund password, required when money or points leave: set, change or reset. */
export function FundPasswordPage() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data, error, refetch } = useQuery(fundPasswordQueries.state());
  const [chosen, choose] = useState<'change' | 'reset' | null>(null);
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96 max-w-[560px] rounded-lg!" />
    );
  if (!data.set) return <FundPasswordForm by="set" />;
  return (
    <div className="grid max-w-[560px] content-start gap-4">
      {data.lockedUntil && (
        <p role="status" className="flex items-start gap-2.5 rounded-md bg-loss/13 p-3 text-[#FF97A9]">
          <Icon name="lock" size={18} className="mt-0.5 shrink-0" />
          <span>{t('fund.locked', { time: formatDateTime(data.lockedUntil, language) })}</span>
        </p>
      )}
      <SegmentedTabs
        value={chosen ?? (data.lockedUntil ? 'reset' : 'change')}
        onChange={choose}
        label={t('fund.ways')}
        items={[
          { value: 'change', label: t('fund.change.tab'), panel: <FundPasswordForm by="change" /> },
          { value: 'reset', label: t('fund.reset.tab'), panel: <FundPasswordForm by="reset" /> },
        ]}
      />
    </div>
  );
}
