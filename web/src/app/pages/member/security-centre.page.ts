import { definePage } from '~/ui/define-page';

export const securityCentrePage = definePage({
  at: 'member',
  key: 'securityCenter',
  guard: 'member',
  shows: 'always',
  menu: { group: 'me', order: 1, icon: 'shield' },
  title: 'member:page.securityCenter',
  texts: ['account', 'balance-details'],
  load: () => import('~/features/account/components/security-centre').then((m) => m.SecurityCentre),
});
