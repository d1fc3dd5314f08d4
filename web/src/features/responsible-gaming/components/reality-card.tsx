import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useFailureText } from '~/lib/failure';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { Skeleton } from '~/ui/skeleton';
import { ErrorLine } from '~/ui/states';
import { toast } from '~/ui/toast';
import { gamingQueries } from '../api/gaming.api';
import { useAmounts } from '../hooks/use-amounts';
import { useAcknowledge, useSetRealityCheck } from '../hooks/use-gaming';

/** As the server bounds it: 5 to 240 minutes. */
const INTERVALS = [null, 15, 30, 60, 120] as const;

/** Interval of the reality check (REG-G19). */
export function RealityCard() {
  const { t } = useTranslation('responsible-gaming');
  const { data, error, refetch } = useQuery(gamingQueries.reality());
  const { minutes, signed } = useAmounts();
  const set = useSetRealityCheck();
  const failureText = useFailureText();
  const chosen = set.isPending ? (set.variables ?? null) : data?.intervalMinutes;
  const tone = data?.netResult.startsWith('-') ? 'text-loss' : data?.netResult === '0.00' ? '' : 'text-win';
  return (
    <section className="surface grid content-start gap-3 p-5 sm:p-6" aria-labelledby="reality-title">
      <div>
        <h3 id="reality-title" className="text-18">
          {t('reality.title')}
        </h3>
        <p className="text-13 text-muted">{t('reality.text')}</p>
      </div>
      {data ? (
        <>
          <div className="flex flex-wrap gap-2" role="group" aria-label={t('reality.every')}>
            {INTERVALS.map((interval) => (
              <Chip
                key={interval ?? 'none'}
                pressed={chosen === interval}
                disabled={set.isPending}
                onClick={() => set.mutate(interval, { onSuccess: () => toast(t('reality.saved'), 'win') })}
              >
                {interval === null ? t('reality.none') : minutes(interval)}
              </Chip>
            ))}
          </div>
          {set.isError && <FieldError>{failureText(set.error)}</FieldError>}
          <dl className="num well grid gap-x-6 gap-y-1 px-4 py-3 xs:grid-cols-2">
            <div>
              <dt className="text-12 text-subtle">{t('reality.elapsed')}</dt>
              <dd className="font-semibold">{minutes(data.elapsedMinutes)}</dd>
            </div>
            <div>
              <dt className="text-12 text-subtle">{t('reality.net')}</dt>
              <dd className={classNames('font-semibold', tone)}>{signed(data.netResult)}</dd>
            </div>
          </dl>
          {data.due && <PendingNotice onAnswered={set.reset} />}
        </>
      ) : error ? (
        <ErrorLine error={error} className="px-0!" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </section>
  );
}

/** The interval cannot be changed while a reality check is due, so it can be acknowledged here, below its figures. */
function PendingNotice({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useTranslation('responsible-gaming');
  const acknowledge = useAcknowledge();
  const failureText = useFailureText();
  return (
    <div className="gold-wash grid gap-3 rounded-md p-3 text-gold-hi">
      <p role="status" className="flex items-start gap-2.5">
        <Icon name="info" size={18} className="mt-0.5 shrink-0" />
        <span>{t('reality.waits')}</span>
      </p>
      {acknowledge.isError && <FieldError>{failureText(acknowledge.error)}</FieldError>}
      <Button
        busy={acknowledge.isPending}
        onClick={() => acknowledge.mutate(undefined, { onSuccess: onAnswered })}
      >
        {t('reality.seen')}
      </Button>
    </div>
  );
}
