import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '../../define-console-page';
import { useRoles } from '../../session/session.store';
import { smallButton } from '../../ui/list-head';
import { approvalQueries } from '../approvals/approvals.api';
import { AdjustmentDialog, PayoutDialog } from '../approvals/proposal-dialogs';

/** What an operator may propose about the money of a member; another operator decides. */
export function MoneyActs({ memberId }: { memberId: string }) {
  const { t } = useTranslation('console-approvals');
  const roles = useRoles();
  const [doing, setDoing] = useState<'adjustment' | 'payout' | null>(null);
  const isCashier = mayOpen(roles, { roles: ['cashier'] });
  const { data } = useQuery({ ...approvalQueries.payable(memberId), enabled: isCashier });
  const close = () => setDoing(null);
  return (
    <>
      {mayOpen(roles, { roles: ['ledger'] }) && (
        <button type="button" className={smallButton} onClick={() => setDoing('adjustment')}>
          {t('propose.adjustment')}
        </button>
      )}
      {data?.isClosed && (
        <button type="button" className={smallButton} onClick={() => setDoing('payout')}>
          {t('propose.payout')}
        </button>
      )}
      {doing === 'adjustment' && <AdjustmentDialog memberId={memberId} onClose={close} />}
      {doing === 'payout' && <PayoutDialog memberId={memberId} onClose={close} />}
    </>
  );
}
