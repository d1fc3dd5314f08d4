import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { serverNow } from '~/lib/clock';
import { useFailureText } from '~/lib/failure';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import type { Limit, LimitKind, LimitPeriod } from '../api/gaming.api';
import { useAmounts } from '../hooks/use-amounts';
import { useLimit } from '../hooks/use-gaming';
import { usedShare } from '../model/limits';
import { LimitForm } from './limit-form';

export interface LimitRowProps {
  kind: LimitKind;
  period: LimitPeriod;
  limit: Limit | undefined;
}

/** One limit: what it is, how much of it is used, what waits to be confirmed, and its change. */
export function LimitRow({ kind, period, limit }: LimitRowProps) {
  const { t } = useTranslation('responsible-gaming');
  const { value } = useAmounts();
  const [editing, setEditing] = useState(false);
  const used = limit ? usedShare(limit) : null;
  const name = `${t(`kind.${kind}.name`)}, ${t(`period.${period}`)}`;
  return (
    <li className="grid gap-2 border-hairline py-3 not-first:border-t">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0">
          <span className="block text-13 text-muted">{t(`period.${period}`)}</span>
          <b className={classNames('num font-semibold', !limit && 'text-subtle')}>
            {limit ? value(limit) : t('noLimit')}
          </b>
        </span>
        {!editing && (
          <Button
            tone="text"
            aria-label={`${t(limit ? 'change' : 'set')}: ${name}`}
            onClick={() => setEditing(true)}
          >
            {t(limit ? 'change' : 'set')}
          </Button>
        )}
      </div>
      {limit && used !== null && <Used limit={limit} share={used} name={name} />}
      {limit?.pending && <Pending kind={kind} period={period} limit={limit} name={name} />}
      {editing && (
        <LimitForm kind={kind} period={period} limit={limit} name={name} onDone={() => setEditing(false)} />
      )}
    </li>
  );
}

function Used({ limit, share, name }: { limit: Limit; share: number; name: string }) {
  const { t } = useTranslation('responsible-gaming');
  const language = useLanguage();
  const { value } = useAmounts();
  const used = value({ amount: limit.usedAmount, minutes: limit.usedMinutes });
  return (
    <div>
      <div
        role="progressbar"
        aria-label={t('usedOf', { name })}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <i
          className={classNames('block h-full rounded-full', share >= 0.8 ? 'bg-loss' : 'bg-jade-hi')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="num mt-1 text-12 text-muted">
        {limit.resetsAt
          ? t('used', { used, time: formatDateTime(limit.resetsAt, language) })
          : t('usedAlone', { used })}
      </p>
    </div>
  );
}

function Pending({ kind, period, limit, name }: LimitRowProps & { limit: Limit; name: string }) {
  const { t } = useTranslation('responsible-gaming');
  const language = useLanguage();
  const { value } = useAmounts();
  const { confirm, withdraw } = useLimit(kind, period);
  const failureText = useFailureText();
  const failure = confirm.error ?? withdraw.error;
  if (!limit.pending) return null;
  const { lifted, confirmableFrom } = limit.pending;
  const ripe = Date.parse(confirmableFrom) <= serverNow();
  const pending = lifted ? t('pending.lift') : t('pending.raise', { value: value(limit.pending) });
  return (
    <div className="gold-wash grid gap-1.5 rounded-md p-3">
      <p className="flex items-start gap-2 text-13 text-gold-hi">
        <Icon name="clock" size={16} className="mt-0.5 shrink-0" />
        <span className="num">
          {pending}{' '}
          {ripe ? t('pending.ripe') : t('pending.waits', { time: formatDateTime(confirmableFrom, language) })}
        </span>
      </p>
      {failure && <FieldError>{failureText(failure)}</FieldError>}
      <div className="flex flex-wrap gap-2">
        {ripe && (
          <Button
            aria-label={`${t('pending.confirm')}: ${name}`}
            busy={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {t('pending.confirm')}
          </Button>
        )}
        <Button
          tone="text"
          aria-label={`${t('pending.withdraw')}: ${name}`}
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {t('pending.withdraw')}
        </Button>
      </div>
    </div>
  );
}
