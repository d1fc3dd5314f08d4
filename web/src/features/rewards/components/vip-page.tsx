import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { Glyph } from '~/art/pictures';
import { useAccess } from '~/features/session';
import { Amount } from '~/features/wallet';
import { formatDay } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Progress } from '~/ui/progress';
import { QueryView } from '~/ui/query-view';
import { Skeleton } from '~/ui/skeleton';
import { claimGift, rewardQueries, type Vip, type VipRank } from '../api/rewards.api';
import { useRewardAction } from '../hooks/use-reward-action';
import { shareOf } from './promo-parts';

function Towards({ label, value, target }: { label: string; value: string; target: string }) {
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-3 text-13">
        <span className="text-muted">{label}</span>
        <span className="num">
          <Amount value={value} bare short /> / <Amount value={target} bare short />
        </span>
      </div>
      <Progress label={label} value={shareOf(value, target)} />
    </div>
  );
}

function Own({ vip }: { vip: Vip }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const gift = useRewardAction(claimGift, () => t('claimed'));
  const rank = vip.ranks.find(({ level }) => level === vip.level);
  const next = vip.ranks.find(({ level }) => level === vip.level + 1);
  return (
    <section className="surface grid gap-5 p-5 sm:p-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex items-center gap-4">
        <Glyph spec="crown" size={104} />
        <div>
          <p className="text-13 text-muted">{t('vip.yours')}</p>
          <p className="head text-title text-gold-hi">
            VIP {vip.level} · {rank ? localName(rank.name, language) : ''}
          </p>
          {vip.level > 0 && (
            <p className="num text-13 text-muted">
              {t('vip.keepTo', { at: formatDay(vip.keepTo, language) })}
            </p>
          )}
          {vip.vipService && <p className="text-13 text-win">{t('vip.service')}</p>}
        </div>
      </div>
      <div className="grid content-center gap-3">
        {next ? (
          <>
            <h2 className="text-16">{t('vip.next', { name: `VIP ${next.level}` })}</h2>
            <Towards label={t('vip.deposits')} value={vip.deposits} target={next.depositSum} />
            <Towards label={t('vip.bets')} value={vip.bets} target={next.betSum} />
          </>
        ) : (
          <p>{t('vip.top')}</p>
        )}
        {rank && rank.keepBet !== '0.00' && (
          <Towards label={t('vip.keep')} value={vip.windowBets} target={rank.keepBet} />
        )}
      </div>
      {vip.claimable.length > 0 && (
        <ul className="grid gap-2 lg:col-span-2">
          {vip.claimable.map(({ kind, amount }) => (
            <li
              key={kind}
              className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-well p-3"
            >
              <span className="flex items-center gap-2">
                <Icon name="gift" className="text-gold" />
                {t(`vip.gift.${kind}`)}
                <b className="font-semibold text-gold">
                  <Amount value={amount} short />
                </b>
              </span>
              <Button
                tone="gold"
                busy={gift.isPending}
                onClick={() => kind !== 'UPGRADE' && gift.mutate(kind)}
              >
                {t('claim')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const COLUMNS = [
  ...(['depositSum', 'betSum', 'keepBet', 'upgradeGift', 'weeklyGift'] as const),
  ...(['weeklyBet', 'monthlyGift', 'monthlyBet'] as const),
] as const;

function Ladder({ ranks, level }: { ranks: readonly VipRank[]; level: number | null }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{t('vip.ladder')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {ranks
          .filter((rank) => rank.level > 0)
          .map((rank) => (
            <li
              key={rank.level}
              aria-current={rank.level === level ? 'true' : undefined}
              className={classNames(
                'surface grid content-start gap-2 p-4',
                rank.level === level && 'border-gold! gold-wash',
              )}
            >
              <h3 className="text-16">
                VIP {rank.level} · {localName(rank.name, language)}
              </h3>
              <dl className="grid gap-1 text-13">
                {COLUMNS.filter((column) => rank[column] !== '0.00').map((column) => (
                  <div key={column} className="flex justify-between gap-3">
                    <dt className="text-muted">{t(`vip.column.${column}`)}</dt>
                    <dd>
                      <Amount value={rank[column]} short />
                    </dd>
                  </div>
                ))}
                {rank.rebatePpm > 0 && (
                  <div className="flex justify-between gap-3">
                    <dt className="text-muted">{t('vip.column.rebate')}</dt>
                    <dd className="num">+{rank.rebatePpm / 10_000}%</dd>
                  </div>
                )}
              </dl>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The member's level with the way to the next one, and what each level brings. */
export function VipPage() {
  const { t } = useTranslation('rewards');
  const member = useAccess() === 'member';
  const modal = useModal();
  const own = useQuery({ ...rewardQueries.vip(), enabled: member });
  const ranks = useQuery(rewardQueries.ranks());
  return (
    <div className="grid gap-(--section)">
      <h1 className="text-hero">{t('vip.title')}</h1>
      {member ? (
        <QueryView query={own} skeleton={<Skeleton className="h-56 rounded-lg!" />}>
          {(vip) => <Own vip={vip} />}
        </QueryView>
      ) : (
        <section className="surface flex flex-wrap items-center gap-4 p-5 sm:p-7">
          <Glyph spec="crown" size={96} />
          <div className="grid flex-1 gap-3">
            <p className="max-w-[50ch] text-16 text-soft">{t('vip.intro')}</p>
            <div>
              <Button tone="gold" onClick={() => modal.open('login')}>
                {t('loginToJoin')}
              </Button>
            </div>
          </div>
        </section>
      )}
      <QueryView query={ranks} skeleton={<Skeleton className="h-96 rounded-lg!" />}>
        {(data) => <Ladder ranks={data} level={own.data?.level ?? null} />}
      </QueryView>
    </div>
  );
}

/** The same in the member centre. */
export function PlayerRankPage() {
  const own = useQuery(rewardQueries.vip());
  return (
    <QueryView query={own} skeleton={<Skeleton className="h-56 rounded-lg!" />}>
      {(vip) => (
        <div className="grid gap-5">
          <Own vip={vip} />
          <Ladder ranks={vip.ranks} level={vip.level} />
        </div>
      )}
    </QueryView>
  );
}
