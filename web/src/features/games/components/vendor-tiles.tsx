import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '~/art/icon';
import { SectionHead } from '~/ui/section-head';
import { gameQueries } from '../api/games.api';
import { vendorHref } from '../model/links';
import { VendorMark } from './vendor-mark';

/** The slot vendors, one tile each. */
export function VendorTiles() {
  const { t } = useTranslation(['games', 'common']);
  const { data } = useQuery(gameQueries.menus());
  const vendors = data?.find((menu) => menu.gameType.toUpperCase() === 'RNG')?.vendors ?? [];
  if (vendors.length < 2) return null;
  return (
    <section className="mt-(--section)" data-cat="rng">
      <SectionHead title={t('common:nav.vendors')} />
      <ul className="grid grid-cols-2 gap-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <Link
              to={vendorHref(vendor.vassalage)}
              className="flex min-h-18 items-center gap-3 rounded-md border border-hairline bg-linear-to-b from-cat-deep to-panel to-85% px-3 py-3 transition-colors duration-(--t-base) hover:border-cat sm:px-4"
            >
              <VendorMark code={vendor.vassalage} name={vendor.displayName} />
              <b className="min-w-0 flex-1 leading-snug font-semibold">{vendor.displayName}</b>
              <Icon name="next" size={16} className="text-subtle max-sm:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
