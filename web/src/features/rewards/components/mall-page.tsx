import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GlyphSpec } from '~/art/kit/types';
import { Glyph } from '~/art/pictures';
import { useAccess, useGuard } from '~/features/session';
import { Amount } from '~/features/wallet';
import { formatCount, formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import { Pager } from '~/ui/pager';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import { EmptyState } from '~/ui/states';
import { rewardQueries, type MallItem } from '../api/rewards.api';
import { ConvertForm, RedeemDialog } from './redeem-dialog';

const PICTURES: Readonly<Record<string, GlyphSpec>> = {
  headset: 'drum',
  phone: 'gem',
  gift: 'gourd',
  coins: 'coin',
  reels: 'seven',
};
const TONES = { PROCESSING: 'info', COMPLETE: 'win', REJECTED: 'loss' } as const;

function ItemCard({ item, onChoose }: { item: MallItem; onChoose: () => void }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  return (
    <article className="surface grid content-between gap-3 p-4">
      <div className="grid gap-2">
        <Glyph spec={PICTURES[item.picture] ?? 'chest'} size={104} className="mx-auto" />
        <div className="flex flex-wrap gap-2">
          <Tag tone="gold">{t(`mall.kind.${item.kind}`)}</Tag>
          {item.minLevel > 0 && <Tag>VIP {item.minLevel}+</Tag>}
        </div>
        <h3 className="text-16">{localName(item.name, language)}</h3>
        <p className="text-13 text-muted">{localName(item.description, language)}</p>
      </div>
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <b className="num text-18 font-semibold text-gold">
            {t('mall.cost', { n: formatCount(item.points, language) })}
          </b>
          <span className="num text-12 text-muted">{t('stockLeft', { n: item.stock })}</span>
        </p>
        <Button tone="gold" block disabled={item.stock === 0} onClick={onChoose}>
          {t(item.stock === 0 ? 'mall.empty' : 'mall.redeem')}
        </Button>
      </div>
    </article>
  );
}

function Orders() {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const [pageNo, setPage] = useState(1);
  const orders = useQuery(rewardQueries.orders(pageNo));
  return (
    <section className="surface grid gap-3 p-4 sm:p-5">
      <h2 className="text-18">{t('mall.orders')}</h2>
      <QueryView
        query={orders}
        inline
        isEmpty={(data) => data.list.length === 0}
        empty={<p className="text-muted">{t('mall.noOrders')}</p>}
      >
        {(data) => (
          <>
            <ul className="grid gap-2">
              {data.list.map((order) => (
                <li key={order.id} className="grid gap-1 border-b border-hairline py-2 last:border-0">
                  <div className="flex flex-wrap justify-between gap-2">
                    <b className="font-semibold">{localName(order.name, language)}</b>
                    <Tag tone={TONES[order.status]}>{t(`mall.status.${order.status}`)}</Tag>
                  </div>
                  <p className="num text-13 text-muted">
                    {order.number} · {formatDateTime(order.at, language)} ·{' '}
                    {t('mall.cost', { n: formatCount(order.points, language) })}
                    {order.amount !== '0.00' && (
                      <>
                        {' · '}
                        <Amount value={order.amount} short />
                      </>
                    )}
                  </p>
                  {order.address && (
                    <p className="text-13 text-muted">
                      {order.address} · {order.phone}
                    </p>
                  )}
                  {order.remark && <p className="text-13 text-loss">{order.remark}</p>}
                </li>
              ))}
            </ul>
            <Pager page={pageNo} total={data.totalPages} onPage={setPage} />
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Points, what they are exchanged for, and what was exchanged. */
export function MallPage() {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const member = useAccess() === 'member';
  const guard = useGuard();
  const [chosen, setChosen] = useState<MallItem | null>(null);
  const balance = useQuery({ ...rewardQueries.points(), enabled: member });
  const items = useQuery({ ...rewardQueries.items(), enabled: member });
  if (!member)
    return (
      <EmptyState
        art="gourd"
        title={t('mall.title')}
        text={t('mall.intro')}
        className="surface"
        action={
          <Button tone="gold" onClick={() => guard('member', () => undefined)}>
            {t('loginToJoin')}
          </Button>
        }
      />
    );
  return (
    <div className="grid gap-5">
      <header className="surface flex flex-wrap items-center justify-between gap-4 p-5">
        <div>
          <h1 className="text-title">{t('mall.title')}</h1>
          <p className="text-13 text-muted">{t('mall.forever')}</p>
        </div>
        <p className="num text-hero text-gold-hi" aria-live="polite">
          {t('mall.cost', { n: formatCount(balance.data?.balance ?? 0, language) })}
        </p>
      </header>
      <QueryView
        query={items}
        skeleton={
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {Array.from({ length: 4 }, (_, at) => (
              <Skeleton key={at} className="h-72 rounded-lg!" />
            ))}
          </div>
        }
        isEmpty={(data) => data.length === 0}
        empty={<EmptyState art="gourd" title={t('mall.none')} className="surface" />}
      >
        {(data) => (
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {data.map((item) => (
              <ItemCard key={item.id} item={item} onChoose={() => setChosen(item)} />
            ))}
          </div>
        )}
      </QueryView>
      <div className="grid items-start gap-5 lg:grid-cols-[380px_minmax(0,1fr)]">
        <ConvertForm balance={balance.data?.balance ?? 0} />
        <Orders />
      </div>
      {chosen && <RedeemDialog item={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
