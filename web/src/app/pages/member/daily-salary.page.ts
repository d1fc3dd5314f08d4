import { definePage } from '~/ui/define-page';
import { hasAgentCentre, type AccountType } from '~/features/session';

declare module '~/lib/page-keys' {
  interface MemberPages {
    dailySalary: true;
  }
}

/** Only agents have contracts. */
export const dailySalaryPage = definePage({
  at: 'member',
  key: 'dailySalary',
  guard: 'member',
  shows: ({ isOn, type }) => isOn('AGENTCENTER3') && hasAgentCentre(type as AccountType | null),
  menu: { group: 'rewards', order: 7, icon: 'coins' },
  title: 'member:page.dailySalary',
  texts: ['agent', 'balance-details'],
  load: () => import('~/features/agent/components/bills-page').then((m) => m.DailyWagesPage),
});
