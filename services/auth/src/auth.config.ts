import { IsInt, IsObject, IsOptional, IsString, Max, Min } from 'class-validator';
import { AsNumber, AsRecord, ServiceConfig } from '#libs/config';

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

  /** `player=…,agent=…,operator=…`: where it is set, the service opens the demo accounts with these passwords once it has started. */
  @AsRecord(() => ({}))
  @IsOptional()
  @IsObject()
  demoPasswords?: Record<string, string>;
}
