import { useTranslation } from 'react-i18next';
import { useGuard } from '~/features/session';
import { useModal } from '~/lib/modal';
import { Button } from '~/ui/button';
import { useAgentEntry, type AgentPages } from '../hooks/use-agent-menu';

/** Opens the agent centre; a demo account is asked to register instead. */
export function AgentEntry({ pages }: { pages: AgentPages }) {
  const { t } = useTranslation();
  const shown = useAgentEntry(pages);
  const guard = useGuard();
  const modal = useModal();
  if (!shown) return null;
  return (
    <Button className="max-xl:hidden" onClick={() => guard('member', () => modal.open('agent'))}>
      {t('nav.agent')}
    </Button>
  );
}
