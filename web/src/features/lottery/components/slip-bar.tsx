import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { useMoney } from '../hooks/use-money';

interface SlipBarProps {
  count: number;
  total: bigint;
  onOpen: () => void;
}

/** The slip at the foot of a phone: what is on it, what it costs, and the way to it. */
export function SlipBar({ count, total, onOpen }: SlipBarProps) {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  return (
    <div
      data-over-bottom-bar
      className="fixed inset-x-0 bottom-0 z-nav flex items-center justify-between gap-3 border-t border-line bg-raised/98 px-4 py-2 shadow-3 max-sm:bottom-[calc(65px+env(safe-area-inset-bottom))]"
    >
      <p className="num leading-tight" aria-live="polite">
        <b className="block text-16 text-gold-hi">{money(total)}</b>
        <span className="text-12 text-muted">
          {t(count === 0 ? 'slipEmpty' : 'selections', { n: count })}
        </span>
      </p>
      <Button tone="gold" onClick={onOpen}>
        {t('slip')}
      </Button>
    </div>
  );
}
