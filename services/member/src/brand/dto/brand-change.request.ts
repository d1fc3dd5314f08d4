import {
  IsArray,
  IsBoolean,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';

export class BrandChangeRequest {
  /** The version that the operator saw; where it is no longer the newest the change is refused. */
  @IsInt()
  @Min(1)
  version: number;

  @IsOptional()
  @IsString()
  @MaxLength(32)
  merchantCode?: string;

  @IsOptional()
  @IsBoolean()
  maintenance?: boolean;

  /** null takes the time away. */
  @ValidateIf((request: BrandChangeRequest) => request.maintenanceUntil != null)
  @IsISO8601({ strict: true, strictSeparator: true })
  maintenanceUntil?: string | null;

  /** Whitelabel nodes by `modId`: true is on. */
  @IsOptional()
  @IsObject()
  switches?: Record<string, boolean>;

  @IsOptional()
  @IsObject()
  settings?: Record<string, boolean>;

  /** Ranges in CIDR form. */
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  allowedAddresses?: string[];

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  deniedAddresses?: string[];

  @IsOptional()
  @IsArray()
  @Matches(/^[A-Z]{2}$/, { each: true })
  restrictedCountries?: string[];
}
