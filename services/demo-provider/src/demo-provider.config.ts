import { IsArray, IsInt, IsObject, IsString, IsUrl, Max, Min } from 'class-validator';
import {
  areOwnSecrets,
  AsList,
  AsNumber,
  AsRecord,
  InProduction,
  localPorts,
  Part,
  ServiceConfig,
  SetInProduction,
} from '#libs/config';
import { BankConfig } from './bank/bank.config.js';
import { SimulatedBeaconConfig } from './beacon/beacon.config.js';
import { SimulatedJackpotConfig } from './jackpot/jackpot.config.js';
import { SimulatedFeedConfig } from './result-feed/result-feed.config.js';
import { SimulatedUsdtConfig } from './usdt/usdt.config.js';

/** Settings of the demo provider in addition to those of every service. */
export class DemoProviderConfig extends ServiceConfig {
  override port = localPorts['demo-provider'];

  /** Where the platform answers game providers. */
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  @SetInProduction()
  platformUrl = `http://127.0.0.1:${localPorts.gateway}`;

  /** Signing keys shared with the platform: `<vassalage>/<key id>=<secret>`, the first of a vendor is the one we sign with. */
  @AsRecord(() => ({}))
  @IsObject()
  @InProduction(areOwnSecrets, 'secrets of your own')
  providerKeys: Record<string, string> = {};

  /** Origins whose pages may frame a game. */
  @AsList()
  @IsArray()
  @IsString({ each: true })
  @SetInProduction()
  siteOrigins: string[] = ['http://localhost:8080', 'http://127.0.0.1:8080'];

  /** The built game page. */
  @IsString()
  gamePageFolder = 'dist/game-client';

  /** Rounds of one player in one game are at least so far apart. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(10_000)
  minimumRoundMs = 500;

  @AsNumber()
  @IsInt()
  @Min(50)
  @Max(30_000)
  platformTimeoutMs = 4_000;

  /** A bet whose fate is still unknown after so long is rolled back. */
  @AsNumber()
  @IsInt()
  @Min(0)
  rollbackAfterMs = 60_000;

  /** Lease of a round while a process drives it: longer than two calls to the platform. */
  @AsNumber()
  @IsInt()
  @Min(100)
  leaseMs = 10_000;

  @AsNumber()
  @IsInt()
  @Min(10)
  workerEveryMs = 500;

  /** The simulated bank. */
  @Part(BankConfig)
  bank!: BankConfig;

  /** The simulated custodian of USDT. */
  @Part(SimulatedUsdtConfig)
  usdt!: SimulatedUsdtConfig;

  /** The simulated beacon. */
  @Part(SimulatedBeaconConfig)
  beacon!: SimulatedBeaconConfig;

  /** Simulated feeds of official results. */
  @Part(SimulatedFeedConfig)
  feeds!: SimulatedFeedConfig;

  /** Jackpots that tests ask for. */
  @Part(SimulatedJackpotConfig)
  jackpots!: SimulatedJackpotConfig;
}
