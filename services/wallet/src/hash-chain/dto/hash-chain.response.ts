import { ApiProperty } from '@nestjs/swagger';
import { damages, type BadRow, type ChainHead, type Verification } from '../hash-chain.rules.js';

export class SealHeadResponse {
  /** 0 before the first block. */
  @ApiProperty()
  block!: number;

  @ApiProperty({ format: 'uuid' })
  throughId!: string;

  /** SHA-256, hexadecimal. A copy kept elsewhere proves that the chain was not rewritten. */
  @ApiProperty()
  hash!: string;

  static of({ block, throughId, hash }: ChainHead): SealHeadResponse {
    return { block: Number(block), throughId, hash: hash.toString('hex') };
  }
}

export class BadRowResponse {
  @ApiProperty()
  block!: number;

  @ApiProperty({ enum: damages })
  damage!: string;

  /** Null if a block is damaged, not a posting. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  postingId!: string | null;

  static of({ block, damage, postingId }: BadRow): BadRowResponse {
    return { block: Number(block), damage, postingId };
  }
}

export class VerificationResponse {
  @ApiProperty()
  fromBlock!: number;

  @ApiProperty()
  throughBlock!: number;

  @ApiProperty()
  postings!: number;

  @ApiProperty({ type: BadRowResponse, nullable: true })
  bad!: BadRowResponse | null;

  @ApiProperty({ type: SealHeadResponse })
  head!: SealHeadResponse;

  /** First block of the next call; null at the end. */
  @ApiProperty({ type: Number, nullable: true })
  next!: number | null;

  static of(result: Verification): VerificationResponse {
    return {
      fromBlock: Number(result.fromBlock),
      throughBlock: Number(result.throughBlock),
      postings: result.postings,
      bad: result.bad && BadRowResponse.of(result.bad),
      head: SealHeadResponse.of(result.head),
      next: result.next === null ? null : Number(result.next),
    };
  }
}
