import { ApiProperty } from '@nestjs/swagger';
import { formatMoney, type Book } from '#libs/money';
import type { PoolSums } from '../jackpot-pool.repository.js';

export class JackpotPoolResponse {
  @ApiProperty({ enum: ['REAL', 'PLAY'] }) book!: Book;
  @ApiProperty() vassalage!: string;
  @ApiProperty({ example: 'mini' }) pool!: string;
  @ApiProperty({ example: '1250000.00' }) shares!: string;
  @ApiProperty({ example: '1250000.00' }) awards!: string;
  /** Shares less awards; negative by the seeds that the operator has advanced. */
  @ApiProperty({ example: '-1250000.00' }) balance!: string;

  static of(this: void, { book, vassalage, pool, shares, awards }: PoolSums): JackpotPoolResponse {
    const [fed, paid] = [BigInt(shares), BigInt(awards)];
    const balance = formatMoney(fed - paid);
    return { book, vassalage, pool, shares: formatMoney(fed), awards: formatMoney(paid), balance };
  }
}
