import { IsString, IsUUID, Length } from 'class-validator';

export class PlayerParameter {
  @IsUUID()
  memberId!: string;
}

export class EndSessionsQuery {
  /** Kept in the log of what operators did. */
  @IsString()
  @Length(1, 200)
  reason!: string;
}
