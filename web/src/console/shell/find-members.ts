import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { http } from '~/lib/http';
import type { DefinedConsolePage } from '../define-console-page';

const MIN_LETTERS = 3;
const SHOWN = 5;

const foundMembers = (search: string) =>
  queryOptions({
    queryKey: ['palette', 'members', search],
    queryFn: ({ signal }) =>
      http.get('/wps/v2/ops/members', { query: { search, pageNo: 1, pageSize: SHOWN }, signal }),
    placeholderData: keepPreviousData,
  });

/** Members whose name, id, e-mail or number this is, for operators who may open them. */
export function useFoundMembers(typed: string, pages: readonly DefinedConsolePage[]) {
  const search = useDeferredValue(typed.trim());
  const mayFind = pages.some(({ path }) => path === '/members');
  const isLongEnough = search.length >= MIN_LETTERS;
  const { data } = useQuery({ ...foundMembers(search), enabled: mayFind && isLongEnough });
  return isLongEnough ? (data?.list ?? []) : [];
}
