import { IsInt, Max, Min } from 'class-validator';
import { Optional } from '#libs/platform';

export const maxBlocks = 100;

export class VerifyRequest {
  @Optional()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  fromBlock = 1;

  @Optional()
  @IsInt()
  @Min(1)
  @Max(maxBlocks)
  blocks: number = maxBlocks;
}
