import type { ReactNode } from 'react';
import { ColumnChoice, ExportButton, type DataColumn, type ExportPage } from '~/ui/data-table';
import { smallButton } from './list-head';

/** A page of a list as the gateway answers it. */
interface ListPage<T> {
  list: T[];
  totalCount: number;
}

interface ListToolsProps<T> {
  /** The name of the list, under which its columns are kept and its file is saved. */
  name: string;
  columns: readonly DataColumn<T>[];
  rowKey: (row: T) => string;
  /** Reads any page of the list as it is filtered now; without it no file is offered. */
  read?: ((pageNo: number, signal: AbortSignal) => Promise<ListPage<T>>) | undefined;
  children?: ReactNode;
}

/** What every list of the console offers in its head: saved filters, the choice of columns, and the file of all pages. */
export function ListTools<T>({ name, columns, rowKey, read, children }: ListToolsProps<T>) {
  const page = async (pageNo: number, signal: AbortSignal): Promise<ExportPage<T>> => {
    const { list, totalCount } = await read!(pageNo, signal);
    return { rows: list, total: totalCount };
  };
  return (
    <>
      {children}
      <ColumnChoice name={name} columns={columns} buttonClass={smallButton} />
      {read && (
        <ExportButton
          buttonClass={smallButton}
          job={{ name, columns, rowKey, page: ({ pageNo }, signal) => page(pageNo, signal) }}
        />
      )}
    </>
  );
}
