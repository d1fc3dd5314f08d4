import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gameQueries } from '~/features/games';
import { MemberCentre } from '~/features/member/components/member-centre';
import { SecurityCentre } from '~/features/member/components/security-centre';
import type { MemberPage } from '~/features/member/model/pages';
import { lazyPage } from '~/ui/lazy-page';

const ChangePasswordPage = lazyPage(
  () => import('~/features/auth/components/change-password').then((m) => m.ChangePasswordPage),
  'auth',
);
const DepositPage = lazyPage(
  () => import('~/features/deposit/components/deposit-page').then((m) => m.DepositPage),
  'deposit',
);
const RecordsPage = lazyPage(
  () => import('~/features/records/components/records-page').then((m) => m.RecordsPage),
  'records',
);

function Records() {
  const { data: menus } = useQuery(gameQueries.menus());
  const vendors = useMemo(() => {
    const names = new Map(menus?.flatMap((m) => m.vendors.map((v) => [v.vassalage, v.displayName] as const)));
    return [...names].map(([code, name]) => ({ code, name }));
  }, [menus]);
  return <RecordsPage vendors={vendors} />;
}

function page(name: MemberPage) {
  switch (name) {
    case 'securityCenter':
      return <SecurityCentre />;
    case 'changePassword':
      return <ChangePasswordPage />;
    case 'depositv2':
      return <DepositPage />;
    case 'personalHistoryCopy':
      return <Records />;
  }
}

/** The member centre with the pages that are built. */
export function MemberCentrePanel() {
  return <MemberCentre renderPage={page} />;
}
