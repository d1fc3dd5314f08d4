import { IsInt, IsObject, IsString, Matches, Max, Min } from 'class-validator';
import { AsList, AsNumber, AsRecord, localPorts, ServiceConfig } from '#libs/config';

const demoProvider = `http://127.0.0.1:${localPorts['demo-provider']}`;
const demoLaunchPath = '/?game={code}&ticket={ticket}&lang={language}&parent={parent}';

/** Settings of game-launch in addition to those of every service. Maps are written `name=value,name=value`. */
export class GameLaunchConfig extends ServiceConfig {
  @Matches(/^[A-Z]{3,5}$/)
  currency = 'VND';

  /** Catalogue address of each provider. With the query addresses these are the only calls out of the platform. */
  @AsRecord(() => ({ demo: `${demoProvider}/catalogue` }))
  @IsObject()
  providerCatalogues: Record<string, string> = { demo: `${demoProvider}/catalogue` };

  /** Where each provider answers questions about a round: docs/provider-guide.md, "query". */
  @AsRecord(() => ({ demo: `${demoProvider}/platform/v1/query` }))
  @IsObject()
  providerQueryUrls: Record<string, string> = { demo: `${demoProvider}/platform/v1/query` };

  /** The origin of each provider's game page. `{host}` is the host by which the player reached this site. */
  @AsRecord(() => ({ demo: demoProvider }))
  @IsObject()
  providerOrigins: Record<string, string> = { demo: demoProvider };

  /** What follows the origin; `{ticket}`, `{language}`, `{parent}`, `{code}` and `{gameId}` are filled in, encoded. */
  @AsRecord(() => ({ demo: demoLaunchPath }))
  @IsObject()
  providerLaunchPaths: Record<string, string> = { demo: demoLaunchPath };

  /** The live signing keys: `<vassalage>/<key id>=<secret>`, at most two for a vendor, each of 32 characters or more. */
  @AsRecord(() => ({}))
  @IsObject()
  providerKeys: Record<string, string> = {};

  /** Origins of our own pages, the first one the default. Empty: whichever page asks (development). */
  @AsList()
  @IsString({ each: true })
  siteOrigins: string[] = [];

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
