import type { AccountType } from './session.store';

const AGENTS: ReadonlySet<AccountType> = new Set<AccountType>([1, 2, 41, 42]);
const DEMO: AccountType = 4;

/** Specification 4.2 and 6: who has the agent centre. */
export const hasAgentCentre = (type: AccountType | null): boolean => type !== null && AGENTS.has(type);

/** The header shows the way to it to a demo account as well (specification 6), which is asked to register. */
export const seesAgentEntry = (type: AccountType | null): boolean => hasAgentCentre(type) || type === DEMO;
