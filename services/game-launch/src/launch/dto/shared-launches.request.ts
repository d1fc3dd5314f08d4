import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
} from 'class-validator';

/** Launches of many members at once, as the gateway knows them: what belongs to one stands at the same place of each list. */
export class SharedLaunchesRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(64)
  @IsUUID(undefined, { each: true })
  memberIds!: string[];

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(64)
  @IsInt({ each: true })
  @Max(99, { each: true })
  accountTypes!: number[];

  /** The bodies as they came. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(64)
  @IsString({ each: true })
  @MaxLength(512, { each: true })
  requests!: string[];

  /** Origin or referrer of each request, empty if the browser sent none. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(64)
  @IsString({ each: true })
  @MaxLength(512, { each: true })
  askedFrom!: string[];
}
