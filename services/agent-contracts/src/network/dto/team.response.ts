import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { PageResponse } from '#libs/platform';
import type { OpenLink } from '../../affiliate/affiliate.repository.js';
import { agentRights, type AgentRight } from '../agent-scope.service.js';
import type { TeamMember, TeamNode } from '../team.repository.js';
import { linkKinds, type LinkKind } from './team.request.js';

export class LinkResponse {
  @ApiProperty()
  code!: string;

  @ApiProperty({ enum: linkKinds })
  kind!: LinkKind;

  @ApiProperty({ type: String, nullable: true })
  channel!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'host that it is for; null: each of the brand' })
  domain!: string | null;

  @ApiProperty()
  enabled!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt!: string | null;

  @ApiProperty({ type: Number, nullable: true })
  maxUses!: number | null;

  @ApiProperty({ description: 'registrations so far' })
  uses!: number;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  static of({
    accountType,
    expiresAt,
    createdAt,
    code,
    channel,
    domain,
    enabled,
    maxUses,
    uses,
  }: OpenLink): LinkResponse {
    return {
      ...{ code, channel, domain, enabled, maxUses, uses },
      kind: accountType === 0 ? 'MEMBER' : accountType === 1 ? 'AGENT' : 'SUB_AGENT',
      expiresAt: expiresAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  }
}

export class LinkCodeResponse {
  @ApiProperty()
  code!: string;
}

export class TeamNodeResponse {
  @ApiProperty({ format: 'uuid' })
  memberId!: string;

  @ApiProperty()
  account!: string;
}

export class TeamMemberResponse extends TeamNodeResponse {
  @ApiProperty({ enum: [0, 1, 2, 41, 42] })
  accountType!: number;

  @ApiProperty({ description: 'levels below the caller' })
  level!: number;

  @ApiProperty({ description: 'members directly below' })
  direct!: number;

  @ApiProperty({ description: 'these, and all below them' })
  team!: number;

  @ApiProperty({ description: 'payments by contract and transfers are stopped' })
  frozen!: boolean;

  @ApiProperty({ enum: ['UPLINE', 'OPERATOR'], nullable: true, description: 'who froze the account' })
  frozenBy!: 'UPLINE' | 'OPERATOR' | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'what may be sent in a day; null: as the brand allows',
  })
  transferLimit!: string | null;

  @ApiProperty({ enum: agentRights, isArray: true, description: 'of a sub-agent' })
  rights!: AgentRight[];

  @ApiProperty({ format: 'date-time' })
  registeredAt!: string;

  static ofMember(member: TeamMember): TeamMemberResponse {
    const { memberId, account, accountType, depth, direct, team, frozenAt, rights, placedAt } = member;
    const { frozenBy, transferLimit } = member;
    return {
      ...{ memberId, account, accountType, level: depth, direct, team, frozen: frozenAt !== null },
      ...{ frozenBy, transferLimit: transferLimit === null ? null : formatMoney(BigInt(transferLimit)) },
      rights: agentRights.filter((right) => rights.includes(right)),
      registeredAt: placedAt.toISOString(),
    };
  }
}

export class TeamPage extends PageResponse(TeamMemberResponse) {
  @ApiProperty({ type: [TeamNodeResponse], description: 'from the caller down to whose members these are' })
  trail!: TeamNode[];
}

export class OpsTeamPage extends PageResponse(TeamMemberResponse) {}

export class RightsResponse {
  @ApiProperty({ enum: agentRights, isArray: true })
  rights!: AgentRight[];
}
