import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Skeleton } from './skeleton';
import { ErrorLine, ErrorState } from './states';

export interface QueryViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'refetch'> & { isPlaceholderData?: boolean };
  /** Boxes of the size of the content. */
  skeleton?: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  title?: string;
  /** One part of a page among others takes the error in a line. */
  inline?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * The three states of everything that is loaded: boxes, an error with a way on, or the content. What was loaded before stays
 * when a later request fails, and is dimmed while another page of it comes.
 */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, skeleton, isEmpty, empty, title, inline = false, children } = props;
  const { data } = query;
  if (data === undefined) {
    if (!query.isError) return skeleton ?? <Skeleton className="h-40" />;
    const Failure = inline ? ErrorLine : ErrorState;
    return (
      <Failure error={query.error} title={title} onRetry={() => void query.refetch()} className="surface" />
    );
  }
  if (isEmpty?.(data)) return empty;
  return (
    <div className={classNames('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
      {children(data)}
    </div>
  );
}
