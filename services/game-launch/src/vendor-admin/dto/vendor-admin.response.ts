import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '#libs/platform';
import type { CircuitState } from '../../vendor/circuit-breaker.js';

/** Null settings leave it to the catalogue, or to the service's own setting. Amounts are minor units. */
export class VendorAdminResponse {
  @ApiProperty({ type: String })
  vassalage!: string;
  @ApiProperty({ type: String })
  provider!: string;
  @ApiProperty({ type: String })
  displayName!: string;
  @ApiProperty({ enum: ['SEAMLESS', 'TRANSFER'] })
  wallet!: 'SEAMLESS' | 'TRANSFER';
  @ApiProperty({ type: Boolean })
  isActive!: boolean;
  @ApiProperty({ type: Boolean })
  isClosed!: boolean;
  @ApiProperty({ type: Boolean })
  maintenance!: boolean;
  @ApiProperty({ type: String, nullable: true })
  maintenanceUntil!: string | null;
  @ApiProperty({ type: Boolean, nullable: true })
  isHot!: boolean | null;
  @ApiProperty({ type: Number, nullable: true })
  sortOrder!: number | null;
  @ApiProperty({ type: [String], nullable: true })
  currencies!: string[] | null;
  @ApiProperty({ type: String, nullable: true })
  maxBet!: string | null;
  @ApiProperty({ type: Number, nullable: true })
  timeBudgetMs!: number | null;
  @ApiProperty({ type: String, nullable: true })
  launchOrigin!: string | null;
  @ApiProperty({ type: String, nullable: true })
  launchPath!: string | null;
  @ApiProperty({ type: String, nullable: true })
  queryUrl!: string | null;
  @ApiProperty({ type: String, nullable: true })
  transferUrl!: string | null;
  @ApiProperty({ type: Number })
  games!: number;
  @ApiProperty({ type: Number })
  openRounds!: number;
  /** Keys that sign: of the settings, of the ring, and those kept here. */
  @ApiProperty({ type: [String] })
  keyIds!: string[];
  /** Those that can be removed here. */
  @ApiProperty({ type: [String] })
  keptKeyIds!: string[];
  /** As this replica sees it. */
  @ApiProperty({ enum: ['CLOSED', 'OPEN', 'TRYING'] })
  circuit!: CircuitState;
}

export class VendorAdminListResponse {
  @ApiProperty({ type: [VendorAdminResponse] })
  vendors!: VendorAdminResponse[];
}

export class NewVendorKeyResponse {
  @ApiProperty({ type: String })
  keyId!: string;
  /** Shown once. */
  @ApiProperty({ type: String })
  secret!: string;
}

export class VendorGameResponse {
  @ApiProperty({ type: String })
  gameId!: string;
  @ApiProperty({ type: String })
  nameVi!: string;
  @ApiProperty({ type: String })
  nameEn!: string;
  @ApiProperty({ type: String })
  gameType!: string;
  @ApiProperty({ type: String, nullable: true })
  rtp!: string | null;
  @ApiProperty({ type: Boolean })
  isActive!: boolean;
  @ApiProperty({ type: Boolean })
  isClosed!: boolean;
  @ApiProperty({ type: Boolean })
  maintenance!: boolean;
  @ApiProperty({ type: Boolean, nullable: true })
  isHot!: boolean | null;
  @ApiProperty({ type: Number, nullable: true })
  sortOrder!: number | null;
  @ApiProperty({ type: String, nullable: true })
  maxBet!: string | null;
  /** The limit in force. */
  @ApiProperty({ type: String, nullable: true })
  limit!: string | null;
}

export class VendorGamePage extends PageResponse(VendorGameResponse) {}

export class RtpResponse {
  @ApiProperty({ type: String })
  gameId!: string;
  @ApiProperty({ type: String })
  vassalage!: string;
  @ApiProperty({ type: String })
  nameVi!: string;
  @ApiProperty({ type: String })
  nameEn!: string;
  @ApiProperty({ type: Number })
  rounds!: number;
  @ApiProperty({ type: String })
  staked!: string;
  @ApiProperty({ type: String })
  paid!: string;
  /** Millionths of the stakes. */
  @ApiProperty({ type: Number })
  actualPpm!: number;
  /** As published; null if the provider publishes none. */
  @ApiProperty({ type: Number, nullable: true })
  publishedPpm!: number | null;
  /** Half the width of the band in which the return lies with 99.9 %. */
  @ApiProperty({ type: Number })
  bandPpm!: number;
  /** Null without a published return, or with too few rounds to judge. */
  @ApiProperty({ type: Boolean, nullable: true })
  isInside!: boolean | null;
}

export class RtpListResponse {
  @ApiProperty({ type: String })
  since!: string;
  @ApiProperty({ type: [RtpResponse] })
  games!: RtpResponse[];
}
