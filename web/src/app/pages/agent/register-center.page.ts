import { definePage } from '~/ui/define-page';
import { agentRule } from '~/features/agent/model/menu.rules';

export const registerCenterPage = definePage({
  at: 'agent',
  key: 'registerCenter',
  guard: 'agent',
  shows: agentRule('registerCenter'),
  menu: { order: 3, icon: 'users' },
  title: 'agent:page.registerCenter',
  texts: ['agent'],
  load: () => import('~/features/agent/components/register-center').then((m) => m.RegisterCenter),
});
