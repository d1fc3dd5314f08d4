import { IsInt, IsOptional, Max, Min } from 'class-validator';

export const maxBlocks = 100;

export class VerifyRequest {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  fromBlock = 1;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(maxBlocks)
  blocks: number = maxBlocks;
}
