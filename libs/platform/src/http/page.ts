import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

export const largestPage = 100;

/** `pageNo` from 1 and `pageSize` up to 100; more is a 400. */
export class PageQuery {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  pageNo = 1;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(largestPage)
  pageSize = 20;
}

export const directions = ['asc', 'desc'] as const;
export type Direction = (typeof directions)[number];

export interface Page<T> {
  list: T[];
  pageNum: number;
  totalPages: number;
  totalCount: number;
}

export function pageOf<T>(
  list: T[],
  query: { pageNo: number; pageSize: number },
  totalCount: number,
): Page<T> {
  return { list, pageNum: query.pageNo, totalPages: Math.ceil(totalCount / query.pageSize), totalCount };
}
