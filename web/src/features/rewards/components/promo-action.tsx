import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess, useGuard } from '~/features/session';
import { useDepositsOpen } from '~/features/system';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { claimPromotion, joinPromotion, leavePromotion, type Promotion } from '../api/rewards.api';
import { useRewardAction } from '../hooks/use-reward-action';
import { ApplyDialog } from './apply-dialog';

const ON_DEPOSIT: ReadonlySet<Promotion['kind']> = new Set(['FIRST_DEPOSIT', 'RELOAD']);
const PAGES = {
  RED_RAIN: 'redRain',
  RAFFLE: 'luckyWheel',
  REFERRAL: 'referral',
  LEADERBOARD: 'missionLeaderboard',
} as const;

/** The one next step in a promotion, by its status. */
export function PromoAction({ promotion, block = false }: { promotion: Promotion; block?: boolean }) {
  const { t } = useTranslation('rewards');
  const { id, kind, status, eligible } = promotion;
  const guest = useAccess() === 'guest';
  const guard = useGuard();
  const modal = useModal();
  const deposits = useDepositsOpen();
  const join = useRewardAction(joinPromotion, () => t('joined'));
  const leave = useRewardAction(leavePromotion, () => t('left'));
  const claim = useRewardAction(
    (promotionId: string) => claimPromotion(promotionId),
    ({ status: now }) => t(now === 'applying' ? 'sentForReview' : 'claimed'),
  );

  const [applying, setApplying] = useState(false);
  const review = promotion.claimMode === 'REVIEW';

  if (status === 'coming' || status === 'close')
    return (
      <Button block={block} disabled>
        {t(status === 'close' && promotion.exhausted ? 'status.exhausted' : `status.${status}`)}
      </Button>
    );
  if (kind in PAGES) {
    const page = PAGES[kind as keyof typeof PAGES];
    return (
      <Button tone="gold" block={block} onClick={() => guard('member', () => modal.open('member', { page }))}>
        {t('open')}
      </Button>
    );
  }
  if (guest)
    return (
      <Button tone="gold" block={block} onClick={() => modal.open('login')}>
        {t('loginToJoin')}
      </Button>
    );
  if (status === 'claim')
    return (
      <>
        <Button
          tone="gold"
          block={block}
          busy={claim.isPending}
          onClick={() => guard('member', () => (review ? setApplying(true) : claim.mutate(id)))}
        >
          {t(review ? 'apply.open' : 'claim')}
        </Button>
        {applying && <ApplyDialog promotion={promotion} onClose={() => setApplying(false)} />}
      </>
    );
  if (!eligible)
    return (
      <Button block={block} disabled>
        {t('notEligible')}
      </Button>
    );
  if (ON_DEPOSIT.has(kind) && status === 'join')
    return (
      <Button
        tone="gold"
        block={block}
        busy={join.isPending}
        onClick={() => guard('member', () => join.mutate(id))}
      >
        {t('join')}
      </Button>
    );
  if (ON_DEPOSIT.has(kind) && (status === 'signed' || status === 'process'))
    return (
      <span className="flex flex-wrap gap-2">
        {deposits && (
          <Button
            tone="gold"
            onClick={() => guard('member', () => modal.open('member', { page: 'deposit' }))}
          >
            {t('deposit')}
          </Button>
        )}
        <Button busy={leave.isPending} onClick={() => leave.mutate(id)}>
          {t('leave')}
        </Button>
      </span>
    );
  return (
    <Button block={block} disabled>
      {t(`status.${status}`)}
    </Button>
  );
}
