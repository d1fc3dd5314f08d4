import { IsString, Length, Matches } from 'class-validator';

export class ProjectionParameter {
  @Matches(/^[a-z][a-z-]{1,39}$/)
  name: string;
}

export class RebuildRequest {
  @IsString()
  @Length(3, 500)
  reason: string;
}
