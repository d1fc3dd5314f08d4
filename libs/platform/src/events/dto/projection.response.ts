import { ApiProperty } from '@nestjs/swagger';
import type { ProjectionRun } from '../projection-run.repository.js';

export class ProjectionRunResponse {
  @ApiProperty()
  id!: string;
  @ApiProperty()
  projection!: string;
  @ApiProperty({ enum: ['RUNNING', 'DONE', 'FAILED'] })
  status!: string;
  @ApiProperty()
  operatorId!: string;
  @ApiProperty()
  reason!: string;
  @ApiProperty({ format: 'date-time' })
  startedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt!: string | null;
  /** How many were read, repeated ones included. */
  @ApiProperty({ type: 'integer' })
  events!: number;
  @ApiProperty({ type: String, nullable: true })
  error!: string | null;

  static of(this: void, { startedAt, endedAt, events, ...run }: ProjectionRun): ProjectionRunResponse {
    return {
      ...run,
      events: Number(events),
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    };
  }
}

export class ProjectionResponse {
  @ApiProperty()
  name!: string;
  @ApiProperty({ type: ProjectionRunResponse, nullable: true })
  last!: ProjectionRunResponse | null;
}

export class ProjectionListResponse {
  @ApiProperty({ type: [ProjectionResponse] })
  list!: ProjectionResponse[];
}

export class ProjectionRunListResponse {
  @ApiProperty({ type: [ProjectionRunResponse] })
  list!: ProjectionRunResponse[];
}
