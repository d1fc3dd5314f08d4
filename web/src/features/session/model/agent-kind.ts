import type { AccountType } from './session.store';

/** An agent for loading contract data: 0 none, 1 agent, 2 top agent; a sub-agent as the agent above. */
export type AgentKind = 0 | 1 | 2;

const KINDS: Readonly<Partial<Record<AccountType, AgentKind>>> = { 1: 1, 2: 2, 41: 1, 42: 2 };

/** Of the account type that the session keeps; a guest is no agent. */
export const agentKindOf = (type: AccountType | null): AgentKind => (type === null ? 0 : (KINDS[type] ?? 0));
