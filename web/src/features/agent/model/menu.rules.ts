import { hasAgentCentre, type AccountType } from '~/features/session';
import type { PageSituation } from '~/ui/define-page';

/** Pages of the agent centre in the order of the specification (2.9). */
export const AGENT_SUBJECTS = [
  'announcement',
  'agentTeamOverview',
  'registerCenter',
  'downlineManagement',
  'teamBetting',
  'userProfitLoss',
  'myIncome',
  'downlineTransactions',
  'dividendRecord',
  'dailyWages',
  'hourlySalary',
  'realTimeSalary',
] as const;
export type AgentSubject = (typeof AGENT_SUBJECTS)[number];

/** Kinds of contract that an agent may have. */
export type ContractType = 'dividend' | 'daily' | 'hourly' | 'realTime';

/** What decides which pages an agent is shown (specification 6). */
export interface AgentSituation {
  /** A switch or setting of the brand. */
  isOn: (flag: string) => boolean;
  type: AccountType | null;
  /** Kinds of contract that are enabled for this agent. */
  contracts: ReadonlySet<ContractType>;
}

const RULES: Readonly<Partial<Record<AgentSubject, (situation: AgentSituation) => boolean>>> = {
  agentTeamOverview: ({ isOn }) => isOn('TEAMOVERVIEW3'),
  teamBetting: ({ isOn }) => isOn('TEAMBETTING3'),
  userProfitLoss: ({ isOn }) => isOn('TEAMPROFITLOSS3'),
  dividendRecord: ({ contracts }) => contracts.has('dividend'),
  dailyWages: ({ contracts }) => contracts.has('daily'),
  hourlySalary: ({ contracts }) => contracts.has('hourly'),
  realTimeSalary: ({ contracts }) => contracts.has('realTime'),
};

/**
 * Only agents see these pages, and only if the brand has agents; a page without a rule is shown to every
 * agent.
 */
export function agentPageShows(page: AgentSubject, situation: AgentSituation): boolean {
  if (!hasAgentCentre(situation.type) || !situation.isOn('AGENTCENTER3')) return false;
  return RULES[page]?.(situation) ?? true;
}

export const shownPages = <P extends AgentSubject>(pages: readonly P[], situation: AgentSituation): P[] =>
  pages.filter((page) => agentPageShows(page, situation));

const EVERY_CONTRACT: ReadonlySet<ContractType> = new Set(['dividend', 'daily', 'hourly', 'realTime']);

/** Pages of a kind of contract, which the centre shows to agents who have one. */
export const CONTRACT_PAGES: Readonly<Record<string, string>> = {
  dividendRecord: 'DIVIDEND',
  dailyWages: 'DAILY',
  hourlySalary: 'HOURLY',
  realTimeSalary: 'REALTIME',
};

/** The rule of specification 6 for a page's definition; the centre itself looks up the kinds of contract. */
export const agentRule =
  (page: AgentSubject) =>
  ({ isOn, type }: PageSituation): boolean =>
    agentPageShows(page, { isOn, type: type as AccountType | null, contracts: EVERY_CONTRACT });

/** What the specification (2.9) opens first, once it is built and shown; till then the first page there is. */
const FIRST: AgentSubject = 'agentTeamOverview';

export const firstPage = <P extends { key: string }>(shown: readonly P[]): P | null =>
  shown.find(({ key }) => key === FIRST) ?? shown[0] ?? null;
