import { Injectable } from '@nestjs/common';
import type { Principal } from '#libs/auth';
import { NetworkErrors } from './network.errors.js';
import { TeamRepository } from './team.repository.js';

/** What a sub-agent may be allowed to do with the team of the agent above. */
export const agentRights = ['TEAM', 'MONEY', 'LINKS', 'CONTRACTS'] as const;
export type AgentRight = (typeof agentRights)[number];

const isSubAgent = (accountType: number): boolean => accountType === 41 || accountType === 42;

/** For which agent a caller acts: agents for themselves, sub-agents for the agent above with the rights given to them. */
@Injectable()
export class AgentScopeService {
  constructor(private readonly team: TeamRepository) {}

  async agentOf(principal: Principal, right: AgentRight): Promise<string> {
    if (principal.kind !== 'member') throw NetworkErrors.RIGHT_MISSING();
    if (!isSubAgent(principal.accountType)) return principal.memberId;
    const node = await this.team.node(principal.memberId);
    if (!node || node.parentId === null || !node.rights.includes(right)) throw NetworkErrors.RIGHT_MISSING();
    return node.parentId;
  }

  /** The rights of a caller; the pages of the agent centre follow them. */
  async rightsOf(principal: Principal): Promise<AgentRight[]> {
    if (principal.kind !== 'member') return [];
    if (!isSubAgent(principal.accountType)) return [...agentRights];
    const rights = (await this.team.node(principal.memberId))?.rights ?? [];
    return agentRights.filter((right) => rights.includes(right));
  }
}
