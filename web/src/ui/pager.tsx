import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';
import { pageItems } from '~/lib/pages';
import { classNames } from './class-names';

export interface PagerProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

const BOX =
  'grid min-h-11 min-w-11 max-sm:min-w-8 place-items-center rounded-md font-medium text-muted enabled:hover:bg-card enabled:hover:text-text disabled:opacity-40';

/**
 * First, previous, next and last are disabled at the bounds; gaps mark skipped pages (specification 4.11).
 */
export function Pager({ page, total, onPage }: PagerProps) {
  const { t } = useTranslation();
  if (total <= 1) return null;
  const jump = (icon: IconName, label: string, to: number, extra?: string) => (
    <button
      type="button"
      className={classNames(BOX, extra)}
      aria-label={label}
      disabled={to < 1 || to > total || to === page}
      onClick={() => onPage(to)}
    >
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <nav aria-label={t('pager.label')} className="num mt-8 grid justify-items-center gap-2">
      <div className="flex items-center gap-1">
        {jump('first', t('pager.first'), page > 1 ? 1 : 0, 'max-xs:hidden')}
        {jump('back', t('pager.previous'), page - 1)}
        {pageItems(page, total).map((item, i) =>
          item === 'gap' ? (
            <span key={`gap${i}`} className="min-w-6 text-center text-subtle" aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={item}
              type="button"
              aria-label={t('pager.page', { page: item })}
              aria-current={item === page ? 'page' : undefined}
              className={classNames(
                BOX,
                item === page && 'gold-wash text-gold! shadow-[inset_0_0_0_1px_var(--color-gold)]',
              )}
              onClick={() => item !== page && onPage(item)}
            >
              {item}
            </button>
          ),
        )}
        {jump('next', t('pager.next'), page + 1)}
        {jump('last', t('pager.last'), page < total ? total : total + 1, 'max-xs:hidden')}
      </div>
      <p className="text-12 text-subtle">{t('pager.of', { page, total })}</p>
    </nav>
  );
}
