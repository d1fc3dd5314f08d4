import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Glyph } from '~/art/pictures';
import { formatDateTime } from '~/lib/format';
import { useFlag } from '~/features/system';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { Chip } from '~/ui/chip';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState } from '~/ui/states';
import { rewardQueries, type Promotion } from '../api/rewards.api';
import { PromoAction } from './promo-action';
import { ART, StatusTag } from './promo-parts';

type Category = Promotion['category'] | 'all';

function PromoCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const title = localName(promotion.title, language);
  return (
    <article className="surface grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-3 overflow-hidden p-4 sm:p-5">
      <div className="grid content-start gap-1.5">
        <div className="flex flex-wrap gap-2">
          <StatusTag status={promotion.status} />
          {promotion.stockLeft !== null && (
            <span className="num text-12 text-muted">{t('stockLeft', { n: promotion.stockLeft })}</span>
          )}
        </div>
        <h2 className="text-18 break-words">
          <Link to={`/promoDetail?id=${promotion.id}`} className="hover:text-gold">
            {title}
          </Link>
        </h2>
        <p className="text-muted">{localName(promotion.summary, language)}</p>
        {promotion.endsAt && (
          <p className="num text-12 text-subtle">
            {t('until', { at: formatDateTime(promotion.endsAt, language) })}
          </p>
        )}
      </div>
      <Glyph spec={ART[promotion.kind]} size={88} className="max-sm:size-16" />
      <div className="col-span-2 flex flex-wrap items-center gap-3 self-end">
        <PromoAction promotion={promotion} />
        <Link
          to={`/promoDetail?id=${promotion.id}`}
          aria-label={`${t('details')}: ${title}`}
          className="inline-flex min-h-11 items-center px-2 font-medium text-gold hover:text-gold-hi"
        >
          {t('details')}
        </Link>
      </div>
    </article>
  );
}

/** Every promotion that runs, by category; guests see them too. */
export function PromotionsPage() {
  const { t } = useTranslation('rewards');
  const [category, setCategory] = useState<Category>('all');
  const rain = useFlag('REDRAIN3');
  const promotions = useQuery({
    ...rewardQueries.promotions(),
    select: (all) => all.filter(({ kind }) => rain || kind !== 'RED_RAIN'),
  });
  const categories: Category[] = ['all', ...new Set(promotions.data?.map((promotion) => promotion.category))];
  return (
    <div className="grid gap-5">
      <h1 className="text-hero">{t('title')}</h1>
      <div
        role="group"
        aria-label={t('categories')}
        className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {categories.map((key) => (
          <Chip key={key} pressed={key === category} onClick={() => setCategory(key)}>
            {t(`category.${key}`)}
          </Chip>
        ))}
      </div>
      <QueryView
        query={promotions}
        skeleton={
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {Array.from({ length: 6 }, (_, at) => (
              <Skeleton key={at} className="h-52 rounded-lg!" />
            ))}
          </div>
        }
        isEmpty={(data) => data.length === 0}
        empty={<EmptyState art="lantern" title={t('none')} text={t('noneText')} className="surface" />}
      >
        {(data) => (
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {data
              .filter((promotion) => category === 'all' || promotion.category === category)
              .map((promotion) => (
                <PromoCard key={promotion.id} promotion={promotion} />
              ))}
          </div>
        )}
      </QueryView>
    </div>
  );
}
