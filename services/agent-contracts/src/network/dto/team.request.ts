import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { IsMoney } from '#libs/money';
import { PageQuery, Optional, OrNull } from '#libs/platform';
import { agentRights, type AgentRight } from '../agent-scope.service.js';

export const linkKinds = ['MEMBER', 'AGENT', 'SUB_AGENT'] as const;
export type LinkKind = (typeof linkKinds)[number];

export class LinkRequest {
  @IsIn(linkKinds)
  kind: LinkKind;

  /** Where the link is used, for the agent only. */
  @Optional()
  @IsString()
  @Length(1, 60)
  channel?: string;

  /** The host that the link is for. */
  @Optional()
  @Matches(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/)
  @Length(1, 253)
  domain?: string;

  @Optional()
  @IsISO8601({ strict: true })
  expiresAt?: string;

  @Optional()
  @IsInt()
  @Min(1)
  @Max(100_000)
  maxUses?: number;
}

export class LinkSwitchRequest {
  @IsBoolean()
  enabled: boolean;
}

export class CodeParameter {
  @Matches(/^[A-Z0-9]{1,64}$/)
  code: string;
}

export class MemberParameter {
  @IsUUID()
  memberId: string;
}

export class TeamQuery extends PageQuery {
  /** Whose direct members; by default the caller's own. */
  @Optional()
  @IsUUID()
  parentId?: string;

  /** Beginning of a user name, looked for in the whole team. */
  @Optional()
  @Matches(/^[A-Za-z0-9._-]{1,64}$/)
  search?: string;
}

export class DownlineQuery {
  /** The agent's whole user name. */
  @Matches(/^[A-Za-z0-9._-]{1,64}$/)
  account: string;
}

export class RightsRequest {
  @IsIn(agentRights, { each: true })
  @ArrayUnique()
  rights: AgentRight[];
}

export class FreezeRequest {
  @IsBoolean()
  frozen: boolean;
}

export class LimitRequest {
  /** Null: the limit of the brand. */
  @OrNull()
  @IsMoney({ min: 0n })
  transferLimit?: string | null;
}

export class MoveRequest {
  /** The new upline; null puts an agent at the top. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  @ValidateIf((_, value) => value !== null)
  @IsUUID()
  uplineId: string | null;
}
