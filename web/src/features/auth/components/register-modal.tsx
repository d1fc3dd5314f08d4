import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterTab } from '~/features/session';
import { useCurrencySymbol, useFlag, useSystem } from '~/features/system';
import { formatMoney } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useModal } from '~/lib/modal';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { EmptyState } from '~/ui/states';
import { Skeleton } from '~/ui/skeleton';
import { SegmentedTabs } from '~/ui/tabs';
import { AuthFrame, type WindowBanner } from './auth-frame';
import { RegisterForm } from './register-form';

const RegisteredPanel = lazyPage(() => import('./registered-panel').then((m) => m.RegisteredPanel));

/** Specification 9: the bonus for a Zalo id is up to 131 thousand; 2.4 states it in units of 1000 VND. */
export const ZALO_BONUS_THOUSANDS = 131;
const UNIT_VND = 1_000;

/** What the bonus asks for is asked for here (specification 5.2), or nothing is promised. */
function useBonus(): string | null {
  const rules = useSystem()?.info.register;
  const symbol = useCurrencySymbol();
  const language = useLanguage();
  const asked = rules?.['zalo']?.enabled === true || rules?.['whatsapp']?.enabled === true;
  return asked
    ? formatMoney(`${ZALO_BONUS_THOUSANDS * UNIT_VND}.00`, language, { symbol, short: true })
    : null;
}

/** Content of the register modal (specification 2.4). */
export function RegisterPanel({ banner }: { banner?: WindowBanner | undefined }) {
  const { t } = useTranslation(['auth', 'common']);
  const modal = useModal();
  const byUsername = useFlag('USERNAMEREG3');
  const byMobile = useFlag('MOBILENUMREG3');
  const bonus = useBonus();
  const tabs: RegisterTab[] = [
    ...(byUsername ? (['username'] as const) : []),
    ...(byMobile ? (['mobile'] as const) : []),
  ];
  const [chosen, choose] = useState<RegisterTab>('username');
  const [account, setAccount] = useState<string | null>(null);
  const tab = tabs.includes(chosen) ? chosen : tabs[0];

  if (account !== null)
    return (
      <LazyBoundary fallback={<Skeleton className="m-8 h-80" />}>
        <RegisteredPanel account={account} />
      </LazyBoundary>
    );
  return (
    <AuthFrame
      title={bonus ? t('register.titleBonus', { amount: bonus }) : t('register.title')}
      banner={banner}
      bannerTitle={bonus ? t('register.bonus', { amount: bonus }) : t('register.banner')}
      points={[
        ...(bonus ? [{ icon: 'gift' as const, text: t('register.bonusPoint') }] : []),
        { icon: 'check', text: t('register.point1') },
        { icon: 'check', text: t('register.point2') },
        { icon: 'check', text: t('register.point3') },
      ]}
      swap={{
        question: t('register.haveAccount'),
        action: t('common:login'),
        onSwap: () => modal.open('login', modal.next ? { next: modal.next } : {}),
      }}
    >
      {tab ? (
        <SegmentedTabs
          inset
          value={tab}
          onChange={choose}
          label={t('register.ways')}
          items={tabs.map((value) => ({
            value,
            label: t(value === 'mobile' ? 'field.mobileNum' : 'field.username'),
            panel: <RegisterForm tab={value} onDone={setAccount} />,
          }))}
        />
      ) : (
        <EmptyState
          art="lantern"
          title={t('register.closed')}
          text={t('register.closedText')}
          className="min-h-80"
        />
      )}
    </AuthFrame>
  );
}
