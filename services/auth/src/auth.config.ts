import {
  ArrayNotEmpty,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUrl,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import {
  AsList,
  AsNumber,
  AsRecord,
  InProduction,
  isHttps,
  NotInProduction,
  ServiceConfig,
  SetInProduction,
} from '#libs/config';

export const oneAccountKinds = ['phone', 'email', 'device', 'person'] as const;
const anyUrl = { require_tld: false, require_protocol: true };
const hasSmsGateway = ({ smsProvider }: AuthConfig): boolean => smsProvider === 'http';
const hasMailServer = ({ emailProvider }: AuthConfig): boolean => emailProvider === 'smtp';
const hasPhoneAuth = (config: AuthConfig): boolean =>
  [config.phoneAuthIssuer, config.phoneAuthAudience, config.phoneAuthJwksUrl].some(
    (setting) => setting !== undefined,
  );

export class AuthConfig extends ServiceConfig {
  /** The brand whose registration rules and switches apply. */
  @IsString()
  merchantCode = 'senvang';

  /** The version of the terms that a registration accepts, stored with the time. */
  @IsString()
  termsVersion = '2026-11';

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(120)
  sessionIdleMinutes = 30;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(24)
  sessionHours = 12;

  /** Months without a login after which an account is dormant. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(120)
  dormantMonths = 12;

  /** Argon2id takes 19 MiB and a core for tens of milliseconds each. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(16)
  passwordHashesAtOnce = 2;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(365)
  payloadKeyDays = 30;

  /** Limits per address and hour; `RATE_LIMITS` scales them. */
  @AsNumber()
  @IsInt()
  @Min(1)
  registrationsPerHour = 30;

  @AsNumber()
  @IsInt()
  @Min(1)
  freePlaysPerHour = 20;

  /** What may stand on one account only: a proven phone number or e-mail address, a browser, a name with its birth date. */
  @AsList()
  @IsIn(oneAccountKinds, { each: true })
  oneAccountPer: (typeof oneAccountKinds)[number][] = ['phone', 'email', 'person'];

  /** The site's origins. Links in e-mails use the first, never the host of a request. */
  @AsList()
  @ArrayNotEmpty()
  @IsUrl(anyUrl, { each: true })
  @InProduction<string[]>((origins) => origins.every(isHttps), 'https')
  siteOrigins: string[] = ['http://localhost:8080'];

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(10)
  codeMinutes = 5;

  /** Upper bound of text messages per day, over all numbers. */
  @AsNumber()
  @IsInt()
  @Min(1)
  smsPerDay = 5000;

  /** Dialing codes of the countries that text messages are sent to. */
  @AsList()
  @IsString({ each: true })
  smsDialingCodes: string[] = ['84'];

  @IsIn(['file', 'console', 'http'])
  @NotInProduction('file', 'console')
  smsProvider: 'file' | 'console' | 'http' = 'file';

  @ValidateIf(hasSmsGateway)
  @IsUrl(anyUrl)
  @InProduction(isHttps, 'https')
  smsUrl?: string;

  @IsOptional()
  @IsString()
  smsToken?: string;

  /** The gateway's field names: `to=phone,text=content`. Other entries are sent unchanged: `sender=LOTUS`. */
  @AsRecord(() => ({ to: 'to', text: 'text' }))
  @IsObject()
  smsFields: Record<string, string> = { to: 'to', text: 'text' };

  /** An external phone verification service: issuer, audience and key set of its identity tokens; all three or none. */
  @ValidateIf(hasPhoneAuth)
  @IsString()
  phoneAuthIssuer?: string;

  @ValidateIf(hasPhoneAuth)
  @IsString()
  phoneAuthAudience?: string;

  @ValidateIf(hasPhoneAuth)
  @IsUrl(anyUrl)
  @InProduction(isHttps, 'https')
  phoneAuthJwksUrl?: string;

  /** Identifies this site to the provider's script in the browser; not a secret. */
  @IsOptional()
  @IsString()
  phoneAuthApiKey?: string;

  /** Address of a local emulator of the provider, for development and tests. */
  @IsOptional()
  @IsUrl(anyUrl)
  @NotInProduction()
  phoneAuthEmulator?: string;

  @IsIn(['file', 'smtp'])
  @NotInProduction('file')
  emailProvider: 'file' | 'smtp' = 'file';

  /** `smtps://user:password@host`. */
  @ValidateIf(hasMailServer)
  @IsString()
  @InProduction((url?: string) => url === undefined || url.startsWith('smtps://'), 'smtps')
  smtpUrl?: string;

  @IsString()
  @SetInProduction()
  emailFrom = 'Lotus <no-reply@localhost>';

  /** Where the file adapters write messages. */
  @IsString()
  messagesDir = '.data/messages';

  /** `player=…,agent=…,operator=…,operatorSecret=…`: opens the demo accounts with these passwords. */
  @AsRecord(() => ({}))
  @IsOptional()
  @IsObject()
  @NotInProduction()
  demoPasswords?: Record<string, string>;
}
