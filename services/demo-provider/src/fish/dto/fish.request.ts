import { IsUUID, Matches } from 'class-validator';
import type { ShotRequest } from './fish.contract.js';

export class FireShotRequest implements ShotRequest {
  /** Minor units. */
  @Matches(/^[1-9]\d{0,15}$/)
  stake!: string;

  @Matches(/^[a-z]{1,32}$/)
  prey!: string;

  @IsUUID()
  clientSpinId!: string;
}
