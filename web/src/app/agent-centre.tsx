import { AgentCentre } from '~/features/agent/components/agent-centre';
import { agentPages } from './pages/agent';

/** The agent centre with the pages that are defined. */
export function AgentCentrePanel() {
  return <AgentCentre pages={agentPages} />;
}
