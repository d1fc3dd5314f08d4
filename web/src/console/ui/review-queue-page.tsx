import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn, type PageQuery, type Sorting } from '~/ui/data-table';
import { isTyping } from '../shell/use-shortcuts';
import { PageHead, Paging, primaryButton, refuseButton, smallButton } from './list-head';
import { ListStates } from './list-states';
import { ListTools } from './list-tools';
import type { Filters } from './saved-filters';

export interface QueueAction<A extends string> {
  action: A;
  label: string;
  /** The key that starts it, in lower case. */
  key: string;
  tone?: 'primary' | 'refuse';
}

export interface QueueView<V extends string> {
  label: string;
  value: V;
  options: readonly (readonly [value: V, label: string])[];
  onChange: (value: V) => void;
}

interface ReviewQueuePageProps<R extends { id: string }, A extends string, V extends string> {
  /** The name of the list: its columns and filters are kept under it, and its file has it. */
  name: string;
  title: string;
  note?: string;
  /** A row below the head, such as links to the pages around the queue. */
  under?: ReactNode;
  empty: string;
  query: UseQueryResult<{ list: R[]; totalPages: number; totalCount: number }>;
  columns: readonly DataColumn<R>[];
  page: number;
  onPage: (page: number) => void;
  /** Any page of the list as it is filtered now; without it no file is offered. */
  pages?: PageQuery<R>;
  filters?: { now: Filters; onChoose: (filters: never) => void };
  /** Of a list that the server sorts. */
  order?: { sorting: Sorting; onSort: (sorting: Sorting) => void };
  view?: QueueView<V>;
  /** A search or further filters, before the choice of the list. */
  tools?: ReactNode;
  /** What an operator may do with the row; none, and it is only shown. */
  actionsOf: (row: R) => readonly QueueAction<A>[];
  details: (row: R) => ReactNode;
  /** The dialog of an action, about the row that was on the screen when it began. */
  dialog: (action: A, row: R, close: () => void) => ReactNode;
  /** What begins without a row, as asking for a correction does. */
  start?: { label: string; key: string; dialog: (close: () => void) => ReactNode };
}

/** A queue that an operator empties: rows, the facts of the current one, and its actions by button or key. */
export function ReviewQueuePage<R extends { id: string }, A extends string, V extends string = never>(
  props: ReviewQueuePageProps<R, A, V>,
) {
  const { title, note, under, empty, query, columns, page, onPage, view, tools, actionsOf } = props;
  const { name, details, start } = props;
  const { t } = useTranslation('console');
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const [doing, setDoing] = useState<{ action: A; row: R } | 'start' | null>(null);
  const close = () => setDoing(null);
  // The place of a row that has been decided belongs to the one that followed it.
  const current = rows.find(({ id }) => id === chosen) ?? rows[Math.min(at, rows.length - 1)];
  const actions = current ? actionsOf(current) : [];
  const box = useRef<HTMLDivElement>(null);
  const isBusy = doing !== null;

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const key = event.key.toLowerCase();
    const chosenAction = actions.find((one) => one.key === key);
    if (chosenAction && current) setDoing({ action: chosenAction.action, row: current });
    else if (key === start?.key) setDoing('start');
    else return;
    event.preventDefault();
  };
  const listener = useRef(onKey);
  useEffect(() => {
    listener.current = onKey;
  });
  useEffect(() => {
    if (isBusy) return undefined;
    const listen = (event: KeyboardEvent) => listener.current(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isBusy]);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows && !isBusy) box.current?.querySelector<HTMLElement>('[data-queue]')?.focus();
  }, [hasRows, isBusy]);

  return (
    <div ref={box} className="grid h-full grid-rows-[auto_minmax(9rem,1fr)_auto_auto]">
      <div>
        <PageHead title={title} note={note}>
          {tools}
          {view && (
            <select
              aria-label={view.label}
              className="min-h-8 rounded-sm border border-line bg-card px-2 max-lg:min-h-11"
              value={view.value}
              onChange={(event) => view.onChange(event.target.value as V)}
            >
              {view.options.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
          <ListTools
            {...{ name, columns }}
            rowKey={({ id }) => id}
            pages={props.pages}
            filters={props.filters as { now: Filters; onChoose: (filters: Filters) => void } | undefined}
          />
          <button type="button" className={smallButton} onClick={() => void query.refetch()}>
            {t('list.refresh')}
          </button>
          {start && (
            <button
              type="button"
              className={classNames(smallButton, primaryButton)}
              onClick={() => setDoing('start')}
            >
              {start.label} <kbd>{start.key.toUpperCase()}</kbd>
            </button>
          )}
        </PageHead>
        {under}
      </div>
      <ListStates query={query} isEmpty={!hasRows} empty={empty}>
        <DataTable
          density="dense"
          name={name}
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          {...props.order}
          current={current?.id ?? null}
          onCurrent={(id) => {
            setChosen(id);
            setAt(rows.findIndex((row) => row.id === id));
          }}
        />
      </ListStates>
      {current ? (
        <section
          key={current.id}
          aria-label={t('list.details')}
          // Without a button in it, the keyboard scrolls it only by its own focus.
          {...(actions.length === 0 && { tabIndex: 0 })}
          className="grid max-h-[50dvh] content-start gap-3 overflow-y-auto bg-panel p-4"
        >
          {actions.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {actions.map(({ action, label, key, tone }) => (
                <button
                  key={action}
                  type="button"
                  className={classNames(
                    smallButton,
                    tone === 'primary' && primaryButton,
                    tone === 'refuse' && refuseButton,
                  )}
                  onClick={() => setDoing({ action, row: current })}
                >
                  {label} <kbd>{key.toUpperCase()}</kbd>
                </button>
              ))}
            </div>
          )}
          {details(current)}
        </section>
      ) : (
        <span />
      )}
      {query.data && (
        <Paging page={page} pages={query.data.totalPages} total={query.data.totalCount} onPage={onPage} />
      )}
      {doing === 'start' && start?.dialog(close)}
      {doing !== null && doing !== 'start' && props.dialog(doing.action, doing.row, close)}
    </div>
  );
}
