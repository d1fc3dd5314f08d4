import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberQuery } from '~/features/session';
import { BalanceAmount, useBalance, useBalanceHidden } from '~/features/wallet';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button, IconButton } from '~/ui/button';
import { CopyButton } from '~/ui/copy';
import { Skeleton } from '~/ui/skeleton';
import { ErrorState } from '~/ui/states';
import { useModal } from '~/lib/modal';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-14 content-center border-hairline py-1.5 not-first:border-t sm:grid-cols-[180px_minmax(0,1fr)] sm:items-center sm:gap-3">
      <dt className="text-muted max-sm:text-12">{label}</dt>
      <dd className="flex min-w-0 items-center justify-between gap-2 font-medium">{children}</dd>
    </div>
  );
}

/** My account: who one is here, and what is in the wallet. */
export function SecurityCentre() {
  const { t } = useTranslation(['member', 'common', 'wallet']);
  const language = useLanguage();
  const { data: member, error, refetch } = useMemberQuery();
  const { data: balance, isError: balanceFailed } = useBalance();
  const { hidden, toggle } = useBalanceHidden();
  const modal = useModal();
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <section className="surface flex flex-wrap items-center gap-4 bg-[radial-gradient(120%_160%_at_0_0,rgb(245_196_81/.15),transparent_65%)] p-5 sm:px-6">
        <div className="flex-[1_0_14rem]">
          <span className="text-13 text-muted">{t('wallet:balance')}</span>
          <div className="flex items-center gap-1">
            <b className="head min-w-32 text-money whitespace-nowrap text-gold-hi">
              {balance ? (
                <BalanceAmount value={balance.sumBalance} />
              ) : balanceFailed ? (
                <span aria-hidden="true">–</span>
              ) : (
                <Skeleton className="h-9 w-40" />
              )}
            </b>
            <IconButton
              icon={hidden ? 'eyeOff' : 'eye'}
              iconSize={18}
              label={t(hidden ? 'wallet:show' : 'wallet:hide')}
              aria-pressed={hidden}
              onClick={toggle}
            />
          </div>
        </div>
        <Button
          tone="gold"
          className="max-xs:w-full"
          onClick={() => modal.open('member', { page: 'depositv2' }, { replace: true })}
        >
          {t('page.depositv2')}
        </Button>
      </section>
      <section className="surface px-5 py-2 sm:px-6">
        {member ? (
          <dl>
            <Row label={t('info.account')}>
              <span className="truncate">{member.account}</span>
              <CopyButton text={member.account} label={t('info.account')} />
            </Row>
            {member.nickname && <Row label={t('info.nickname')}>{member.nickname}</Row>}
            <Row label={t('info.password')}>
              <span aria-hidden="true">••••••••</span>
              <Button
                tone="text"
                onClick={() => modal.open('member', { page: 'changePassword' }, { replace: true })}
              >
                {t('page.changePassword')}
              </Button>
            </Row>
            <Row label={t('info.id')}>
              <span className="num truncate">{member.id}</span>
              <CopyButton text={member.id} label={t('info.id')} />
            </Row>
            <Row label={t('info.kind')}>{t(`kind.${member.type}`)}</Row>
            {member.createdAt && (
              <Row label={t('info.since')}>{formatDateTime(member.createdAt, language)}</Row>
            )}
            {member.lastLogin && (
              <Row label={t('info.lastLogin')}>{formatDateTime(member.lastLogin, language)}</Row>
            )}
          </dl>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="my-3 h-72" />
        )}
      </section>
    </div>
  );
}
