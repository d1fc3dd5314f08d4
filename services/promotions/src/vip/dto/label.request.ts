import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsDefined,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { describeFromValidation, largestInteger, ListOf } from '#libs/platform';
import { NameRequest } from './vip.request.js';

export class LabelRequest {
  @Matches(/^[A-Z][A-Z0-9_]{0,31}$/)
  code: string;

  @IsDefined()
  @ValidateNested()
  @Type(() => NameRequest)
  labelName: NameRequest;
}
describeFromValidation(LabelRequest);

export class LabelsRequest {
  /** All that the member carries from now on. */
  @ArrayMaxSize(20)
  @ListOf(() => LabelRequest)
  labels: LabelRequest[];

  @IsString()
  @Length(1, 200)
  reason: string;

  /** The version that the operator saw. */
  @IsInt()
  @Min(0)
  @Max(largestInteger)
  version: number;
}
