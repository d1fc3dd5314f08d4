import { IsIn, IsInt, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';
import {
  areSafeAddresses,
  areSomeNetworks,
  AsList,
  AsNumber,
  InProduction,
  NotInProduction,
  ServiceConfig,
  SetInProduction,
} from '#libs/config';

export class GatewayConfig extends ServiceConfig {
  /** The brand of a request without a Merchant header. */
  @IsString()
  merchantCode = 'senvang';

  /** Networks (CIDR) whose X-Forwarded-For is trusted: the load balancer's only. */
  @AsList()
  @IsString({ each: true })
  @SetInProduction()
  @InProduction(areSomeNetworks, 'networks of the load balancer, not all addresses')
  trustedProxies: string[] = [];

  /** Folder with the built web app; without it the gateway serves the API only. */
  @IsOptional()
  @IsString()
  webRoot?: string;

  /** Host name of the operators' console; without it the console is served at /console of every host. */
  @IsOptional()
  @IsString()
  consoleHost?: string;

  /** Origins that may be framed: the game providers' pages. */
  @AsList()
  @IsString({ each: true })
  @InProduction(areSafeAddresses, 'https')
  frameOrigins: string[] = [];

  /** Origin of a simulator of the outside phone service, for development and tests. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true })
  @NotInProduction()
  phoneAuthEmulator?: string;

  /** Sent as HSTS if the site is served over TLS only. */
  @IsIn(['on', 'off'])
  @NotInProduction('off')
  strictTransport: 'on' | 'off' = 'off';

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(50)
  streamsPerMember = 6;

  /** How often streams get a heartbeat and those of ended sessions are closed; below the idle time-out of proxies. */
  @AsNumber()
  @IsInt()
  @Min(100)
  @Max(60_000)
  streamBeatMs = 15_000;

  @AsNumber()
  @IsInt()
  @Min(100)
  @Max(60_000)
  ownerTimeoutMs = 10_000;

  /** Connections to each owner for pipelined hot reads, and as many for all other calls. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(256)
  ownerConnections = 16;
}
