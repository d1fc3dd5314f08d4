import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { useModal } from '~/lib/modal';
import { MenuItem } from '~/ui/centre';
import type { AgentPages } from '../hooks/use-agent-menu';
import type { AgentPageKey } from '~/lib/page-keys';

export function AgentMenu({ pages, current }: { pages: AgentPages; current: AgentPageKey | null }) {
  const { t } = useTranslation(['agent', 'common', 'member']);
  const modal = useModal();
  return (
    <nav aria-label={t('menu')} className="p-2">
      {pages.map(({ key, title, menu, preload }) => (
        <MenuItem
          key={key}
          icon={menu.icon}
          current={key === current}
          onPointerEnter={preload}
          onClick={() => modal.open('agent', { page: key }, { replace: current !== null })}
        >
          {t(title)}
          <Icon name="next" size={16} className="ml-auto text-subtle md:hidden" />
        </MenuItem>
      ))}
      <MenuItem icon="user" className="mt-3" onClick={() => modal.open('member')}>
        {t('common:nav.account')}
      </MenuItem>
    </nav>
  );
}
