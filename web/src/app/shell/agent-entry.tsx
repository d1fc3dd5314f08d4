import { AgentEntry } from '~/features/agent/components/agent-entry';
import { agentPages } from '../pages/agent';

/** The header's way to the agent centre. */
export function HeaderAgentEntry() {
  return <AgentEntry pages={agentPages} />;
}
