import { useTranslation } from 'react-i18next';
import { useAgentMenu } from '~/features/agent/hooks/use-agent-menu';
import { useUnreadCount } from '~/features/inbox';
import { useOpenMissions } from '~/features/rewards/hooks/use-open-missions';
import { MemberCentre } from '~/features/member/components/member-centre';
import { useSessionStore } from '~/features/session';
import { useModal } from '~/lib/modal';
import { agentPages } from './pages/agent';
import { memberPages } from './pages/member';

/** The member centre with the pages that are defined. */
export function MemberCentrePanel() {
  const due = useSessionStore((s) => s.passwordDue !== null);
  const unread = useUnreadCount();
  const missionLeaderboard = useOpenMissions();
  const { t } = useTranslation();
  const modal = useModal();
  const isAgent = useAgentMenu(agentPages).length > 0;
  return (
    <MemberCentre
      pages={memberPages}
      badges={{ inbox: unread, missionLeaderboard }}
      only={due ? 'changePassword' : undefined}
      crossLink={
        isAgent ? { label: t('nav.agent'), icon: 'users', go: () => modal.open('agent') } : undefined
      }
    />
  );
}
