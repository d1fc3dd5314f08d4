import { IsIn, IsInt, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';
import { AsList, AsNumber, ServiceConfig } from '#libs/config';

export class GatewayConfig extends ServiceConfig {
  /** The brand of a request that names none. */
  @IsString()
  merchantCode = 'senvang';

  /** Networks (CIDR) whose X-Forwarded-For is believed: the load balancer's, nobody else's. */
  @AsList()
  @IsString({ each: true })
  trustedProxies: string[] = [];

  /** Folder with the built web app; without it the gateway serves the API alone. */
  @IsOptional()
  @IsString()
  webRoot?: string;

  /** Origins that may be framed: the game providers' pages. */
  @AsList()
  @IsString({ each: true })
  frameOrigins: string[] = [];

  /** A stand-in of the outside phone service on this machine, for development and tests: pages may ask there in its place. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true })
  phoneAuthEmulator?: string;

  /** Sent as HSTS where the site is served over TLS only. */
  @IsIn(['on', 'off'])
  strictTransport: 'on' | 'off' = 'off';

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(50)
  streamsPerMember = 6;

  /** How often streams get a sign of life, and those whose session is over are let go. Below what proxies take for silence. */
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

  /** Connections kept to each owner for the hot reads, which are pipelined, and again for everything else. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(256)
  ownerConnections = 16;
}
