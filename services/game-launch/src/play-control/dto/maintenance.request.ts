import { IsBoolean, IsISO8601 } from 'class-validator';
import { Optional } from '#libs/platform';

export class MaintenanceRequest {
  @IsBoolean()
  maintenance!: boolean;

  /** Maintenance ends at this time; without it an operator ends it. */
  @Optional()
  @IsISO8601({ strict: true })
  until?: string;
}
