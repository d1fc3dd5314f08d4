import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsMoney } from '#libs/money';
import { describeFromValidation, largestInteger, Optional } from '#libs/platform';
import { itemKinds, type ItemKind } from '../mall.rules.js';

export class RedeemRequest {
  @IsUUID()
  itemId: string;

  @IsInt()
  @Min(1)
  @Max(20)
  quantity: number;

  /** Goods need recipient, phone and address. */
  @Optional()
  @IsString()
  @Length(1, 100)
  recipient?: string;

  @Optional()
  @Matches(/^\+?[0-9 ]{8,20}$/)
  phone?: string;

  @Optional()
  @IsString()
  @Length(5, 300)
  address?: string;
}

export class ConvertRequest {
  @IsInt()
  @Min(1)
  @Max(100_000_000)
  points: number;
}

export class AddressRequest {
  @IsString()
  @Length(1, 100)
  recipient: string;

  @Matches(/^\+?[0-9 ]{8,20}$/)
  phone: string;

  @IsString()
  @Length(5, 300)
  address: string;
}

export class IdParameter {
  @IsUUID()
  id: string;
}

export class TextRequest {
  @IsString()
  @Length(1, 300)
  vi: string;

  @IsString()
  @Length(1, 300)
  en: string;
}
describeFromValidation(TextRequest);

export class ItemRequest {
  @IsIn(itemKinds)
  kind: ItemKind;

  @IsDefined()
  @ValidateNested()
  @Type(() => TextRequest)
  name: TextRequest;

  @IsDefined()
  @ValidateNested()
  @Type(() => TextRequest)
  description: TextRequest;

  @Matches(/^[a-z][A-Za-z0-9-]{0,31}$/)
  picture: string;

  @IsInt()
  @Min(1)
  @Max(100_000_000)
  points: number;

  /** What a bonus or the free spins are worth. */
  @IsMoney({ min: 0n })
  value: string;

  @Matches(/^(0|[1-9]\d{0,2})(\.\d{1,2})?$/)
  multiplier: string;

  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  stock: number;

  @Optional()
  @IsInt()
  @Min(1)
  @Max(largestInteger)
  perMember?: number;

  @IsInt()
  @Min(0)
  @Max(99)
  minLevel: number;

  @IsISO8601()
  activeFrom: string;

  @Optional()
  @IsISO8601()
  activeTo?: string;

  @IsBoolean()
  enabled: boolean;

  @Optional()
  @IsInt()
  @Min(-1_000_000)
  @Max(1_000_000)
  rank?: number;
}

export class ItemChangeRequest extends ItemRequest {
  @IsInt()
  @Min(1)
  @Max(largestInteger)
  version: number;
}

export class DecisionRequest {
  @IsIn(['COMPLETE', 'REJECTED'])
  status: 'COMPLETE' | 'REJECTED';

  @Optional()
  @IsString()
  @Length(1, 140)
  remark?: string;
}
