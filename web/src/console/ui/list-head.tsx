import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { classNames } from '~/ui/class-names';

export const smallButton =
  'inline-flex min-h-8 items-center justify-center gap-1.5 rounded-sm border border-line bg-card px-3 font-medium whitespace-nowrap hover:border-line-strong hover:bg-raised disabled:border-hairline disabled:text-subtle max-lg:min-h-11';
export const primaryButton = 'gold-fill border-transparent font-semibold hover:brightness-106';
export const refuseButton = 'border-danger-hi text-loss';

/** Title of a page of the console, what it counts, and its actions. */
export function PageHead({ title, note, children }: { title: string; note?: string; children?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <h1 className="text-18">{title}</h1>
      <p className="num mr-auto text-muted">{note}</p>
      {children}
    </header>
  );
}

interface PagingProps {
  page: number;
  pages: number;
  total: number;
  onPage: (page: number) => void;
}

export function Paging({ page, pages, total, onPage }: PagingProps) {
  const { t } = useTranslation('console');
  return (
    <div className="flex items-center justify-end gap-2 px-4 py-2 text-12 text-muted">
      <span className="num">{t('list.page', { page, pages: Math.max(pages, 1), total })}</span>
      <button
        type="button"
        className={classNames(smallButton, 'w-8 px-0!')}
        aria-label={t('list.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="back" size={14} />
      </button>
      <button
        type="button"
        className={classNames(smallButton, 'w-8 px-0!')}
        aria-label={t('list.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="next" size={14} />
      </button>
    </div>
  );
}
