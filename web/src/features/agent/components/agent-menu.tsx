import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useModal } from '~/lib/modal';
import { MenuItem } from '~/ui/centre';
import { useAgentMenu } from '../hooks/use-agent-menu';
import { AGENT_ICONS, type AgentPage } from '../model/pages';

export function AgentMenu({ current }: { current: AgentPage | null }) {
  const { t } = useTranslation(['agent', 'common']);
  const modal = useModal();
  const pages = useAgentMenu();
  return (
    <nav aria-label={t('menu')} className="p-2">
      {pages.map((page) => (
        <MenuItem
          key={page}
          icon={AGENT_ICONS[page]}
          current={page === current}
          onClick={() => modal.open('agent', { page }, { replace: current !== null })}
        >
          {t(`page.${page}`)}
          <Icon name="next" size={16} className="ml-auto text-subtle md:hidden" />
        </MenuItem>
      ))}
      <MenuItem icon="user" className="mt-3" onClick={() => modal.open('member')}>
        {t('common:nav.account')}
      </MenuItem>
    </nav>
  );
}
