import { IsBoolean, IsISO8601, IsOptional } from 'class-validator';

export class MaintenanceRequest {
  @IsBoolean()
  maintenance!: boolean;

  /** Maintenance ends at this time; without it an operator ends it. */
  @IsOptional()
  @IsISO8601({ strict: true })
  until?: string;
}
