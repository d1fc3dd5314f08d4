import { useTranslation } from 'react-i18next';
import { BalanceParts } from '~/features/balance-details';
import { useDepositsOpen } from '~/features/system';
import { BalanceAmount, useBalance, useBalanceHidden } from '~/features/wallet';
import { useModal } from '~/lib/modal';
import { Button, IconButton } from '~/ui/button';
import { Skeleton } from '~/ui/skeleton';

/** What is in the wallet, and the way to more. */
export function BalanceCard() {
  const { t } = useTranslation(['common', 'wallet', 'balance-details']);
  const { data: balance, isError } = useBalance();
  const { hidden, toggle } = useBalanceHidden();
  const modal = useModal();
  const deposits = useDepositsOpen();
  return (
    <section className="surface flex flex-wrap items-center gap-4 bg-[radial-gradient(120%_160%_at_0_0,rgb(245_196_81/.15),transparent_65%)] p-5 sm:px-6">
      <div className="flex-[1_0_14rem]">
        <span className="text-13 text-muted">{t('balance-details:part.available')}</span>
        <div className="flex items-center gap-1">
          <b className="head min-w-32 text-money whitespace-nowrap text-gold-hi">
            {balance ? (
              <BalanceAmount value={balance.available} />
            ) : isError ? (
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
      {deposits && (
        <Button
          tone="gold"
          className="max-xs:w-full"
          onClick={() => modal.open('member', { page: 'deposit' }, { replace: true })}
        >
          {t('common:nav.deposit')}
        </Button>
      )}
      {balance && (
        <div className="w-full border-t border-hairline pt-4 empty:hidden">
          <BalanceParts balance={balance} lead="available" leadShown />
        </div>
      )}
    </section>
  );
}
