import { definePage } from '~/ui/define-page';

export const helpAlonePage = definePage({
  at: 'site',
  path: '/helpmc',
  aliases: [],
  guard: 'anyone',
  frame: 'bare',
  menu: null,
  title: 'common:page.help',
  texts: ['help', 'feedback'],
  load: () => import('../../routes/help-alone').then((m) => m.HelpAloneRoute),
});
