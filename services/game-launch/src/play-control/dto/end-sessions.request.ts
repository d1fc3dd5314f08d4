import { IsString, Length } from 'class-validator';

export class EndSessionsQuery {
  /** Kept in the log of what operators did. */
  @IsString()
  @Length(1, 200)
  reason!: string;
}
