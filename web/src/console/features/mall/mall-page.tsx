import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { formatCount, formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { count, text, useUrlState } from '~/lib/url-state';
import { classNames } from '~/ui/class-names';
import { DataTable, type DataColumn } from '~/ui/data-table';
import { toast } from '~/ui/toast';
import { PageHead, Paging, primaryButton, refuseButton, smallButton } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { ListTools } from '../../ui/list-tools';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useMemberName } from '../../ui/use-member-name';
import { ItemDialog } from './item-dialog';
import { decideOrder, mallQueries, type OpsItem, type OpsOrder } from './mall.api';

const FILTERS = { show: text('orders'), page: count() };
const SHOWN = ['orders', 'items'] as const;

/** Orders that wait for delivery, and what the mall offers. */
export function MallPage() {
  const { t } = useTranslation('console-mall');
  const [{ show, page }, change] = useUrlState(FILTERS);
  const [editing, setEditing] = useState<OpsItem | 'new' | null>(null);
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t('title')}>
        {SHOWN.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={show === each}
            className={classNames(smallButton, show === each && 'border-info! bg-raised')}
            onClick={() => change({ show: each, page: 1 })}
          >
            {t(each)}
          </button>
        ))}
        <button type="button" className={`${smallButton} ${primaryButton}`} onClick={() => setEditing('new')}>
          {t('new')}
        </button>
      </PageHead>
      {show === 'items' ? (
        <Items onEdit={setEditing} />
      ) : (
        <Orders page={page} onPage={(next) => change({ page: next })} />
      )}
      {editing && (
        <ItemDialog {...(editing !== 'new' && { item: editing })} onClose={() => setEditing(null)} />
      )}
    </div>
  );
}

function Items({ onEdit }: { onEdit: (item: OpsItem) => void }) {
  const { t } = useTranslation('console-mall');
  const language = useLanguage();
  const query = useQuery(mallQueries.items());
  const rows = query.data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const columns: DataColumn<OpsItem>[] = [
    { key: 'name', head: t('name'), cell: (row) => <b>{localName(row.name, language)}</b> },
    { key: 'kind', head: t('kindLabel'), phone: 'hide', cell: (row) => t(`kind.${row.kind}`) },
    {
      ...{ key: 'points', head: t('points'), align: 'right' },
      cell: (row) => <span className="num">{formatCount(row.points, language)}</span>,
    },
    {
      ...{ key: 'stock', head: t('stock'), align: 'right' },
      cell: (row) => (
        <span className={classNames('num', row.stock === 0 && 'text-loss')}>
          {formatCount(row.stock, language)}
        </span>
      ),
    },
    {
      ...{ key: 'enabled', head: t('enabled'), phone: 'hide' },
      cell: (row) => t(row.enabled ? 'enabled' : 'hidden'),
    },
    {
      ...{ key: 'edit', head: t('edit'), align: 'right' },
      cell: (row) => (
        <button type="button" className={smallButton} onClick={() => onEdit(row)}>
          {t('edit')}
        </button>
      ),
    },
  ];
  return (
    <ListStates query={query} isEmpty={rows.length === 0} empty={t('noItems')}>
      <DataTable
        density="dense"
        caption={t('items')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        current={chosen ?? rows[0]?.id ?? null}
        onCurrent={setChosen}
        onOpen={onEdit}
      />
    </ListStates>
  );
}

function Orders({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation(['console-mall', 'console']);
  const language = useLanguage();
  const query = useQuery(mallQueries.orders(page));
  const rows = query.data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const current = rows.find(({ id }) => id === chosen) ?? rows[0];
  const columns: DataColumn<OpsOrder>[] = [
    {
      key: 'number',
      head: t('order', { number: '' }),
      cell: (row) => <b className="num">{row.number}</b>,
      csv: (row) => row.number,
    },
    {
      ...{ key: 'name', head: t('name'), csv: (row) => localName(row.name, language) },
      cell: (row) => localName(row.name, language),
    },
    {
      ...{ key: 'quantity', head: t('quantity'), align: 'right', csv: (row) => String(row.quantity) },
      cell: (row) => <span className="num">{row.quantity}</span>,
    },
    {
      ...{
        key: 'points',
        head: t('points'),
        align: 'right',
        phone: 'hide',
        csv: (row) => String(row.points),
      },
      cell: (row) => <span className="num">{formatCount(row.points, language)}</span>,
    },
    {
      ...{ key: 'at', head: t('at'), phone: 'hide', csv: (row) => row.at },
      cell: (row) => <span className="num">{formatDateTime(row.at, language)}</span>,
    },
  ];
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto_auto]">
      <div className="flex flex-wrap justify-end gap-2 px-4 pb-2">
        <ListTools
          name="orders"
          columns={columns}
          rowKey={({ id }) => id}
          pages={(pageNo) => mallQueries.orders(pageNo)}
        />
      </div>
      <ListStates query={query} isEmpty={rows.length === 0} empty={t('noOrders')}>
        <DataTable
          density="dense"
          name="orders"
          caption={t('orders')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          current={current?.id ?? null}
          onCurrent={setChosen}
        />
      </ListStates>
      {current && <OrderDetails key={current.id} order={current} />}
      {query.data && (
        <Paging page={page} pages={query.data.totalPages} total={query.data.totalCount} onPage={onPage} />
      )}
    </div>
  );
}

/** Where an order goes, and the decision about it: delivered, or declined with the points given back. */
function OrderDetails({ order }: { order: OpsOrder }) {
  const { t } = useTranslation(['console-mall', 'console']);
  const client = useQueryClient();
  const failureText = useFailureText();
  const member = useMemberName(order.memberId);
  const [rejecting, setRejecting] = useState(false);
  const decide = useMutation({
    mutationFn: (reason: string | undefined) =>
      decideOrder(order.id, reason === undefined ? 'COMPLETE' : 'REJECTED', reason),
    onSuccess: async () => {
      toast(t('decided'), 'win');
      setRejecting(false);
      await client.invalidateQueries({ queryKey: mallQueries.all });
    },
    onError: (error) => toast(failureText(error), 'loss'),
  });
  const facts = [
    [t('member'), member],
    [t('recipient'), order.recipient],
    [t('phone'), order.phone],
    [t('address'), order.address],
  ] as const;
  return (
    <section
      aria-label={t('console:list.details')}
      className="grid gap-3 bg-panel p-4 lg:grid-cols-[1fr_auto]"
    >
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-subtle">{name}</dt>
            <dd className="num font-medium break-words select-all">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <div className="flex items-end gap-2">
        <button
          type="button"
          disabled={decide.isPending}
          className={classNames(smallButton, primaryButton)}
          onClick={() => decide.mutate(undefined)}
        >
          {t('complete')}
        </button>
        <button
          type="button"
          className={classNames(smallButton, refuseButton)}
          onClick={() => setRejecting(true)}
        >
          {t('reject')}
        </button>
      </div>
      {rejecting && (
        <ReasonDialog
          title={t('rejectTitle', { number: order.number })}
          error={decide.isError ? failureText(decide.error) : null}
          busy={decide.isPending}
          onClose={() => setRejecting(false)}
          onConfirm={(reason) => decide.mutate(reason.slice(0, 140))}
        />
      )}
    </section>
  );
}
