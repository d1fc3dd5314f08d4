import { IsUUID } from 'class-validator';

export class PersonalParameter {
  @IsUUID()
  memberId: string;
}
