import { ColumnChoice, ExportPages, type DataColumn, type PageQuery } from '~/ui/data-table';
import { smallButton } from './list-head';
import { SavedFilters, type Filters } from './saved-filters';

interface ListToolsProps<T, F extends Filters> {
  /** The name of the list: its columns and filters are kept under it, and its file has it. */
  name: string;
  columns: readonly DataColumn<T>[];
  rowKey: (row: T) => string;
  /** Without it no file is offered. */
  pages?: PageQuery<T> | undefined;
  filters?: { now: F; onChoose: (filters: F) => void } | undefined;
}

/** What a list of the console offers in its head: saved filters, the choice of columns, the file of all its pages. */
export function ListTools<T, F extends Filters>(props: ListToolsProps<T, F>) {
  const { name, columns, rowKey, pages, filters } = props;
  const hasFile = columns.some(({ csv }) => csv);
  return (
    <>
      {filters && <SavedFilters list={name} filters={filters.now} onChoose={filters.onChoose} />}
      <ColumnChoice name={name} columns={columns} buttonClass={smallButton} />
      {pages && hasFile && <ExportPages {...{ name, columns, rowKey, pages }} buttonClass={smallButton} />}
    </>
  );
}
