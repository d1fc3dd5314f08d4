import { IsString, IsUUID, Length, Matches } from 'class-validator';

export class PersonalParameter {
  @IsUUID()
  memberId: string;
}

export class PayeeNameRequest {
  /** In the form that member stores: capitals without accents. */
  @IsString()
  @Length(2, 60)
  @Matches(/^[A-Z]+( [A-Z]+)*$/)
  payeeName: string;
}
