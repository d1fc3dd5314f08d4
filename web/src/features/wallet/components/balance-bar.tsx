import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { lazyPage } from '~/ui/lazy-page';
import { Skeleton } from '~/ui/skeleton';
import { useBalance } from '../hooks/use-balance';
import { useCountUp } from '../hooks/use-count-up';
import { useBalanceHidden } from '../model/preferences.store';
import { BalanceAmount } from './amount';

const BalancePanel = lazyPage(
  () => import('~/features/balance-details').then((m) => m.BalancePanel),
  'balance-details',
);

const TICK = 5_000;

function useAge(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - at) / 1_000));
}

/** A balance that is shown in place of the newest for a while, with the time it was true at. */
export interface DisplayedBalance {
  amount: string;
  at: number;
}

export interface BalanceBarProps {
  held?: DisplayedBalance | undefined;
  /** Asked for the newest. */
  onRefresh?: () => void;
}

/** What can be played with: hide, refresh and age of the figure, at a constant width while loading; its parts behind a button. */
export function BalanceBar({ held, onRefresh }: BalanceBarProps) {
  const { t } = useTranslation('wallet');
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useBalance();
  const amount = held?.amount ?? data?.available;
  const shown = useCountUp(amount);
  const { hidden, toggle } = useBalanceHidden();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const panelId = useId();
  const age = useAge(held?.at ?? dataUpdatedAt);
  const freshness = isError
    ? t('stale')
    : age < TICK / 1_000
      ? t('justNow')
      : age < 60
        ? t('secondsAgo', { count: age })
        : t('minutesAgo', { count: Math.floor(age / 60) });

  return (
    <div className="relative flex min-h-11 items-center rounded-md border border-line bg-card pl-2.5 sm:min-h-12 sm:pl-3.5">
      <button
        type="button"
        className="grid min-h-10 content-center text-left leading-tight sm:min-w-33"
        onClick={toggle}
      >
        <small className="text-11 text-subtle max-sm:hidden">
          {t('balance')}
          {data && ` · ${freshness}`}
        </small>
        <b className="text-14 font-semibold whitespace-nowrap text-gold-hi sm:text-16" data-testid="balance">
          {shown !== undefined ? <BalanceAmount value={shown} /> : <Skeleton className="h-5 w-24" />}
        </b>
        <span className="sr-only">{t(hidden ? 'show' : 'hide')}</span>
      </button>
      <span className="sr-only" aria-live="polite">
        {amount && !hidden && <BalanceAmount value={amount} />}
      </span>
      <IconButton
        icon={hidden ? 'eyeOff' : 'eye'}
        label={t(hidden ? 'show' : 'hide')}
        aria-pressed={hidden}
        className="max-sm:hidden"
        onClick={toggle}
      />
      <IconButton
        icon="refresh"
        iconSize={18}
        label={t('refresh')}
        className={classNames('max-sm:hidden', isFetching && '[&_svg]:animate-spin-once')}
        onClick={() => {
          onRefresh?.();
          void refetch();
        }}
      />
      <IconButton
        icon={open ? 'up' : 'down'}
        iconSize={18}
        label={t('details')}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        className="max-sm:w-8"
        onClick={() => setOpen(!open)}
      />
      {open && <BalancePanel id={panelId} onClose={close} />}
    </div>
  );
}
