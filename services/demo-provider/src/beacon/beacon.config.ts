import { IsIn, IsInt, IsString, Max, Min } from 'class-validator';
import { AsNumber, NotInProduction } from '#libs/config';

/** The simulated beacon: drand's form, with a key of its own. */
export class SimulatedBeaconConfig {
  /** Off, rounds are answered with 404. */
  @IsIn(['on', 'off'])
  @NotInProduction('on')
  beaconSimulator: 'on' | 'off' = 'off';

  /** The key that signs rounds, hexadecimal; no secret, because nothing real trusts it. */
  @IsString()
  simulatedBeaconKey = '';

  /** Unix seconds of round 1. */
  @AsNumber()
  @IsInt()
  @Min(0)
  beaconGenesis = 1_692_803_367;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(60)
  beaconPeriod = 3;
}
