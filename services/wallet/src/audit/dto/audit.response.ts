import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { faultNames } from '../audit.rules.js';
import type { KeptFinding } from '../finding.repository.js';
import type { Released } from '../release.service.js';

export class FindingResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  foundAt!: string;

  @ApiProperty({ enum: faultNames })
  fault!: string;

  @ApiProperty({ enum: ['REAL', 'PLAY'] })
  book!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  memberId!: string | null;

  /** Number of an account in the chart. */
  @ApiProperty({ type: Number, nullable: true })
  account!: number | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  postingId!: string | null;

  @ApiProperty({ type: String, nullable: true })
  expected!: string | null;

  @ApiProperty({ type: String, nullable: true })
  found!: string | null;

  /** True if this finding stopped the account. */
  @ApiProperty()
  stopped!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  closedAt!: string | null;

  @ApiProperty({ type: String, nullable: true })
  closedBy!: string | null;

  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;

  static of(finding: KeptFinding): FindingResponse {
    return {
      ...finding,
      foundAt: finding.foundAt.toISOString(),
      closedAt: finding.closedAt?.toISOString() ?? null,
    };
  }
}

export class FindingPage {
  @ApiProperty({ type: [FindingResponse] })
  list!: FindingResponse[];

  @ApiProperty()
  pageNum!: number;

  @ApiProperty()
  totalPages!: number;

  @ApiProperty()
  totalCount!: number;
}

export class ReleaseResponse {
  @ApiProperty({ format: 'uuid' })
  releaseId!: string;

  /** Status after the release. */
  @ApiProperty({ enum: ['OPEN', 'LOCKED'] })
  status!: string;

  /** Suspense of the stopped account, credited by the release. */
  @ApiProperty({ example: '0.00' })
  fromSuspense!: string;

  @ApiProperty()
  findingsClosed!: number;

  static of({ releaseId, status, suspense, closed }: Released): ReleaseResponse {
    return { releaseId, status, fromSuspense: formatMoney(BigInt(suspense)), findingsClosed: closed };
  }
}

export class ClosureResponse {
  @ApiProperty({ format: 'uuid' })
  id!: string;
}
