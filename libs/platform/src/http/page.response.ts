import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Page } from './page.js';

/** The documented form of `Page<T>`: `class MessagePage extends PageResponse(MessageResponse) {}`. */
export function PageResponse<T>(item: Type<T>): Type<Page<T>> {
  class PageOfItems implements Page<T> {
    @ApiProperty({ type: [item] })
    list!: T[];

    @ApiProperty({ type: 'integer' })
    pageNum!: number;

    @ApiProperty({ type: 'integer' })
    totalPages!: number;

    @ApiProperty({ type: 'integer' })
    totalCount!: number;
  }
  return PageOfItems;
}
