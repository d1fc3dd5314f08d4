import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { Skeleton } from '~/ui/skeleton';
import { Message } from '../shell/message';
import { smallButton } from './list-head';

interface ListStatesProps {
  query: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'error' | 'refetch'>;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

/** Boxes while a list loads, what went wrong with a way on, what it means that it is empty, or the list. */
export function ListStates({ query, isEmpty, empty, children }: ListStatesProps) {
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  if (query.data === undefined) {
    if (!query.isError)
      return (
        <div aria-busy="true" className="grid content-start gap-2 p-4">
          {Array.from({ length: 6 }, (_, i) => (
            <Skeleton key={i} className="h-9" />
          ))}
        </div>
      );
    const retry = (
      <button type="button" className={smallButton} onClick={() => void query.refetch()}>
        {t('list.refresh')}
      </button>
    );
    return (
      <div role="alert">
        <Message icon="warn" text={`${t('list.error')}. ${failureText(query.error)}`} action={retry} />
      </div>
    );
  }
  return isEmpty ? <Message icon="check" text={empty} /> : children;
}
