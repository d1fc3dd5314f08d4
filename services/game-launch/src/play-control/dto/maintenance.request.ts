import { IsBoolean, IsISO8601, IsOptional } from 'class-validator';

export class MaintenanceRequest {
  @IsBoolean()
  maintenance!: boolean;

  /** It ends by itself then; without it somebody ends it. */
  @IsOptional()
  @IsISO8601({ strict: true })
  until?: string;
}
