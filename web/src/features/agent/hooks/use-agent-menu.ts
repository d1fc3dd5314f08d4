import { hasAgentCentre, seesAgentEntry, usePageSituation, useSessionStore } from '~/features/session';
import { isEnabled, useSystem } from '~/features/system';
import { isShown, type AgentPage, type Defined } from '~/ui/define-page';

export type AgentPages = readonly Defined<AgentPage>[];

/** The pages that the brand and the account allow, in the order of the specification (2.9). */
export function useAgentMenu(pages: AgentPages): AgentPages {
  const situation = usePageSituation();
  return pages.filter((page) => isShown(page, situation)).toSorted((a, b) => a.menu.order - b.menu.order);
}

/**
 * Whether the agent centre is offered: to agents with a page there, and to demo accounts if the brand has
 * agents.
 */
export function useAgentEntry(pages: AgentPages): boolean {
  const tree = useSystem()?.info.whitelabel;
  const type = useSessionStore((s) => s.accountType);
  const shown = useAgentMenu(pages);
  if (!seesAgentEntry(type) || !isEnabled(tree, 'AGENTCENTER3')) return false;
  return shown.length > 0 || !hasAgentCentre(type);
}
