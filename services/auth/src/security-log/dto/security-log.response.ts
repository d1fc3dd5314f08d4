import { ApiProperty } from '@nestjs/swagger';

const outcome = { description: '`ok`, or the code of the refusal' };
const call = { description: 'method and route', example: 'POST /wps/session/login' };

export class SecurityEventResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: ['guest', 'member', 'operator'] })
  actor: 'guest' | 'member' | 'operator';

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  actorId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'user name of the operator or member who acted' })
  actorName: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'whose account it was about' })
  memberId: string | null;

  @ApiProperty({ type: String, nullable: true })
  memberName: string | null;

  @ApiProperty(call)
  call: string;

  @ApiProperty(outcome)
  outcome: string;

  @ApiProperty()
  device: string;

  @ApiProperty()
  ip: string;
}

export class OwnSecurityEventResponse {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty(call)
  call: string;

  @ApiProperty(outcome)
  outcome: string;

  @ApiProperty()
  byOperator: boolean;

  @ApiProperty({ type: String, nullable: true })
  device: string | null;

  @ApiProperty({ type: String, nullable: true })
  ip: string | null;
}

class Pages {
  @ApiProperty({ type: 'integer' })
  pageNum: number;

  @ApiProperty({ type: 'integer' })
  totalPages: number;

  @ApiProperty({ type: 'integer' })
  totalCount: number;
}

export class SecurityLogResponse extends Pages {
  @ApiProperty({ type: [SecurityEventResponse] })
  list: SecurityEventResponse[];
}

export class OwnSecurityLogResponse extends Pages {
  @ApiProperty({ type: [OwnSecurityEventResponse] })
  list: OwnSecurityEventResponse[];
}
