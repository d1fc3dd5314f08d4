import { definePage } from '~/ui/define-page';

declare module '~/lib/page-keys' {
  interface MemberPages {
    responsibleGaming: true;
  }
}

export const responsibleGamingPage = definePage({
  at: 'member',
  key: 'responsibleGaming',
  guard: 'member',
  shows: 'always',
  menu: { group: 'me', order: 3, icon: 'pause' },
  title: 'member:page.responsibleGaming',
  texts: ['responsible-gaming'],
  load: () =>
    import('~/features/responsible-gaming/components/responsible-gaming-page').then(
      (m) => m.ResponsibleGamingPage,
    ),
});
