import type { IconName } from '~/art/icon';
import type { AgentSubject } from './menu.rules';

/** Built pages; a new one needs a line here, a title in the catalogues and a case in app/agent-centre.tsx. */
export const AGENT_PAGES = ['registerCenter'] as const satisfies readonly AgentSubject[];
export type AgentPage = (typeof AGENT_PAGES)[number];

export const AGENT_ICONS: Readonly<Record<AgentPage, IconName>> = { registerCenter: 'users' };

/** What the specification (2.9) opens first, once it is built and shown; till then the first page there is. */
const FIRST: AgentSubject = 'agentTeamOverview';

export function agentPage(key: string | null, shown: readonly AgentPage[]): AgentPage | null {
  return shown.find((page) => page === key) ?? null;
}

export function firstPage<P extends AgentSubject>(shown: readonly P[]): P | null {
  return shown.find((page) => page === FIRST) ?? shown[0] ?? null;
}
