import { useQuery } from '@tanstack/react-query';
import { agentKindOf, useSessionStore } from '~/features/session';
import { agentQueries } from '../api/agent.api';
import { CONTRACT_PAGES } from '../model/menu.rules';
import type { AgentPages } from './use-agent-menu';

/** Leaves out the pages of kinds of contract that the agent does not have (specification 6). */
export function useContractPages(pages: AgentPages): AgentPages {
  const isAgent = useSessionStore(({ accountType }) => agentKindOf(accountType) !== 0);
  const { data } = useQuery({ ...agentQueries.consolidated(), enabled: isAgent });
  return pages.filter(({ key }) => {
    const type = CONTRACT_PAGES[key];
    return type === undefined || data?.types.some((one) => one === type);
  });
}
