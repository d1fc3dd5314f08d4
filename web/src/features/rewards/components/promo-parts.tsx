import { useTranslation } from 'react-i18next';
import type { GlyphSpec } from '~/art/kit/types';
import { Amount } from '~/features/wallet';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Tag, type TagTone } from '~/ui/chip';
import { Progress } from '~/ui/progress';
import { claimPromotion, type Promotion, type PromotionCycle } from '../api/rewards.api';
import { useRewardAction } from '../hooks/use-reward-action';

export const ART: Readonly<Record<Promotion['kind'], GlyphSpec>> = {
  FIRST_DEPOSIT: 'chest',
  RELOAD: 'ingot',
  RESCUE: 'phoenix',
  SIGN_IN: 'lotus',
  MISSION: 'trophy',
  REFERRAL: 'lantern',
  FREE_CREDIT: 'envelope',
  DOWNLOAD: 'rocket',
  NEW_PLAYER: 'gem',
  WEEKLY_TIERS: 'pyramid',
  LEADERBOARD: 'crown',
  RED_RAIN: 'envelope',
  RAFFLE: 'roulette',
  RANK_GIFT: 'gem',
};

const TONES: Readonly<Partial<Record<Promotion['status'], TagTone>>> = {
  claim: 'gold',
  signed: 'info',
  process: 'info',
  applying: 'info',
  issued: 'win',
  claimed: 'win',
  rejected: 'loss',
};

export function StatusTag({ status }: { status: Promotion['status'] }) {
  const { t } = useTranslation('rewards');
  return <Tag tone={TONES[status] ?? 'plain'}>{t(`status.${status}`)}</Tag>;
}

/** The share of a target; both are amounts or both counts. */
export const shareOf = (value: string, target: string): number =>
  Number(target) === 0 ? 1 : Math.min(1, Number(value) / Number(target));

function Figure({ value, unit }: { value: string; unit: PromotionCycle['unit'] }) {
  const language = useLanguage();
  return unit === 'MONEY' ? <Amount value={value} bare short /> : <>{formatCount(Number(value), language)}</>;
}

/** The rewards of a promotion that has several, each with its progress and its own claim. */
export function Steps({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards');
  const claim = useRewardAction(
    (cycleKey: string) => claimPromotion(promotion.id, cycleKey),
    () => t('claimed'),
  );
  return (
    <ol className="grid gap-3">
      {promotion.cycles.map((cycle, at) => (
        <li key={cycle.cycleKey} className="grid gap-1.5 rounded-md bg-well p-3">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="num text-13 text-muted">
              {cycle.target !== '0' && cycle.target !== '0.00' && (
                <>
                  <Figure value={cycle.value} unit={cycle.unit} /> /{' '}
                  <Figure value={cycle.target} unit={cycle.unit} />
                </>
              )}
            </span>
            <b className="font-semibold text-gold">
              <Amount value={cycle.reward} signed short />
            </b>
          </div>
          <Progress label={t('step', { n: at + 1 })} value={shareOf(cycle.value, cycle.target)} />
          <div className="flex min-h-11 items-center justify-end">
            {cycle.status === 'claim' ? (
              <Button tone="gold" busy={claim.isPending} onClick={() => claim.mutate(cycle.cycleKey)}>
                {t('claim')}
              </Button>
            ) : (
              <StatusTag status={cycle.status} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
