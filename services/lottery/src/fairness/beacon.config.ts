import { IsIn, IsInt, IsUrl, Matches, Max, Min, ValidateIf } from 'class-validator';
import { AsNumber, NotInProduction } from '#libs/config';

const isConnected = ({ beacon }: BeaconConfig): boolean => beacon !== 'none';

/** The public randomness of own draws. The defaults are drand's chain "quicknet". */
export class BeaconConfig {
  /** `drand`: a relay of drand; `simulated`: a stand-in with the same protocol; `none`: no own draws. */
  @IsIn(['none', 'drand', 'simulated'])
  @NotInProduction('simulated')
  beacon: 'none' | 'drand' | 'simulated' = 'none';

  /** Rounds are read by `GET <url>/public/<round>`. */
  @ValidateIf(isConnected)
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  beaconUrl = 'https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

  /** The chain's public key, on G2, hexadecimal. */
  @Matches(/^[0-9a-f]{192}$/)
  beaconPublicKey =
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';

  /** Unix seconds of the chain's first round. */
  @AsNumber()
  @IsInt()
  @Min(0)
  beaconGenesis = 1_692_803_367;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(60)
  beaconPeriod = 3;

  /** Minutes that a draw waits for its round; then it is void, and every stake is given back. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1_440)
  beaconPatience = 10;
}
