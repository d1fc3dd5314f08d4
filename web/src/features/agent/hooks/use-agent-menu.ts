import { hasAgentCentre, seesAgentEntry, useSessionStore } from '~/features/session';
import { isEnabled, useSystem } from '~/features/system';
import { shownPages, type ContractType } from '../model/menu.rules';
import { AGENT_PAGES, type AgentPage } from '../model/pages';

/** No service serves contracts yet, so their pages are not built. */
const NO_CONTRACTS: ReadonlySet<ContractType> = new Set();

/** The pages that are built, and that the brand and the account allow. */
export function useAgentMenu(): AgentPage[] {
  const tree = useSystem()?.info.whitelabel;
  const type = useSessionStore((s) => s.accountType);
  return shownPages(AGENT_PAGES, { isOn: (flag) => isEnabled(tree, flag), type, contracts: NO_CONTRACTS });
}

/**
 * Whether the agent centre is offered: to agents with a page there, and to demo accounts if the brand has
 * agents.
 */
export function useAgentEntry(): boolean {
  const tree = useSystem()?.info.whitelabel;
  const type = useSessionStore((s) => s.accountType);
  const pages = useAgentMenu();
  if (!seesAgentEntry(type) || !isEnabled(tree, 'AGENTCENTER3')) return false;
  return pages.length > 0 || !hasAgentCentre(type);
}
