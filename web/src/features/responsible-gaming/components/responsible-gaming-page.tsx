import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState, ErrorState } from '~/ui/states';
import { gamingQueries, type Exclusion } from '../api/gaming.api';
import { BreakCard } from './break-card';
import { Facts } from './facts';
import { LimitsCard } from './limits-card';
import { RealityCard } from './reality-card';

/** The server has ended the session; closing this confirmation in any way logs out. */
function Begun({ exclusion }: { exclusion: Exclusion }) {
  const { t } = useTranslation('responsible-gaming');
  const language = useLanguage();
  const navigate = useNavigate();
  const until = exclusion.until && formatDateTime(exclusion.until, language);

  return (
    <div role="status">
      <EmptyState
        art="moon"
        title={until ? t('begun.until', { time: until }) : t('begun.ever')}
        text={t('begun.text')}
        className="min-h-100"
        action={
          <Button tone="gold" onClick={() => void navigate('/index', { replace: true })}>
            {t('begun.leave')}
          </Button>
        }
      />
    </div>
  );
}

/** Safe play: limits, the reality check, a break, and the end of it. */
export function ResponsibleGamingPage() {
  const { t } = useTranslation('responsible-gaming');
  const { data, error, refetch } = useQuery(gamingQueries.state());
  const [begun, setBegun] = useState<Exclusion | null>(null);
  if (begun) return <Begun exclusion={begun} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Facts />
      {data ? (
        <>
          {!data.applied && (
            <p role="status" className="gold-wash flex items-start gap-2.5 rounded-md p-3 text-gold-hi">
              <Icon name="info" size={18} className="mt-0.5 shrink-0" />
              <span>{t('savedSoon')}</span>
            </p>
          )}
          <LimitsCard state={data} />
        </>
      ) : error ? (
        <section className="surface">
          <ErrorState error={error} onRetry={() => void refetch()} />
        </section>
      ) : (
        <Skeleton className="h-96 rounded-lg!" />
      )}
      <RealityCard />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <BreakCard kind="COOL_OFF" onBegun={({ exclusion }) => setBegun(exclusion)} />
        <BreakCard kind="SELF_EXCLUSION" onBegun={({ exclusion }) => setBegun(exclusion)} />
      </div>
    </div>
  );
}
