import { ArrayNotEmpty, IsIn, IsInt, IsObject, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';
import { AsList, AsNumber, AsRecord, ServiceConfig } from '#libs/config';

export const oneAccountKinds = ['phone', 'email', 'device'] as const;
const anyUrl = { require_tld: false, require_protocol: true };

export class AuthConfig extends ServiceConfig {
  /** The brand whose registration rules and switches apply. */
  @IsString()
  merchantCode = 'senvang';

  /** The version of the terms that a registration accepts; stored with the time. */
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

  /** An account to which nobody has come for so long is dormant. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(120)
  dormantMonths = 12;

  /** Argon2id takes 19 MiB and a core for tens of milliseconds: more at once would starve everything else. */
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

  /** Budgets per address and hour; `RATE_LIMITS` scales them. */
  @AsNumber()
  @IsInt()
  @Min(1)
  registrationsPerHour = 30;

  @AsNumber()
  @IsInt()
  @Min(1)
  freePlaysPerHour = 20;

  /** What a person may have one account by: a proven number, a proven address, a browser. */
  @AsList()
  @IsIn(oneAccountKinds, { each: true })
  oneAccountPer: (typeof oneAccountKinds)[number][] = ['phone', 'email'];

  /** Where the site is: links in e-mails lead to the first, never to whatever host a request names. */
  @AsList()
  @ArrayNotEmpty()
  @IsUrl(anyUrl, { each: true })
  siteOrigins: string[] = ['http://localhost:8080'];

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(10)
  codeMinutes = 5;

  /** Messages to telephones in a day, all together: what a flood can cost at most. */
  @AsNumber()
  @IsInt()
  @Min(1)
  smsPerDay = 5000;

  /** Countries to which messages go, by dialing code. */
  @AsList()
  @IsString({ each: true })
  smsDialingCodes: string[] = ['84'];

  @IsIn(['file', 'console', 'http'])
  smsProvider: 'file' | 'console' | 'http' = 'file';

  @IsOptional()
  @IsUrl(anyUrl)
  smsUrl?: string;

  @IsOptional()
  @IsString()
  smsToken?: string;

  /** What the gateway calls its fields: `to=phone,text=content`. Others are sent as they stand here: `sender=LOTUS`. */
  @AsRecord(() => ({ to: 'to', text: 'text' }))
  @IsObject()
  smsFields: Record<string, string> = { to: 'to', text: 'text' };

  /** An outside phone verification service: whose tokens, for whom, and where its keys are published. */
  @IsOptional()
  @IsString()
  phoneAuthIssuer?: string;

  @IsOptional()
  @IsString()
  phoneAuthAudience?: string;

  @IsOptional()
  @IsUrl(anyUrl)
  phoneAuthJwksUrl?: string;

  /** By which the provider's script in the browser names this site; no secret. */
  @IsOptional()
  @IsString()
  phoneAuthApiKey?: string;

  /** A stand-in of the provider on this machine, for development and tests: its script asks there. */
  @IsOptional()
  @IsUrl(anyUrl)
  phoneAuthEmulator?: string;

  @IsIn(['file', 'smtp'])
  emailProvider: 'file' | 'smtp' = 'file';

  /** `smtps://user:password@host`. */
  @IsOptional()
  @IsString()
  smtpUrl?: string;

  @IsString()
  emailFrom = 'Lotus <no-reply@localhost>';

  /** Where the file adapters write what would have been sent. */
  @IsString()
  messagesDir = '.data/messages';

  /** `player=…,agent=…,operator=…,operatorSecret=…`: where it is set, the service opens the demo accounts with these passwords once it has started. */
  @AsRecord(() => ({}))
  @IsOptional()
  @IsObject()
  demoPasswords?: Record<string, string>;
}
