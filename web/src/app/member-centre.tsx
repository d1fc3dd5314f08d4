import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgentMenu } from '~/features/agent/hooks/use-agent-menu';
import { gameQueries } from '~/features/games';
import { useUnreadCount } from '~/features/inbox';
import { MemberCentre } from '~/features/member/components/member-centre';
import type { MemberPage } from '~/features/member/model/pages';
import { useSessionStore } from '~/features/session';
import { useModal } from '~/lib/modal';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';

const account = (load: () => Promise<() => React.ReactNode>) => lazyPage(load, 'account');

const SecurityCentre = account(() =>
  import('~/features/account/components/security-centre').then((m) => m.SecurityCentre),
);
const ProfilePage = account(() =>
  import('~/features/account/components/profile-page').then((m) => m.ProfilePage),
);
const FundPasswordPage = account(() =>
  import('~/features/account/components/fund-password-page').then((m) => m.FundPasswordPage),
);
const MobilePage = account(() =>
  import('~/features/account/components/mobile-page').then((m) => m.MobilePage),
);
const EmailPage = account(() => import('~/features/account/components/email-page').then((m) => m.EmailPage));
const SecondFactorPage = account(() =>
  import('~/features/account/components/second-factor-page').then((m) => m.SecondFactorPage),
);
const SessionsPage = account(() =>
  import('~/features/account/components/sessions-page').then((m) => m.SessionsPage),
);
const ChangePasswordPage = lazyPage(
  () => import('~/features/auth/components/change-password').then((m) => m.ChangePasswordPage),
  'auth',
);
const ResponsibleGamingPage = lazyPage(
  () =>
    import('~/features/responsible-gaming/components/responsible-gaming-page').then(
      (m) => m.ResponsibleGamingPage,
    ),
  'responsible-gaming',
);
const InboxPage = lazyPage(
  () => import('~/features/inbox/components/inbox-page').then((m) => m.InboxPage),
  'inbox',
);
const LimitsPrompt = lazyPage(
  () => import('~/features/responsible-gaming/components/limits-prompt').then((m) => m.LimitsPrompt),
  'responsible-gaming',
);
const DepositPage = lazyPage(
  () => import('~/features/deposit/components/deposit-page').then((m) => m.DepositPage),
  'deposit',
);
const BetRecordPage = lazyPage(
  () => import('~/features/bet-record/components/bet-record-page').then((m) => m.BetRecordPage),
  'bet-record',
);

function Records() {
  const { data: menus } = useQuery(gameQueries.menus());
  const vendors = useMemo(() => {
    const names = new Map(menus?.flatMap((m) => m.vendors.map((v) => [v.vassalage, v.displayName] as const)));
    return [...names].map(([code, name]) => ({ code, name }));
  }, [menus]);
  return <BetRecordPage vendors={vendors} />;
}

/** After a deposit the member is asked once to set limits (REG-G14). */
function Deposit() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <LazyBoundary fallback={null}>
        <LimitsPrompt />
      </LazyBoundary>
      <DepositPage />
    </div>
  );
}

function page(name: MemberPage) {
  switch (name) {
    case 'securityCenter':
      return <SecurityCentre />;
    case 'profile':
      return <ProfilePage />;
    case 'changePassword':
      return <ChangePasswordPage />;
    case 'fundPassword':
      return <FundPasswordPage />;
    case 'mobile':
      return <MobilePage />;
    case 'email':
      return <EmailPage />;
    case 'secondFactor':
      return <SecondFactorPage />;
    case 'sessions':
      return <SessionsPage />;
    case 'responsibleGaming':
      return <ResponsibleGamingPage />;
    case 'messageV2':
      return <InboxPage />;
    case 'depositv2':
      return <Deposit />;
    case 'personalHistoryCopy':
      return <Records />;
  }
}

/** The member centre with the pages that are built. */
export function MemberCentrePanel() {
  const due = useSessionStore((s) => s.passwordDue !== null);
  const unread = useUnreadCount();
  const { t } = useTranslation();
  const modal = useModal();
  const isAgent = useAgentMenu().length > 0;
  return (
    <MemberCentre
      renderPage={page}
      badges={{ messageV2: unread }}
      only={due ? 'changePassword' : undefined}
      crossLink={
        isAgent ? { label: t('nav.agent'), icon: 'users', go: () => modal.open('agent') } : undefined
      }
    />
  );
}
