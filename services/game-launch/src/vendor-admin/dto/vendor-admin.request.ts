import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsInt,
  IsUrl,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { OrNull, PageQuery } from '#libs/platform';

const address = { require_tld: false, protocols: ['http', 'https'], require_protocol: true };

class Reasoned {
  @Length(3, 200) reason!: string;
}

export class VendorParams {
  @Matches(/^[A-Z0-9]{1,32}$/) vassalage!: string;
}

export class GameParams {
  @Matches(/^[\w.-]{1,64}$/) gameId!: string;
}

export class VendorKeyParams extends VendorParams {
  @Matches(/^[A-Za-z0-9_-]{1,64}$/) keyId!: string;
}

/** Null or missing where the catalogue, or the service's own setting, decides. */
export class VendorSettingsRequest extends Reasoned {
  /** Takes the vendor off the shelves, whatever its catalogue says. */
  @IsBoolean() isClosed!: boolean;
  @OrNull() @IsBoolean() isHot!: boolean | null;
  @OrNull() @IsInt() @Min(0) @Max(10_000) sortOrder!: number | null;
  /** Currencies in which its games are played. */
  @OrNull()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(20)
  @Matches(/^[A-Z]{3,5}$/, { each: true })
  currencies!: string[] | null;
  /** Largest stake of one bet, in minor units. */
  @OrNull() @Matches(/^[1-9]\d{0,14}$/) maxBet!: string | null;
  @OrNull() @IsInt() @Min(200) @Max(10_000) timeBudgetMs!: number | null;
  /** `{host}` stands for the host that the player used. */
  @OrNull() @Matches(/^https?:\/\/(\{host\}|[a-z0-9.-]{1,253})(:\d{1,5})?$/) launchOrigin!: string | null;
  @OrNull() @Matches(/^\/(?!\/)[\x21-\x7e]{0,500}$/) launchPath!: string | null;
  @OrNull() @IsUrl(address) @Length(8, 500) queryUrl!: string | null;
  @OrNull() @IsUrl(address) @Length(8, 500) transferUrl!: string | null;
}

export class NewVendorKeyRequest extends Reasoned {
  @Matches(/^[A-Za-z0-9_-]{1,64}$/) keyId!: string;
}

export class VendorKeyRemovalRequest extends Reasoned {}

export class GameSettingsRequest extends Reasoned {
  @IsBoolean() isClosed!: boolean;
  @OrNull() @IsBoolean() isHot!: boolean | null;
  @OrNull() @IsInt() @Min(0) @Max(100_000) sortOrder!: number | null;
  /** At most what the catalogue permits. */
  @OrNull() @Matches(/^[1-9]\d{0,14}$/) maxBet!: string | null;
}

export class VendorGamesQuery extends PageQuery {}
