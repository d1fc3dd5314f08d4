import { useQueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import type { DataColumn } from './columns';
import { ExportButton } from './export-button';

/** A page of a list as the gateway answers it. */
interface ListPage<T> {
  list: T[];
  totalCount: number;
}

/** The query of a page of the list as it is filtered now, the one that the screen uses too. */
export type PageQuery<T> = (pageNo: number) => {
  queryKey: QueryKey;
  // oxlint-disable-next-line typescript/no-explicit-any -- the key's type is the query's own matter
  queryFn?: QueryFunction<ListPage<T>, any> | symbol;
};

interface ExportPagesProps<T> {
  name: string;
  columns: readonly DataColumn<T>[];
  rowKey: (row: T) => string;
  pages: PageQuery<T>;
  buttonClass: string;
}

/** Saves all pages of a list that the server pages by number. */
export function ExportPages<T>({ pages, buttonClass, ...list }: ExportPagesProps<T>) {
  const client = useQueryClient();
  const page = async ({ pageNo }: { pageNo: number }) => {
    const { queryKey, queryFn } = pages(pageNo);
    const read = { queryKey, queryFn: queryFn as QueryFunction<ListPage<T>>, retry: false as const };
    // The file has the rows as they are now, whatever the screen has kept.
    const { list: rows, totalCount } = await client.fetchQuery({ ...read, staleTime: 0, gcTime: 0 });
    return { rows, total: totalCount };
  };
  return <ExportButton buttonClass={buttonClass} job={{ ...list, page }} />;
}
