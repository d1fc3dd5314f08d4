import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from './query-view';
import { ShowMore } from './show-more';

export interface CursorPage<T> {
  list: readonly T[];
}

export interface CursorListProps<T> {
  label: string;
  query: UseInfiniteQueryResult<InfiniteData<CursorPage<T>>>;
  rowKey: (row: T) => string;
  empty: ReactNode;
  skeleton?: ReactNode;
  children: (row: T) => ReactNode;
}

/** A list that continues by a cursor: there is no number of pages, only more. */
export function CursorList<T>({ label, query, rowKey, empty, skeleton, children }: CursorListProps<T>) {
  const { t } = useTranslation();
  return (
    <QueryView
      query={query}
      skeleton={skeleton}
      isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
      empty={empty}
    >
      {({ pages }) => {
        const rows = pages.flatMap(({ list }) => list);
        return (
          <>
            <ul aria-label={label} className="divide-y divide-hairline">
              {rows.map((row) => (
                <li key={rowKey(row)}>{children(row)}</li>
              ))}
            </ul>
            <p className="sr-only" role="status">
              {t('kit.shown', { n: rows.length })}
            </p>
            {query.hasNextPage && (
              <ShowMore
                busy={query.isFetchingNextPage}
                failed={query.isFetchNextPageError}
                onMore={() => void query.fetchNextPage()}
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
}
