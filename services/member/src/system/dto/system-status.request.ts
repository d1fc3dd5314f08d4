import { IsOptional, IsString, MaxLength } from 'class-validator';

export class SystemStatusQuery {
  /** The host that the page was loaded from. */
  @IsOptional()
  @IsString()
  @MaxLength(300)
  url?: string;
}
