import { IsIn, IsObject } from 'class-validator';
import { AsRecord, NotInProduction } from '#libs/config';

/** Simulated feeds of official results. */
export class SimulatedFeedConfig {
  /** Off, feeds are answered with 404. */
  @IsIn(['on', 'off'])
  @NotInProduction('on')
  resultFeedSimulator: 'on' | 'off' = 'off';

  /** `<feed>=<Ed25519 seed>`, hexadecimal; no secrets, because nothing real trusts them. */
  @AsRecord(() => ({}))
  @IsObject()
  simulatedFeedKeys: Record<string, string> = {};
}
