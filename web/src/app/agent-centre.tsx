import { AgentCentre } from '~/features/agent/components/agent-centre';
import type { AgentPage } from '~/features/agent/model/pages';
import { lazyPage } from '~/ui/lazy-page';

const RegisterCenter = lazyPage(
  () => import('~/features/agent/components/register-center').then((m) => m.RegisterCenter),
  'agent',
);

function page(name: AgentPage) {
  switch (name) {
    case 'registerCenter':
      return <RegisterCenter />;
  }
}

/** The agent centre with the pages that are built. */
export function AgentCentrePanel() {
  return <AgentCentre renderPage={page} />;
}
