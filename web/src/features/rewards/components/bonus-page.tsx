import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GiveUpBonus } from '~/features/bonus';
import { useCurrencySymbol } from '~/features/system';
import { Amount } from '~/features/wallet';
import { formatDateTime, formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { localName } from '~/lib/language';
import { ButtonLink } from '~/ui/button';
import { Tag, type TagTone } from '~/ui/chip';
import { Pager } from '~/ui/pager';
import { Progress } from '~/ui/progress';
import { QueryView } from '~/ui/query-view';
import { EmptyState } from '~/ui/states';
import { rewardQueries, type Bonus, type RolloverStatus } from '../api/rewards.api';
import { CountingGames } from './counting-games';
import { shareOf } from './promo-parts';

const TONES = { REQUESTED: 'info', CREDITED: 'win', REFUSED: 'loss' } as const;
const ROLLOVER_TONES = {
  QUEUED: 'info',
  ACTIVE: 'gold',
  EXPIRING: 'gold',
  DONE: 'win',
  EXPIRED: 'plain',
  FORFEITED: 'plain',
  CLEARED: 'loss',
} as const satisfies Record<RolloverStatus, TagTone>;

function BonusRow({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const { title, rolloverId, rolloverStatus: stage } = bonus;
  const isActive = stage === 'ACTIVE';
  return (
    <li className="grid gap-2.5 rounded-md bg-well p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
        <b className="min-w-0 flex-[1_1_11rem] font-semibold break-words">{localName(title, language)}</b>
        <b className="font-semibold text-gold">
          <Amount value={bonus.amount} signed />
        </b>
        <span className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
          <Tag tone={stage ? ROLLOVER_TONES[stage] : TONES[bonus.status]}>
            {t(stage ? `bonus.rollover.${stage}` : `bonus.status.${bonus.status}`)}
          </Tag>
          <span className="num text-12 text-muted">{formatDateTime(bonus.at, language)}</span>
          {isActive && bonus.expiresAt && (
            <span className="num text-12 text-muted">
              {t('until', { at: formatDateTime(bonus.expiresAt, language) })}
            </span>
          )}
        </span>
      </div>
      {stage && <Explanation bonus={bonus} stage={stage} />}
      {isActive && bonus.done !== null && (
        <div className="grid gap-1.5">
          <p className="flex flex-wrap justify-between gap-x-3 text-13 text-muted">
            <span>{t('bonus.turnover')}</span>
            <span className="num">
              <Amount value={bonus.done} bare short /> / <Amount value={bonus.required} bare short />
            </span>
          </p>
          <Progress label={t('bonus.turnover')} value={shareOf(bonus.done, bonus.required)} />
        </div>
      )}
      {bonus.done === null && bonus.required !== '0.00' && (
        <p className="text-13 text-muted">{t('bonus.unknown')}</p>
      )}
      {rolloverId && (isActive || stage === 'QUEUED') && (
        <GiveUpBonus rolloverId={rolloverId} name={localName(title, language)} isWaiting={!isActive} />
      )}
    </li>
  );
}

/** What the state means for the member's money. */
function Explanation({ bonus, stage }: { bonus: Bonus; stage: RolloverStatus }) {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const money = (amount: string) => formatMoney(amount, language, { symbol });
  const isNothingTaken = bonus.taken === '0.00';
  const said =
    stage === 'DONE' && !isNothingTaken
      ? 'DONE_CAPPED'
      : stage === 'FORFEITED' && isNothingTaken
        ? 'FORFEITED_NOTHING'
        : stage;
  return (
    <p className="text-14 text-muted">
      {t(`bonus.says.${said}`, { kept: money(bonus.kept), taken: money(bonus.taken) })}
    </p>
  );
}

/** Every bonus with the turnover that it still requires. */
export function BonusPage() {
  const { t } = useTranslation('rewards');
  const [pageNo, setPage] = useState(1);
  const bonuses = useQuery(rewardQueries.bonuses(pageNo));
  return (
    <QueryView
      query={bonuses}
      isEmpty={(data) => data.totalCount === 0}
      empty={
        <EmptyState
          art="chest"
          title={t('bonus.none')}
          text={t('bonus.noneText')}
          className="surface"
          action={<ButtonLink to="/promotions">{t('title')}</ButtonLink>}
        />
      }
    >
      {(data) => (
        <section className="surface grid gap-3 p-4 sm:p-5">
          <ul className="grid gap-3">
            {data.list.map((bonus) => (
              <BonusRow key={bonus.id} bonus={bonus} />
            ))}
          </ul>
          <Pager page={pageNo} total={data.totalPages} onPage={setPage} />
          <CountingGames />
        </section>
      )}
    </QueryView>
  );
}
