import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { Glyph } from '~/art/pictures';
import { Tag } from '~/ui/chip';
import { classNames } from '~/ui/class-names';
import { Skeleton } from '~/ui/skeleton';
import type { Vendor } from '../api/games.api';
import { categoryOf } from '../model/category';
import { vendorTarget } from '../model/links';
import { VendorMark } from './vendor-mark';

const CARD =
  'relative flex min-h-44 flex-col justify-between gap-6 overflow-hidden rounded-md border border-line bg-linear-to-br from-cat-deep to-panel to-75% p-5';

const GRID = 'grid gap-4 py-6 sm:grid-cols-2 lg:grid-cols-3';

export interface VendorLaunchersProps {
  /** Undefined while they load. */
  vendors: readonly Vendor[] | undefined;
  gameType: string;
}

/** Vendors with one place to bet in: a press launches it. */
export function VendorLaunchers({ vendors, gameType }: VendorLaunchersProps) {
  if (!vendors)
    return (
      <div className={GRID} aria-hidden="true">
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-44 rounded-md!" />
        ))}
      </div>
    );
  return (
    <ul className={GRID}>
      {vendors.map((vendor) => (
        <li key={vendor.vassalage}>
          <Launcher vendor={vendor} gameType={gameType} />
        </li>
      ))}
    </ul>
  );
}

function Launcher({ vendor, gameType }: { vendor: Vendor; gameType: string }) {
  const { t } = useTranslation(['games', 'common']);
  const target = vendorTarget(vendor, gameType);
  const content = (
    <>
      <Glyph
        spec={categoryOf(gameType).glyph}
        hue={215}
        className="absolute -right-5 -bottom-6 size-36 opacity-60"
      />
      <span className="relative flex items-center gap-3">
        <VendorMark code={vendor.vassalage} name={vendor.displayName} />
        <b className="min-w-0 flex-1 text-18 leading-snug font-semibold">{vendor.displayName}</b>
        {vendor.isHot && target && <Tag tone="loss">{t('hot')}</Tag>}
      </span>
      {target ? (
        <span className="relative inline-flex min-h-11 items-center gap-1.5 font-semibold text-gold">
          {t('enter')}
          <Icon name="next" size={16} />
        </span>
      ) : (
        <span className="relative inline-flex min-h-11 items-center gap-2 text-muted">
          <Icon name="wrench" size={18} />
          {t('maintenance')}
        </span>
      )}
    </>
  );
  if (!target) return <div className={classNames(CARD, 'grayscale')}>{content}</div>;
  return (
    <Link to={target} className={classNames(CARD, 'transition-colors duration-(--t-base) hover:border-cat')}>
      {content}
    </Link>
  );
}
