import { IsInt, IsObject, IsString, Matches, Max, Min } from 'class-validator';
import {
  areLongOwnSecrets,
  areSafeAddresses,
  AsList,
  AsNumber,
  AsRecord,
  InProduction,
  localPorts,
  ServiceConfig,
  SetInProduction,
} from '#libs/config';

const demoProvider = `http://127.0.0.1:${localPorts['demo-provider']}`;
const demoLaunchPath = '/games/{code}/?game={code}&ticket={ticket}&lang={language}&parent={parent}';

/** Settings of game-launch in addition to those of every service. Maps are written `name=value,name=value`. */
export class GameLaunchConfig extends ServiceConfig {
  @Matches(/^[A-Z]{3,5}$/)
  currency = 'VND';

  /** Catalogue address of each provider. With the query addresses these are the only calls out of the platform. */
  @AsRecord(() => ({ demo: `${demoProvider}/catalogue` }))
  @IsObject()
  @SetInProduction()
  @InProduction(areSafeAddresses, 'https')
  providerCatalogues: Record<string, string> = { demo: `${demoProvider}/catalogue` };

  /** Where each provider answers questions about a round: docs/providers/README.md, "query". */
  @AsRecord(() => ({ demo: `${demoProvider}/platform/v1/query` }))
  @IsObject()
  @InProduction(areSafeAddresses, 'https')
  providerQueryUrls: Record<string, string> = { demo: `${demoProvider}/platform/v1/query` };

  /** Where each provider with a transfer wallet answers: docs/providers/transfer-wallet.md. */
  @AsRecord(() => ({ demo: `${demoProvider}/transfer-wallet/v1` }))
  @IsObject()
  @InProduction(areSafeAddresses, 'https')
  providerTransferUrls: Record<string, string> = { demo: `${demoProvider}/transfer-wallet/v1` };

  /** How long a call to a provider may take, unless its vendor has a time budget of its own. */
  @AsNumber()
  @IsInt()
  @Min(200)
  @Max(10_000)
  providerTimeoutMs = 4_000;

  /** After so many failed calls to a vendor in a row none is sent for a while. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(100)
  circuitFailures = 5;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(3600)
  circuitOpenSeconds = 30;

  /** Histories of vendors with a transfer wallet are read so often. */
  @AsNumber()
  @IsInt()
  @Min(1)
  historyEverySeconds = 15;

  /** The origin of each provider's game page. `{host}` is the host by which the player reached this site. */
  @AsRecord(() => ({ demo: demoProvider }))
  @IsObject()
  @SetInProduction()
  @InProduction(areSafeAddresses, 'https')
  providerOrigins: Record<string, string> = { demo: demoProvider };

  /** What follows the origin; `{ticket}`, `{language}`, `{parent}`, `{code}` and `{gameId}` are filled in, encoded. */
  @AsRecord(() => ({ demo: demoLaunchPath }))
  @IsObject()
  @SetInProduction()
  providerLaunchPaths: Record<string, string> = { demo: demoLaunchPath };

  /** The live signing keys: `<vassalage>/<key id>=<secret>`, at most two for a vendor, each of 32 characters or more. */
  @AsRecord(() => ({}))
  @IsObject()
  @InProduction(areLongOwnSecrets, 'secrets of your own')
  providerKeys: Record<string, string> = {};

  /** Origins of our own pages, the first one the default. Empty: whichever page asks (development). */
  @AsList()
  @IsString({ each: true })
  @SetInProduction()
  @InProduction(areSafeAddresses, 'https')
  siteOrigins: string[] = [];

  /** Hosts whose games the site frames; an operator may open a vendor's games on these alone. Empty: on any. */
  @AsList()
  @IsString({ each: true })
  @InProduction(areSafeAddresses, 'https')
  launchGameOrigins: string[] = [];

  @AsNumber()
  @IsInt()
  @Min(5)
  @Max(600)
  ticketTtlSeconds = 60;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(72)
  gameSessionHours = 12;

  /** A real win of at least so many minor units, and above its stake, goes to the winner board. */
  @AsNumber()
  @IsInt()
  @Min(1)
  winnerThreshold = 50_000_000;

  /** A transaction unfinished for so long is finished by the recovery worker. */
  @AsNumber()
  @IsInt()
  @Min(0)
  recoveryAfterMs = 5_000;

  @AsNumber()
  @IsInt()
  @Min(20)
  recoveryEveryMs = 1_000;

  /** A round open for so long is stuck: its provider is asked about it. */
  @AsNumber()
  @IsInt()
  @Min(1)
  stuckRoundAfterSeconds = 900;

  @AsNumber()
  @IsInt()
  @Min(1)
  stuckRoundEverySeconds = 60;
}
