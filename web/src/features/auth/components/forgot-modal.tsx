import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '~/features/system';
import { useModal } from '~/lib/modal';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { Skeleton } from '~/ui/skeleton';
import { SegmentedTabs } from '~/ui/tabs';
import type { SecondStep } from '../model/second-factor';
import { AuthFrame } from './auth-frame';
import { ForgotByEmail } from './forgot-by-email';

const ForgotByPhone = lazyPage(() => import('./forgot-by-phone').then((m) => m.ForgotByPhone));
const SecondFactorPanel = lazyPage(() => import('./second-factor-form').then((m) => m.SecondFactorPanel));
const loading = <Skeleton className="m-8 h-60" />;

/** The forgot-password modal (specification 2.5): by email, and by phone if the brand allows it. */
export function ForgotPanel() {
  const { t } = useTranslation(['auth', 'common']);
  const modal = useModal();
  const byPhone = useFlag('CHNGPASSVERIF3');
  const [way, setWay] = useState<'email' | 'phone'>('email');
  const [second, setSecond] = useState<SecondStep | null>(null);
  const onwards = modal.next ? { next: modal.next } : {};
  const toLogin = () => modal.open('login', onwards);
  const shown = byPhone ? way : 'email';

  if (second)
    return (
      <LazyBoundary fallback={loading}>
        <SecondFactorPanel step={second} onDone={modal.close} onRestart={toLogin} />
      </LazyBoundary>
    );
  return (
    <AuthFrame
      title={t('forgot.title')}
      bannerTitle={t('forgot.banner')}
      points={[
        shown === 'email'
          ? { icon: 'mail', text: t('forgot.point1') }
          : { icon: 'phone', text: t('forgot.phonePoint') },
        { icon: 'shield', text: t('forgot.point2') },
      ]}
      swap={{ question: t('forgot.remembered'), action: t('common:login'), onSwap: toLogin }}
    >
      <SegmentedTabs
        inset
        value={shown}
        onChange={setWay}
        label={t('forgot.ways')}
        items={[
          { value: 'email', label: t('field.email'), panel: <ForgotByEmail onLogin={toLogin} /> },
          ...(byPhone
            ? [
                {
                  value: 'phone' as const,
                  label: t('field.mobileNum'),
                  panel: (
                    <LazyBoundary fallback={loading}>
                      <ForgotByPhone onSecondStep={setSecond} onLogin={toLogin} />
                    </LazyBoundary>
                  ),
                },
              ]
            : []),
        ]}
      />
    </AuthFrame>
  );
}
