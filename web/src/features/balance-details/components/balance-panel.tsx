import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSituation } from '~/features/session';
import { useBalance } from '~/features/wallet';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { ErrorLine } from '~/ui/states';
import { Skeleton } from '~/ui/skeleton';
import { BalanceParts } from './balance-parts';

export interface BalancePanelProps {
  id: string;
  onClose: () => void;
}

/** Drops from the balance bar, which holds the button that opens it. Escape, a press elsewhere and leaving by Tab close it. */
export function BalancePanel({ id, onClose }: BalancePanelProps) {
  const { t } = useTranslation('balance-details');
  const { data, error, refetch } = useBalance();
  const { isOn } = usePageSituation();
  const modal = useModal();
  const panel = useRef<HTMLElement>(null);

  // What the stream does not name may be older than the amount.
  useEffect(() => void refetch(), [refetch]);
  useEffect(() => {
    const isOutside = (target: EventTarget | null) => !panel.current?.parentElement?.contains(target as Node);
    const onLeave = ({ target }: Event) => isOutside(target) && onClose();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      panel.current?.parentElement?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      onClose();
    };
    const open = new AbortController();
    const { signal } = open;
    document.addEventListener('pointerdown', onLeave, { signal });
    document.addEventListener('focusin', onLeave, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => open.abort();
  }, [onClose]);

  return (
    <section
      ref={panel}
      id={id}
      aria-label={t('title')}
      className="absolute top-full right-0 z-10 mt-2 grid w-80 gap-3 rounded-lg border border-line bg-panel p-4 whitespace-normal shadow-3 max-sm:fixed max-sm:inset-x-3 max-sm:top-14 max-sm:w-auto"
    >
      {data ? (
        <>
          <BalanceParts balance={data} lead="available" />
          {data.bonus !== '0.00' && isOn('BONUSDETAILS3') && (
            <Button
              block
              onClick={() => {
                onClose();
                modal.open('member', { page: 'bonusDetails' });
              }}
            >
              {t('toBonuses')}
            </Button>
          )}
        </>
      ) : error ? (
        <ErrorLine error={error} className="px-0!" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  );
}
