import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { csvOf, saveFile } from '~/lib/csv';
import { Button } from './button';
import { classNames } from './class-names';
import { SelectField } from './field';
import { lazyPage, LazyBoundary } from './lazy-page';
import { Skeleton } from './skeleton';
import type { VirtualRow } from './virtual-rows';

export interface DataColumn<T> {
  key: string;
  head: string;
  cell: (row: T) => ReactNode;
  /** What it is sorted by; a column without it is not sorted. */
  sort?: (row: T) => string | number | bigint;
  /** What a CSV file has in its place; without it the column is left out. */
  csv?: (row: T) => string;
  align?: 'right';
  /** On phones: `title` heads the card, `hide` leaves it out, the rest is a line with its head. */
  phone?: 'title' | 'hide';
  total?: ReactNode;
}

export interface Sorting {
  key: string;
  down: boolean;
}

export interface DataTableProps<T> {
  caption: string;
  columns: readonly DataColumn<T>[];
  /** Undefined while they load. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  empty: ReactNode;
  /** Given where the server sorts; else the rows at hand are sorted here. */
  sorting?: Sorting | null;
  onSort?: (sorting: Sorting) => void;
  totals?: boolean;
  /** The name of the file; a table without it offers none. */
  csvName?: string;
  onRow?: (row: T) => void;
}

function sorted<T>(rows: readonly T[], columns: readonly DataColumn<T>[], by: Sorting | null): readonly T[] {
  const value = columns.find(({ key }) => key === by?.key)?.sort;
  if (!value || !by) return rows;
  const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const compare = (a: T, b: T) => {
    const [x, y] = [value(a), value(b)];
    return typeof x === 'string' && typeof y === 'string'
      ? collator.compare(x, y)
      : x < y
        ? -1
        : x > y
          ? 1
          : 0;
  };
  return rows.toSorted((a, b) => (by.down ? compare(b, a) : compare(a, b)));
}

const SKELETON_ROWS = 5;
/** A table up to this length is drawn whole: the browser's search and a screen reader then go through all of it. */
const VIRTUAL_FROM = 100;
const VirtualRows = lazyPage(() => import('./virtual-rows').then((m) => m.VirtualRows));

/** Columns that scroll in wide boxes under a head that stays; cards in narrow ones. Long tables draw the rows in view. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, columns, rows, rowKey, empty, onSort, totals = false, csvName, onRow } = props;
  const { t } = useTranslation();
  const [own, setOwn] = useState<Sorting | null>(null);
  const by = onSort ? (props.sorting ?? null) : own;
  const change = onSort ?? setOwn;
  const shown = rows && (onSort ? rows : sorted(rows, columns, by));
  const sortable = columns.filter(({ sort }) => sort);
  if (rows?.length === 0) return empty;

  function save(): void {
    const saved = columns.filter(({ csv }) => csv);
    saveFile(
      `${csvName}.csv`,
      csvOf([
        saved.map(({ head }) => head),
        ...(shown ?? []).map((row) => saved.map(({ csv }) => csv!(row))),
      ]),
    );
  }
  const cell = (column: DataColumn<T>) =>
    classNames(
      'align-middle @2xl:border-b @2xl:border-hairline @2xl:px-3 @2xl:py-3',
      column.align === 'right' && 'num @2xl:text-right',
      column.phone === 'hide' && '@max-2xl:hidden',
      column.phone === 'title'
        ? '@max-2xl:font-semibold'
        : '@max-2xl:flex @max-2xl:justify-between @max-2xl:gap-4 @max-2xl:text-right',
    );
  const head = (column: DataColumn<T>) =>
    column.phone !== 'title' && <span className="text-13 text-subtle @2xl:hidden">{column.head}</span>;

  const line = (row: T, { index, ...virtual }: Partial<VirtualRow> = {}) => (
    <tr
      key={rowKey(row)}
      {...virtual}
      aria-rowindex={index === undefined ? undefined : index + 2}
      className="@max-2xl:grid @max-2xl:gap-1.5 @max-2xl:border-b @max-2xl:border-hairline @max-2xl:py-3.5 @2xl:hover:bg-white/2.5"
      onClick={onRow && (() => onRow(row))}
    >
      {columns.map((column) => (
        <td key={column.key} className={cell(column)}>
          {head(column)}
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
  const isLong = shown !== undefined && shown.length > VIRTUAL_FROM;

  return (
    <div className="@container">
      {(csvName || sortable.length > 0) && (
        <div className="mb-2 flex items-center justify-between gap-3 @2xl:justify-end">
          {sortable.length > 0 && (
            <div className="@2xl:hidden">
              <SelectField
                label={t('kit.sortBy')}
                hideLabel
                value={by ? `${by.key}:${by.down ? 'down' : 'up'}` : ''}
                onChange={(event) => {
                  const [key = '', way] = event.target.value.split(':');
                  change({ key, down: way === 'down' });
                }}
              >
                <option value="" disabled>
                  {t('kit.sortBy')}
                </option>
                {sortable.flatMap(({ key, head: name }) => [
                  <option key={`${key}-down`} value={`${key}:down`}>{`${name} ↓`}</option>,
                  <option key={`${key}-up`} value={`${key}:up`}>{`${name} ↑`}</option>,
                ])}
              </SelectField>
            </div>
          )}
          {csvName && (
            <Button size="s" disabled={!rows} onClick={save}>
              <Icon name="download" size={16} />
              {t('kit.csv')}
            </Button>
          )}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reachable by keyboard */}
      <div role="region" aria-label={caption} tabIndex={0} className="@2xl:max-h-[70dvh] @2xl:overflow-auto">
        <table
          className="w-full border-separate border-spacing-0 @max-2xl:block"
          aria-busy={!rows}
          aria-rowcount={isLong ? shown.length + 1 : undefined}
        >
          <caption className="sr-only">{caption}</caption>
          <thead className="@max-2xl:hidden">
            <tr>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={by?.key === column.key ? (by.down ? 'descending' : 'ascending') : undefined}
                  className={classNames(
                    'sticky top-0 z-1 border-b border-line bg-card px-3 py-1 text-13 font-medium whitespace-nowrap text-subtle',
                    column.align === 'right' ? 'text-right' : 'text-left',
                  )}
                >
                  {column.sort ? (
                    <button
                      type="button"
                      className="inline-flex min-h-11 items-center gap-1 hover:text-text"
                      onClick={() =>
                        change({ key: column.key, down: by?.key === column.key ? !by.down : true })
                      }
                    >
                      {column.head}
                      <Icon
                        name={by?.key === column.key && !by.down ? 'up' : 'down'}
                        size={13}
                        className={by?.key === column.key ? 'text-gold' : 'opacity-40'}
                      />
                    </button>
                  ) : (
                    <span className="inline-flex min-h-11 items-center">{column.head}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-2xl:block">
            {isLong ? (
              <LazyBoundary fallback={shown.slice(0, VIRTUAL_FROM).map((row) => line(row))}>
                <VirtualRows count={shown.length} columns={columns.length}>
                  {(row) => line(shown[row.index]!, row)}
                </VirtualRows>
              </LazyBoundary>
            ) : shown ? (
              shown.map((row) => line(row))
            ) : (
              Array.from({ length: SKELETON_ROWS }, (_, i) => (
                <tr key={i} className="@max-2xl:block @max-2xl:py-2">
                  <td colSpan={columns.length} className="@max-2xl:block @2xl:p-2">
                    <Skeleton className="h-8" />
                  </td>
                </tr>
              ))
            )}
          </tbody>
          {totals && shown && (
            <tfoot className="font-semibold @max-2xl:block">
              <tr className="@max-2xl:grid @max-2xl:gap-1.5 @max-2xl:py-3.5">
                {columns.map((column, i) => (
                  <td
                    key={column.key}
                    className={classNames(
                      cell(column),
                      '@2xl:sticky @2xl:bottom-0 @2xl:border-t @2xl:border-line @2xl:bg-card',
                      i > 0 && column.total === undefined && '@max-2xl:hidden',
                    )}
                  >
                    {i > 0 && head(column)}
                    {i === 0 ? (column.total ?? t('kit.total')) : column.total}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}
