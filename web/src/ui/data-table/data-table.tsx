import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { csvOf, saveFile } from '~/lib/csv';
import { Button, buttonClass } from '../button';
import { classNames } from '../class-names';
import { lazyPage, LazyBoundary } from '../lazy-page';
import { Skeleton } from '../skeleton';
import { csvRows, type DataColumn, type Density, type Sorting } from './columns';
import { ExportPages, type PageQuery } from './export-pages';
import { Head } from './head';
import { HEIGHTS, STYLES } from './styles';
import { Tools } from './tools';
import { useCore } from './use-core';
import { useRowKeys } from './use-row-keys';
import type { VirtualRow } from './virtual-rows';

export interface DataTableProps<T> {
  caption: string;
  columns: readonly DataColumn<T>[];
  /** Undefined while they load. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  density?: Density;
  /** Under it the choice of columns is kept; a table without it shows all. */
  name?: string;
  empty?: ReactNode;
  /** Given where the server sorts; else the rows at hand are sorted here. */
  sorting?: Sorting | null;
  onSort?: (sorting: Sorting) => void;
  totals?: boolean;
  /** The name of the file of the rows at hand; a table without it offers none. */
  csvName?: string;
  /** Of a list that the server pages: the file then has all pages. */
  pages?: PageQuery<T>;
  /** The key of the current row, which a press, J, K, the arrows, Home and End move. */
  current?: string | null;
  onCurrent?: (key: string) => void;
  /** Enter on the current row. */
  onOpen?: (row: T) => void;
}

const SKELETON_ROWS = 5;
/** A table up to this length is drawn whole: the browser's search and a screen reader then go through all of it. */
const VIRTUAL_FROM = 100;
const VirtualRows = lazyPage(() => import('./virtual-rows').then((m) => m.VirtualRows));
const bringIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** The table of every page: a head that stays, rows in view only if it is long, one current row where it is wanted. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, rowKey, density = 'comfortable', empty = null, totals = false, csvName, pages } = props;
  const { current, onCurrent } = props;
  const { t } = useTranslation();
  const { columns, rows, by, sortBy } = useCore(props);
  const keys = useRowKeys({ rows: rows ?? [], rowKey, current, onCurrent, onOpen: props.onOpen });
  if (rows?.length === 0) return empty;

  const style = STYLES[density];
  const isDense = density === 'dense';
  const isLong = rows !== undefined && rows.length > VIRTUAL_FROM;
  const label = ({ phone, head }: DataColumn<T>) =>
    !isDense && phone !== 'title' && <span className="text-13 text-subtle @2xl:hidden">{head}</span>;

  const line = (row: T, { index, ...virtual }: Partial<VirtualRow> = {}) => {
    const key = rowKey(row);
    const isCurrent = onCurrent !== undefined && key === current;
    return (
      <tr
        key={key}
        ref={isCurrent ? bringIntoView : null}
        {...virtual}
        aria-rowindex={index === undefined ? undefined : index + 2}
        aria-current={isCurrent || undefined}
        className={classNames(
          style.row,
          isCurrent ? 'bg-(--color-selection-wash)' : isDense && 'hover:bg-panel',
        )}
        onClick={onCurrent && (() => onCurrent(key))}
      >
        {columns.map((column) => (
          <td
            key={column.key}
            className={classNames(
              style.cell(column),
              isCurrent && 'first:shadow-[inset_3px_0_0_var(--color-info)]',
            )}
          >
            {label(column)}
            {column.cell(row)}
          </td>
        ))}
      </tr>
    );
  };

  const file =
    csvName &&
    (pages ? (
      <ExportPages
        name={csvName}
        {...{ columns, rowKey, pages }}
        buttonClass={buttonClass({ tone: 'line', size: 's' })}
      />
    ) : (
      <Button
        size="s"
        disabled={!rows}
        onClick={() => saveFile(`${csvName}.csv`, csvOf(csvRows(columns, rows ?? [])))}
      >
        <Icon name="download" size={16} />
        {t('kit.csv')}
      </Button>
    ));

  return (
    <div className={isDense ? 'grid min-h-0 grid-rows-[minmax(0,1fr)]' : '@container'}>
      {!isDense && (
        <Tools columns={columns} by={by} onSort={sortBy}>
          {file}
        </Tools>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rows are chosen by key here */}
      <div
        role="region"
        aria-label={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the box scrolls and takes the keys
        tabIndex={0}
        data-queue={isDense || undefined}
        className={style.box}
        onKeyDown={keys.onKeyDown}
      >
        <table
          className={classNames('w-full border-separate border-spacing-0', style.table)}
          aria-busy={!rows}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
        >
          <caption className="sr-only">{caption}</caption>
          <Head density={density} columns={columns} by={by} onSort={sortBy} />
          <tbody className={style.tbody}>
            {isLong ? (
              <LazyBoundary fallback={rows.slice(0, VIRTUAL_FROM).map((row) => line(row))}>
                <VirtualRows
                  count={rows.length}
                  columns={columns.length}
                  height={HEIGHTS[density].row}
                  head={HEIGHTS[density].head}
                  current={onCurrent ? keys.at : -1}
                >
                  {(row) => line(rows[row.index]!, row)}
                </VirtualRows>
              </LazyBoundary>
            ) : rows ? (
              rows.map((row) => line(row))
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
          {totals && rows && (
            <tfoot className="font-semibold @max-2xl:block">
              <tr className="@max-2xl:grid @max-2xl:gap-1.5 @max-2xl:py-3.5">
                {columns.map((column, i) => (
                  <td
                    key={column.key}
                    className={classNames(
                      style.cell(column),
                      style.total,
                      i > 0 && column.total === undefined && '@max-2xl:hidden',
                    )}
                  >
                    {i > 0 && label(column)}
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
